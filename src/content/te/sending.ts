import type { en } from '#content/en/sending.ts';

/** Words for sending an order's print file to the shop. What the shop itself reads says its facts in English too. */
export const te: typeof en = {
  title: { photo: 'మీ ఫోటో పంపండి', design: 'మీ డిజైన్ పంపండి' },
  close: 'మూసేయండి',
  lead: 'మీ డిజైన్లు ఉన్న PDF నుంచి ప్రింట్ చేస్తాం. దాన్ని మీరే మాకు పంపాలి; ఇక్కడ ఏదీ అప్‌లోడ్ కాదు.',
  making: 'మీ ప్రింట్ ఫైల్ తయారవుతోంది…',
  page: (page: number, of: number): string => `${of} పేజీల్లో ${page}వ పేజీ`,
  cancel: 'రద్దు చేయండి',
  cancelled: 'రద్దయింది. మీ ఫోటోలు, ఆర్డర్ ఏవీ మారలేదు.',
  make: 'ప్రింట్ ఫైల్ తయారుచేయండి',
  failed: 'ప్రింట్ ఫైల్ తయారు కాలేదు. మీ ఫోటోలు, ఆర్డర్ భద్రంగా ఉన్నాయి. వేరే యాప్‌లు మూసేసి, మళ్లీ ప్రయత్నించండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  gone: (name: string): string =>
    `ఈ గిఫ్ట్‌లోని ఒక ఫోటో ఇప్పుడు ఈ ఫోన్ లేదా కంప్యూటర్‌లో లేదు: ${name}. అందుకే ప్రింట్ ఫైల్ తయారు కాదు. మీ ఆర్డర్ భద్రంగా ఉంది.`,
  addAgain: 'ఫోటోను మళ్లీ పెట్టండి',
  contents: 'ఈ ఫైల్‌లో ఉన్నవి',
  which: (number: number, of: number): string => `${of} డిజైన్లలో ${number}వది`,
  pieces: (pieces: number): string => (pieces === 1 ? '1 పీసు' : `${pieces} పీసులు`),
  facts: (prints: number, size: string): string =>
    `PDF, ${prints === 1 ? '1 ప్రింట్' : `${prints} ప్రింట్లు`}, ${size}. చోటు, తేదీ, కెమెరా వివరాలు ఇందులో ఉండవు.`,
  lowered: (prints: number): string =>
    `మెమరీ సరిపోక ${prints === 1 ? '1 ప్రింట్' : `${prints} ప్రింట్లు`} మీ ఫోటోల అంత స్పష్టంగా రాలేదు. వేరే యాప్‌లు మూసేసి మళ్లీ ప్రయత్నించండి, లేదా ఇలాగే పంపండి.`,
  share: (files: number): string => (files === 1 ? 'PDF షేర్ చేయండి' : `${files} PDFలు షేర్ చేయండి`),
  shareHelp: (to: string): string =>
    `WhatsApp లేదా ఈమెయిల్ ఎంచుకుని, మా షాపును ఎంచుకోండి (${to}). అక్కడ మేము కనిపించకపోతే, కింది విధంగా పంపండి.`,
  shareFailed: 'ఇక్కడి నుండి షేర్ చేయడం కుదరలేదు. మీ ప్రింట్ ఫైల్ సిద్ధంగా ఉంది: కింది విధంగా పంపండి.',
  steps: 'ఇలా పంపండి',
  orSteps: 'లేదా ఇలా పంపండి',
  save: (files: number): string => (files === 1 ? 'ప్రింట్ ఫైల్‌ను సేవ్ చేయండి' : `ప్రింట్ ఫైల్‌లోని ${files} భాగాలనూ సేవ్ చేయండి`),
  download: (size: string): string => `PDF డౌన్‌లోడ్ చేయండి, ${size}`,
  downloadPart: (part: number, of: number, size: string): string => `${of} భాగాల్లో ${part}వది డౌన్‌లోడ్ చేయండి, ${size}`,
  openWhatsapp: (number: string): string => `మా WhatsApp (${number}) తెరిచి, మీ ఆర్డర్ నంబర్ రాసి ఉన్న మెసేజ్ పంపండి`,
  whatsapp: 'WhatsApp తెరవండి',
  openMail: 'మాకు పంపే ఈమెయిల్ తెరవండి: మీ ఆర్డర్ నంబర్ రాసి ఉంటుంది',
  mail: 'ఈమెయిల్ రాయండి',
  attach: (file: string): string => `పేపర్‌క్లిప్ గుర్తు నొక్కి (ఐఫోన్‌లో +), డాక్యుమెంట్ (Document) ఎంచుకుని, ${file} జతచేసి పంపండి`,
  attachAll: (files: number): string =>
    `పేపర్‌క్లిప్ గుర్తు నొక్కి (ఐఫోన్‌లో +), డాక్యుమెంట్ (Document) ఎంచుకుని, ${files} PDFలూ జతచేసి పంపండి`,
  asPhoto: 'ఫోటోగా పంపకండి: WhatsApp ఫోటోల సైజు తగ్గిస్తుంది, దాంతో ప్రింట్ మసకగా వస్తుంది.',
  document: 'డాక్యుమెంట్',
  attachMail: (file: string): string => `${file} జతచేసి పంపండి`,
  attachMailAll: (files: number): string => `${files} PDFలూ జతచేసి పంపండి`,
  orMail: 'లేదా ఈమెయిల్‌లో పంపండి:',
  copyMail: 'మా ఈమెయిల్ కాపీ చేయండి',
  copied: 'కాపీ అయింది.',
  copyFailed: 'కాపీ కాలేదు. సెలెక్ట్ చేసి మీరే కాపీ చేయండి.',
  subject: (order: string): string => `ఆర్డర్ ${order} ప్రింట్ ఫైల్ (Print file for order ${order})`,
  message: (order: string): string =>
    `ఆర్డర్ ${order}: నా ప్రింట్ ఫైల్‌ను PDF డాక్యుమెంట్‌గా పంపుతున్నాను. (Order ${order}: print file as a PDF.)`,
  asked: 'ప్రింట్ ఫైల్ పంపారా?',
  askedHelp: 'పంపేవరకు “నా ఆర్డర్లు”లో గుర్తు చేస్తూ ఉంటాం.',
  sent: 'పంపాను',
  notYet: 'ఇంకా లేదు',
  thanks: 'ధన్యవాదాలు. ప్రింట్ చేసే ముందు ఫైల్‌ను సరిచూస్తాం. కావాలంటే “నా ఆర్డర్లు” నుంచి మళ్లీ పంపవచ్చు.',
  lab: {
    title: 'ఫోటో ల్యాబ్ కోసం JPEG చిత్రాలు',
    help: 'మేము PDF నుంచే ప్రింట్ చేస్తాం. ఇవి JPEG మాత్రమే ప్రింట్ చేసే ఫోటో ల్యాబ్‌ల కోసం.',
    make: 'చిత్రాలు తయారుచేయండి',
    making: 'చిత్రాలు తయారవుతున్నాయి…',
    picture: (picture: number, of: number): string => `${of} చిత్రాల్లో ${picture}వది`,
    download: (pictures: number, size: string): string =>
      pictures === 1 ? `చిత్రం డౌన్‌లోడ్ చేయండి, ${size}` : `zip డౌన్‌లోడ్: ${pictures} చిత్రాలు, ${size}`,
    failed: 'చిత్రాలు తయారు కాలేదు. మీ ఫోటోలు, ఆర్డర్ భద్రంగా ఉన్నాయి. వేరే యాప్‌లు మూసేసి, మళ్లీ ప్రయత్నించండి.',
  },
};
