import { keywords, products } from '#sandbox/catalogue/demo.ts';

/** A text of the page, and where it is. */
export type ShownText = { readonly text: string; readonly where: string };

/**
 * Every text and accessible name of the document that is not marked with another language. It uses no import, so that a browser
 * test can run it in the page.
 */
export function shownTexts(): readonly ShownText[] {
  const { lang } = document.documentElement;
  const isMarked = (node: Element | null): boolean => node?.closest('[lang]')?.getAttribute('lang') !== lang;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const found: ShownText[] = [
    { text: document.title, where: 'title' },
    { text: description, where: 'description' },
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('script, style, noscript, template') || isMarked(parentElement)) continue;
    found.push({ text: node.textContent ?? '', where: parentElement?.outerHTML.slice(0, 160) ?? '' });
  }
  for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const node of document.body.querySelectorAll(`[${name}]`))
      if (!isMarked(node) && !node.closest('[aria-hidden="true"]'))
        found.push({ text: node.getAttribute(name) ?? '', where: name });
  return found.filter(({ text }) => text.trim() !== '');
}

/** Words that are the same in every language: names, payment methods, technical terms and codes. */
const LANGUAGE_NEUTRAL =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b(?:[0-9A-F]{8}|Kanuka(?: Photo Gifts)?|UPI|QR|PIN|ID|WhatsApp|Google Pay|PhonePe|Paytm|PayPal|BHIM|Razorpay|Stripe|STD|JPEG|PNG|WebP|HEIC|MB|KB|LED|IP|Instagram|Facebook|YouTube|EmailJS)(?![A-Za-z])/g;

/** The shop's place from its settings, the Telugu word in its name, and a title that the law prescribes. */
const OWN = ['Tenali, Andhra Pradesh', 'Tenali', 'Andhra Pradesh', 'కానుక', 'Grievance Officer', 'Grievance'];

const LETTERS: Readonly<Record<string, RegExp>> = {
  te: /[\u0C00-\u0C7F]/,
  hi: /[\u0900-\u097F]/,
  'en-XA': /[\u00C0-\u017F]/,
};

const longestFirst = (texts: Iterable<string>): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length);

const categoryOf = ({ category }: (typeof products)[number]): string =>
  typeof category === 'string' ? category : category.name;

/** Short texts of the backend, the longest first: a sentence of the shop may contain one. */
const SAID = longestFirst([
  ...products.flatMap((product) => [product.name, product.subCategory ?? '', ...(product.sizes ?? [])]),
  ...keywords.flatMap(({ keyword, description }) => [keyword, description]),
]);
/** The beginnings of the products' descriptions. */
const ABOUT_PRODUCTS = products.map(({ description }) => description.slice(0, 60));
/** Category names: translated in te and hi, but not in the accented English. */
const CATEGORIES = longestFirst(products.map(categoryOf));
/** English words of Intl in the accented English. */
const DAYS = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|AM|PM|and)\b/gi;

function without(text: string, names: readonly string[]): string {
  const isLetter = (letter: string | undefined): boolean => /[A-Za-z]/.test(letter ?? '');
  return names.reduce((left, name) => {
    if (!left.includes(name)) return left;
    const parts = left.split(name);
    // 'M' is removed as a size, not inside of another word.
    return parts.reduce((all, part) => all + (isLetter(all.at(-1)) || isLetter(part[0]) ? name : ' ') + part);
  }, text);
}

/** The words of a screen in another language than its own, without marked, language-neutral and given ones. */
export function leftOver(texts: readonly ShownText[], tag: string, given: readonly string[] = []): readonly string[] {
  const own = LETTERS[tag] ?? /$^/;
  const others = Object.entries(LETTERS).filter(([other]) => other !== tag && other !== 'en-XA');
  const foreignIn = (text: string): readonly string[] => {
    const plain = text.replaceAll(LANGUAGE_NEUTRAL, ' ');
    const words = (tag === 'en-XA' ? plain.replaceAll(DAYS, ' ') : plain).match(/[\p{L}\p{M}\u200C]+/gu) ?? [];
    return words.filter(
      (word) => (/[A-Za-z]/.test(word) && !own.test(word)) || others.some(([, letters]) => letters.test(word)),
    );
  };
  return texts.flatMap(({ text, where }) => {
    // Most texts have no foreign word at all: looking for hundreds of names in each of them takes long.
    if (foreignIn(text).length === 0) return [];
    if (where === 'description' && ABOUT_PRODUCTS.some((about) => text.includes(about))) return [];
    // A name alone has to be marked with its language where that is possible; inside of a sentence it need not be.
    const mayName = own.test(text) || !where.startsWith('<');
    const names = [...(mayName ? SAID : []), ...(tag === 'en-XA' ? CATEGORIES : []), ...OWN, ...given];
    const foreign = foreignIn(without(text, names));
    return foreign.length > 0 ? [`${foreign.join(' ')}: ${text} (${where})`] : [];
  });
}
