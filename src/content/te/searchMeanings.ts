import type { Spellings } from '#content/en/searchMeanings.ts';
import type { Completions } from '#domain/search/lexicon.ts';

/** What shoppers type in Telugu, and in Telugu with Latin letters, by the English name of its meaning. */
export const spellings: Spellings = {
  mug: 'మగ్, మాగ్, కప్పు, కప్, టీ కప్పు, కాఫీ కప్పు, కాఫీ మగ్, kappu, kappulu, tea kappu, coffee kappu, maggu',
  'magic mug': 'మ్యాజిక్ మగ్, మ్యాజిక్ కప్పు, రంగు మారే మగ్, రంగు మారే కప్పు, rangu mare mug, magic kappu, వేడి నీళ్ల మగ్, vedi neella mug',
  frame: 'ఫ్రేమ్, ఫ్రేం, చట్రం, ఫోటో ఫ్రేమ్, ఫోటో ఫ్రేం, ఫొటో ఫ్రేమ్, ఫొటో చట్రం, పటం, ఫోటో స్టాండ్, patam, photo patam',
  collage: 'కొలాజ్, కొల్లాజ్',
  lamp: 'ల్యాంప్, లాంప్, దీపం, లైట్, ఎల్ఈడీ లైట్, ఫోటో లైట్, ల్యాంపు, వెలిగే, deepam, deepalu, laitu',
  'night lamp': 'రాత్రి దీపం, నైట్ ల్యాంప్, బెడ్ లైట్, నైట్ లైట్, ratri deepam, బెడ్‌రూమ్ లైట్, పడకగది దీపం',
  'crystal cube': 'క్రిస్టల్, క్రిస్టల్ క్యూబ్, గాజు క్యూబ్, స్ఫటికం',
  pillow: 'పిల్లో, దిండు, తలగడ, తలదిండు, తకియా, ఫోటో దిండు, dindu, dindlu, talagada, thalagada, taladindu, photo dindu',
  cushion: 'కుషన్, కుశన్, దిండు, తకియా, ఫోటో దిండు, dindu, dindlu, సోఫా దిండు, sofa dindu',
  'heart cushion': 'హార్ట్ కుషన్, హార్ట్ దిండు, హృదయం దిండు, గుండె ఆకారం దిండు, heart dindu, love dindu',
  print: 'ప్రింట్, ఫోటో ప్రింట్, ముద్రణ, ప్రింటింగ్',
  'wall print':
    'గోడ ఫోటో, గోడ, పోస్టర్, పెయింటింగ్, గోడ బొమ్మ, చిత్రం, వాల్ ఫోటో, గోడ అలంకరణ, చిత్రపటం, gode, goda, goda photo, gode photo, gode meeda photo',
  canvas: 'కాన్వాస్, క్యాన్వాస్, కేన్వాస్, కాన్వాస్ ప్రింట్',
  'acrylic print': 'యాక్రిలిక్, అక్రిలిక్, ఆక్రిలిక్',
  polaroid: 'పోలరాయిడ్, ఇన్‌స్టంట్ ప్రింట్, చిన్న ఫోటోలు, chinna photo',
  'fairy light': 'సీరియల్ లైట్లు, ఫెయిరీ లైట్స్, లైట్ల దండ',
  sticker: 'స్టిక్కర్, స్టికర్, స్టిక్కరు',
  'laptop sticker': 'ల్యాప్‌టాప్ స్టిక్కర్, ల్యాప్‌టాప్',
  'bottle sticker': 'బాటిల్ స్టిక్కర్, సీసా స్టిక్కర్',
  'name sticker': 'పేరు స్టిక్కర్, నేమ్ స్టిక్కర్, peru sticker, perutho sticker, పేరుతో స్టిక్కర్',
  keychain:
    'కీచైన్, కీచెయిన్, కీ చైన్, కీ రింగ్, తాళం చెవి రింగ్, తాళం చెవి, తాళాల గుత్తి, తాళం, కీస్, talam chevi, thalam chevi, talam chevi ring, talala guttu, talam',
  calendar: 'క్యాలెండర్, క్యాలండర్, కాలెండర్, క్యాలెండరు, టేబుల్ క్యాలెండర్, పంచాంగం, panchangam',
  'phone cover':
    'ఫోన్ కవర్, ఫోన్, మొబైల్, కవర్, కేస్, సెల్, సెల్ ఫోన్, సెల్ ఫోన్ కవర్, మొబైల్ కవర్, ఫోన్ కేస్, మొబైల్ కేస్, సెల్ కవర్, ఫోన్‌కవర్, బ్యాక్ కవర్, పౌచ్, ఐఫోన్, cell cover, phone kavar',
  combo: 'కాంబో, హ్యాంపర్, గిఫ్ట్ సెట్, గిఫ్ట్ బాక్స్, సెట్, గిఫ్ట్ ప్యాక్',
  'return gift': 'రిటర్న్ గిఫ్ట్, వాయనం, అతిథులకు గిఫ్ట్, vayanam, return gifts',
  't-shirt': 'టీ షర్ట్, టీషర్ట్, చొక్కా, షర్ట్, టోపీ, chokka',
  clothes: 'చీర, పట్టు చీర, pattu cheera, బట్టలు, డ్రెస్, చెప్పులు, బూట్లు, cheera, battalu, cheppulu, chira',
  jewellery:
    'నగలు, ఉంగరం, గొలుసు, హారం, గాజులు, చెవిపోగులు, రింగ్, బంగారం, బ్రాస్‌లెట్, లాకెట్, nagalu, ungaram, golusu, gajulu, haram, bangaram, ornaments',
  clock: 'గడియారం, గోడ గడియారం, వాల్ క్లాక్, gadiyaram, goda gadiyaram',
  watch: 'వాచ్, చేతి గడియారం, వాచీ, chethi gadiyaram',
  bag: 'బ్యాగ్, సంచి, బ్యాగు, స్కూల్ బ్యాగ్, sanchi',
  wallet: 'పర్సు, వాలెట్, బెల్ట్, pursu',
  magnet: 'మాగ్నెట్, ఫ్రిజ్ మాగ్నెట్, అయస్కాంతం',
  puzzle: 'పజిల్, ఆట, aata',
  bottle: 'బాటిల్, నీళ్ల బాటిల్, సీసా, వాటర్ బాటిల్, neella bottle, టిఫిన్ బాక్స్, ఫ్లాస్క్',
  blanket: 'దుప్పటి, బెడ్‌షీట్, రగ్గు, తువ్వాలు, duppati, bedsheetu, కర్టెన్',
  card: 'కార్డు, శుభలేఖ, పెళ్లి పత్రిక, విజిటింగ్ కార్డ్, పెళ్లి కార్డు, subhalekha, pelli patrika, pelli card',
  album: 'ఆల్బమ్, ఫోటో ఆల్బమ్, పెళ్లి ఆల్బమ్, పుస్తకం, డైరీ, pustakam',
  pen: 'పెన్ను, పెన్, కలం, పెన్సిల్, pennu, kalam',
  'pen drive': 'పెన్ డ్రైవ్',
  electronics: 'ఛార్జర్, హెడ్‌ఫోన్, ఇయర్‌ఫోన్, స్పీకర్, కెమెరా, పవర్ బ్యాంక్',
  cake: 'కేక్, కేకు, చాక్లెట్, స్వీట్లు, మిఠాయి, cake lu, swetlu, mithai',
  flower: 'పూలు, పువ్వులు, గులాబీ, పూల గుత్తి, మొక్క, దండ, poolu, puvvulu, gulabi, mokka, pulu',
  toy: 'బొమ్మ, బొమ్మలు, టెడ్డీ బేర్, bomma, bommalu',
  trophy: 'ట్రోఫీ, విగ్రహం, మెమెంటో, జ్ఞాపిక, షీల్డ్, vigraham, gnapika',
  plate: 'నేమ్ ప్లేట్, పళ్లెం, నామఫలకం, pallem',
  kitchenware: 'గిన్నె, పాత్రలు, గరిటె, చెంచా, ginne, ginnelu, patralu',
  showpiece: 'పూలకుండీ, పూల కుండీ, అగరబత్తి',
  umbrella: 'గొడుగు, కుర్చీ, సోఫా, టీవీ, అద్దం, godugu, kurchi, addam',
  wedding:
    'పెళ్లి, పెళ్ళి, వివాహం, పెళ్లి కానుక, పెళ్లి గిఫ్ట్, వెడ్డింగ్, వధూవరులు, పెళ్లికూతురు, పెళ్లికొడుకు, కొత్త జంట, pelli, pelli kanuka, vivaham, pelli kuthuru, pelli koduku, kotha janta, pendli',
  anniversary: 'పెళ్లి రోజు, పెళ్లిరోజు, వార్షికోత్సవం, యానివర్సరీ, పెళ్లి వార్షికోత్సవం, pelli roju, varshikotsavam, pelliroju, marriage roju',
  engagement: 'నిశ్చితార్థం, ఎంగేజ్‌మెంట్, nischitartham, nischitardham, nischayathambulam',
  love: 'ప్రేమ, లవ్, ప్రేమికులు, ప్రేమికుల రోజు, వాలెంటైన్, అట్ల తద్ది, atla taddi, prema, premikula roju, preminchina',
  birthday:
    'పుట్టినరోజు, పుట్టిన రోజు, జన్మదినం, బర్త్‌డే, బర్త్ డే, పుట్టినరోజు కానుక, puttinaroju, puttina roju, janmadinam, puttinroju, bday roju',
  festival:
    'పండుగ, పండగ, దీపావళి, సంక్రాంతి, ఉగాది, దసరా, వినాయక చవితి, బతుకమ్మ, శ్రావణం, వ్రతం, పేరంటం, panduga, pandaga, deepavali, sankranthi, perantam, vratam',
  christmas: 'క్రిస్మస్',
  'new year': 'కొత్త సంవత్సరం, నూతన సంవత్సరం, న్యూ ఇయర్, kotha samvatsaram, nutana samvatsaram',
  rakhi: 'రాఖీ, రక్షా బంధన్, రాఖీ పండుగ, రక్షాబంధన్, rakhi panduga',
  housewarming:
    'గృహప్రవేశం, గృహ ప్రవేశం, కొత్త ఇల్లు, ఇల్లు, ఇంటికి, gruhapravesham, gruha pravesam, gruhapraveshanam, gruhapravesam, kotha illu, grihapravesam, illu, inti',
  ceremony:
    'ఓణీల ఫంక్షన్, ఓణీలు, లంగా ఓణీ, పంచెకట్టు, ఉపనయనం, ఒడుగు, అన్నప్రాసన, షష్టిపూర్తి, ఫంక్షన్, వేడుక, voni function, langa voni, upanayanam, shashtipurthi, veduka',
  farewell:
    'ప్రారంభోత్సవం, prarambhotsavam, వీడ్కోలు, పదవీ విరమణ, రిటైర్మెంట్, ధన్యవాదాలు, అభినందనలు, జ్ఞాపకం, జ్ఞాపకాలు, veedkolu, padavi viramana, gnapakam, gnapakalu, abhinandanalu',
  office:
    'టీచర్, గురువు, ఆఫీసు, ఆఫీస్, బాస్, ఉపాధ్యాయుడు, ఉపాధ్యాయులు, మాస్టారు, సార్, మేడమ్, డాక్టర్, guruvu, guruvugaru, mastaru, upadhyayudu',
  friend:
    'స్నేహితుడు, స్నేహితురాలు, స్నేహితులు, స్నేహితుల, ఫ్రెండ్, మిత్రుడు, దోస్తు, snehitudu, snehithudu, snehituralu, snehithuralu, snehithulu, mitrudu, dosthu, frendu',
  family:
    'కుటుంబం, కుటుంబ, ఫ్యామిలీ, ఫామిలీ, బంధువులు, అత్త, మామ, మామయ్య, బాబాయ్, పిన్ని, బావ, మరదలు, kutumbam, bandhuvulu, atta, mamayya, babai, pinni, bava, maradalu, vadina, వదిన, పెద్దమ్మ, peddamma, అల్లుడు, కోడలు, పెదనాన్న, చిన్నాన్న, మేనల్లుడు, మేనకోడలు, alludu, kodalu, pedananna, chinnanna, menalludu, menakodalu',
  mother: 'అమ్మ, తల్లి, అత్తమ్మ, amma, thalli, talli, ammagaru, attamma',
  father: 'నాన్న, తండ్రి, మావయ్య, nanna, thandri, tandri, nannagaru, naanna',
  parents: 'అమ్మ నాన్న, తల్లిదండ్రులు, అమ్మానాన్న, పేరెంట్స్, amma nanna, thallidandrulu, tallidandrulu, ammananna',
  grandparents: 'తాత, అమ్మమ్మ, నానమ్మ, తాతయ్య, బామ్మ, అవ్వ, tata, thatha, thathayya, tatayya, ammamma, nanamma, bamma, avva',
  husband: 'భర్త, ~మొగుడు, శ్రీవారు, హస్బెండ్, bharta, bhartha, ~mogudu, srivaru, aayana',
  wife: 'భార్య, ~పెళ్లాం, శ్రీమతి, వైఫ్, bharya, bhaarya, ~pellam, srimathi, aavida',
  girlfriend: 'ప్రియురాలు, గర్ల్‌ఫ్రెండ్, లవర్, అమ్మాయి, priyuralu, ammayi',
  boyfriend: 'ప్రియుడు, బాయ్‌ఫ్రెండ్, అబ్బాయి, priyudu, abbayi',
  couple: 'జంట, దంపతులు, భార్యాభర్తలు, bharya bhartalu, కపుల్, ఆలుమగలు, janta, dampathulu, alumagalu',
  sibling:
    'అన్న, తమ్ముడు, అక్క, చెల్లి, చెల్లెలు, అన్నయ్య, సోదరుడు, సోదరి, anna, annayya, tammudu, thammudu, akka, chelli, chellelu, chellemma, sodari, sodarudu',
  children:
    'పిల్లలు, పిల్లల, పాప, పాపాయి, బాబు, బేబీ, పసిపాప, పసిపిల్లలు, చంటిపాప, బిడ్డ, చిన్నారి, పిల్లాడు, శిశువు, కూతురు, కొడుకు, మనవడు, మనవరాలు, నామకరణం, బారసాల, సీమంతం, ఊయల, pillalu, pillala, pilla, papa babu, babu, bidda, chinnari, kuthuru, koduku, manavadu, manavaralu, namakaranam, barasala, seemantham, uyyala, pasipapa',
  pet: 'కుక్క, కుక్కపిల్ల, పిల్లి, పెంపుడు జంతువు, చిలుక, డాగ్, kukka, kukkapilla, pilli, penpudu jantuvu, chiluka',
  god: 'దేవుడు, గుడి, పూజ, దేవాలయం, పూజ గది, దేవుడి, వెంకటేశ్వర, దేవత, తిరుపతి, devudu, gudi, puja gadi, devalayam, devudi',
  rangoli: 'ముగ్గు, ముగ్గులు, రంగోలి, రంగవల్లి, muggulu, rangavalli',
  travel: 'ప్రయాణం, ప్రకృతి, కొండ, సముద్రం, prayanam, prakruthi, samudram',
  gold: 'బంగారు, బంగారు రంగు, bangaru',
  colour: 'రంగుల, rangula',
  heart: 'హార్ట్, హృదయం, గుండె, hrudayam, gunde',
  memorial: 'జ్ఞాపకార్థం, వర్ధంతి, gnapakartham, vardhanthi',
  wooden: 'చెక్క, కలప, చెక్క ఫ్రేమ్, టేకు, chekka, kalapa, teku',
  ceramic: 'పింగాణీ, సిరామిక్, pingani',
  glass: 'గాజు, గ్లాస్, అద్దం లాంటి, gaju',
  metal: 'లోహం, ఇత్తడి, స్టీలు, ఇనుము, ittadi',
  cloth: 'గుడ్డ, మెత్తని, మెత్తటి, gudda, methani',
  waterproof: 'వాటర్‌ప్రూఫ్, నీటిలో తడవని, tadavani',
  large: 'పెద్ద, పెద్దది, pedda, peddadi',
  small: 'చిన్న, చిన్నది, బుల్లి, chinna, chinnadi, bulli',
  medium: 'మధ్యస్థ, మీడియం',
  name: 'పేరు, పేరుతో, అక్షరాలు, తేదీ, peru, perutho',
  two: 'రెండు, rendu',
  three: 'మూడు, moodu, mudu',
  four: 'నాలుగు, nalugu',
  many: 'ఎక్కువ ఫోటోలు, చాలా ఫోటోలు, chala photolu, ekkuva photolu',
  gift: 'గిఫ్ట్, బహుమతి, కానుక, బహుమానం, గిఫ్టు, కానుకలు, ఏదైనా, మంచి, కొత్త, bahumathi, bahumati, kanuka, bahumanam, kaanuka, edaina, manchi, kotha, giftu, vasthuvu, వస్తువు',
  photo: 'ఫోటో, ఫొటో, ఫోటోలు, బొమ్మతో, photolu',
  filler:
    'ఉన్న, కోసం, కావాలి, కి, కు, లో, తో, మీద, పై, నా, మా, నాకు, మాకు, మీ, చూపించు, చూపించండి, చూపు, ఇవ్వడానికి, ఇవ్వండి, ఇచ్చే, ఇవ్వాలి, వేసిన, వేయించిన, ముద్రించిన, ఉన్నాయా, ఉందా, దొరుకుతుందా, చేయాలి, చేయించాలి, కొనాలి, అది, ఈ, ఒక, మరియు, గారు, గారికి, గారి, అయిన, వాడే, పెట్టే, lu, emi, kosam, kavali, kavalenu, kavala, kavalandi, naku, maku, na, unna, unnadi, vunna, unnaya, ki, ku, lo, tho, to, meeda, mida, pai, chupinchu, chupinchandi, choopinchu, choopinchandi, ivvadaniki, ivvali, icche, konali, vesina, oka, ee, gariki, garu, gari, dorukutunda, cheyali, undaa, unda',
  under:
    'లోపు, లోపల, కంటే తక్కువ, కన్నా తక్కువ, తక్కువలో, lopu, lopala, kante takkuva, kanna takkuva, kante thakkuva, lopala unna, takkuvalo',
  over: 'పైన, కంటే ఎక్కువ, కన్నా ఎక్కువ, kante ekkuva, paina',
  between: 'మధ్య, నుంచి, నుండి, madhya, nunchi, nundi',
  rupees: 'రూపాయలు, రూపాయల, రూ, రూపాయిల, rupayalu, rupayala, rupailu, rupayalaku',
  cheap:
    'తక్కువ ధర, చవక, చౌక, తక్కువ ధరలో, తక్కువ రేటు, తక్కువ, takkuva dhara, thakkuva dhara, takkuva, thakkuva, chavaka, chouka, takkuva rate, takkuva dharalo',
  costly: 'ఖరీదైన, ఎక్కువ ధర, khareedaina, kharidaina, ekkuva dhara',
};

/** How a search for an occasion or a person goes on, in Latin letters and in the language's own. */
export const completions: Completions = { occasion: ['… gift', '… గిఫ్ట్'], person: ['… kosam gift', '… కోసం గిఫ్ట్'] };
