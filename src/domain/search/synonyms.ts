import { MAX_TOKENS, tokensOf } from '#domain/text/tokens.ts';

/**
 * How shoppers write the English names of products: in Telugu, in Hindi, and both in Latin letters. One spelling may
 * mean several. English words and their beginnings ('mag') are left out: they are searched for unchanged.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  photo: 'ఫోటో ఫొటో फ़ोटो फ़ोटोज़',
  'photo frame': 'ఫోటోఫ్రేమ్ ఫొటోఫ్రేమ్ फ़ोटोफ़्रेम',
  frame: 'ఫ్రేమ్ ఫ్రేం చట్రం फ़्रेम',
  mug: 'మగ్ మాగ్ కప్పు मग कप प्याला kappu kappulu maggu maggulu pyala',
  pillow: 'పిల్లో దిండు తలగడ తలదిండు తకియా पिलो तकिया सिरहाना dindu dindlu talagada takiya takiye takia',
  cushion: 'కుషన్ కుశన్ దిండు తకియా कुशन तकिया dindu dindlu takiya takiye takia',
  lamp: 'ల్యాంప్ లాంప్ దీపం దియా लैंप दीया दिया दीपक diya diye deepam deepalu deepak',
  print: 'ప్రింట్ प्रिंट',
  sticker: 'స్టిక్కర్ स्टिकर स्टीकर',
  keychain: 'కీచైన్ కీచెయిన్ कीचेन कीचैन',
  calendar: 'క్యాలెండర్ క్యాలండర్ కాలెండర్ कैलेंडर कैलंडर',
  'phone cover': 'ఫోన్‌కవర్ फ़ोनकवर',
  phone: 'ఫోన్ మొబైల్ फ़ोन मोबाइल',
  cover: 'కవర్ కేస్ कवर केस',
  gift: 'గిఫ్ట్ బహుమతి गिफ़्ट तोहफ़ा उपहार',
  // Words between those above that mean nothing in a search.
  '': 'ఉన్న కోసం वाला वाली का की के',
};

const NUKTA = /\u093C/g;
const TELUGU_PLURAL = /(?:్స్|లు)$/;
const TELUGU_ENDING = /[ాుం్]$/;
const HINDI_PLURAL = /(?:्स|ों|े|ा)$/;
/** A nasal is written as a letter, or as a dot over the letter before it. */
const TELUGU_NASAL = /[ఙఞణనమ]్(?=[క-మ])/g;
const HINDI_NASAL = /[ङञणनम]्(?=[क-म])/g;
const DOUBLED = /(\p{L})[\u094D\u0C4D]\1/gu;
const IS_LATIN = /^[a-z]+$/;

/** The key by which tokens are compared: the same for spellings, plurals and endings of one word. */
function keyOf(token: string): string {
  if (IS_LATIN.test(token)) return token.replace(/s$/, '');
  return token
    .replaceAll(NUKTA, '')
    .replace(TELUGU_PLURAL, '')
    .replace(TELUGU_ENDING, '')
    .replace(/ए$/, 'य')
    .replace(HINDI_PLURAL, '')
    .replaceAll(TELUGU_NASAL, 'ం')
    .replaceAll(HINDI_NASAL, 'ं')
    .replaceAll(DOUBLED, '$1');
}

/** English terms by the key of each spelling. */
const termsByKey = new Map<string, readonly string[]>();
for (const [term, spellings] of Object.entries(SPELLINGS))
  for (const token of tokensOf(spellings)) {
    const key = keyOf(token);
    const before = termsByKey.get(key) ?? [];
    if (!before.includes(term)) termsByKey.set(key, [...before, term]);
  }

/** The least letters and signs of an Indian script by which the beginning of a word is recognised. */
const MIN_PREFIX_LETTERS = 3;
/** A query of several ambiguous words would have too many variants. */
const MAX_VARIANTS = 4;

function englishTermsFor(token: string): readonly string[] | undefined {
  const key = keyOf(token);
  const whole = termsByKey.get(key);
  if (whole || IS_LATIN.test(token) || key.length < MIN_PREFIX_LETTERS) return whole;
  const prefixed = [...termsByKey].filter(([other]) => other.startsWith(key)).flatMap(([, each]) => each);
  return prefixed.length > 0 ? [...new Set(prefixed)] : undefined;
}

/**
 * The variants of a query, the first as typed. The others have the English terms of Telugu and Hindi words, by which
 * products are named. A query without such words has one variant.
 */
export function queryVariants(text: string): readonly string[] {
  const tokens = tokensOf(text).slice(0, MAX_TOKENS);
  let variants = [''];
  let isForeign = false;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    // 'కీ చైన్' is one word written as two.
    const pair = termsByKey.get(keyOf(token + (tokens[place + 1] ?? '')));
    const known = pair ?? englishTermsFor(token);
    if (pair && tokens[place + 1] !== undefined) place += 1;
    if (known) isForeign = true;
    variants = variants.flatMap((before) => (known ?? [token]).map((term) => `${before} ${term}`.trim()));
    variants = variants.slice(0, MAX_VARIANTS);
  }
  return isForeign ? [text, ...variants.filter((variant) => variant !== '')] : [text];
}
