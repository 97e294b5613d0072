import type { en } from '#content/en/personalise.ts';
import { forms } from '#content/plural.ts';

/** Words for the shopper's own photo on pages and rows. */
export const te: typeof en = {
  personalise: {
    heading: 'మీ ఫోటో పెట్టండి',
    open: 'ఫోటో పెట్టండి',
    openNamed: (name: string): string => `ఫోటో పెట్టండి: ${name}`,
    later: 'తర్వాత కూడా పంపవచ్చు.',
    kept: 'మీ డిజైన్ ఈ డివైజ్‌లో భద్రంగా ఉంది.',
    printsAt: {
      sharp: (size: string): string => `${size} సైజులో స్పష్టం`,
      good: (size: string): string => `${size} సైజులో బాగుంది`,
      blur: (size: string): string => `${size} సైజులో మసకబారవచ్చు`,
      unconfirmed: (): string => 'ప్రింట్ సైజును మేము కన్ఫర్మ్ చేస్తాం',
    },
    empty: (empty: number, of: number): string =>
      empty === of
        ? 'ఇంకా ఫోటో లేదు'
        : forms('te', empty, { one: 'ఒక ఫోటో చోటు ఇంకా ఖాళీగా ఉంది', other: `${empty} ఫోటో చోట్లు ఇంకా ఖాళీగా ఉన్నాయి` }),
    noModel: 'ఫోన్ మోడల్ ఇంకా రాయలేదు',
    show: 'ప్రివ్యూ షేర్ చేయండి',
    showText: (name: string): string => `నా ${name} ప్రివ్యూ:`,
    showFailed: 'ప్రివ్యూను ఇక్కడి నుండి షేర్ చేయడం కుదరలేదు.',
    linkCopied: 'లింకు కాపీ అయింది.',
    unreadable: 'ఈ డివైజ్‌లో ఉన్న మీ ఫోటోలు ఇప్పుడు తెరుచుకోవడం లేదు. అవి పోలేదు: కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
    readAgain: 'మళ్లీ ప్రయత్నించండి',
    startNew: 'కొత్త డిజైన్ మొదలుపెట్టండి',
    notKept: 'ఈ ట్యాబ్ మూసే వరకు మీ డిజైన్ ఉంటుంది.',
    change: 'మార్చండి',
    changeNamed: (name: string): string => `${name}: మీ ఫోటో మార్చండి`,
    remove: 'తొలగించండి',
    removeNamed: (name: string): string => `${name}: మీ డిజైన్ తొలగించండి`,
    removed: 'ఈ డివైజ్ నుండి తొలగించాం.',
    notRemoved: 'మీ బ్రౌజర్ మీ ఫోటోలను ఇప్పుడు తొలగించలేకపోయింది. అవి ఎవరికీ కనిపించవు; మీరు మళ్లీ వచ్చినప్పుడు తొలగించడానికి ప్రయత్నిస్తాం.',
    travels: 'ఆర్డర్ చేశాక మీ ఫోటోను “నా ఆర్డర్లు” నుండి మాకు పంపండి. అది ఇక్కడ అప్‌లోడ్ కాదు.',
    preview: (name: string): string => `${name}, మీ డిజైన్‌తో`,
    stored: 'ఈ డివైజ్‌లో ఉన్న ఫోటోలు',
    storedLead: 'మీరు డిజైన్ చేసిన గిఫ్టులు. మీరు పంపే వరకు వాటి ఫోటోలు ఈ డివైజ్‌లోనే ఉంటాయి. ఆర్డర్ చేసినవాటిని పంపాకే తొలగించండి.',
    storedUsed: (used: string): string => `వాడిన చోటు: ${used}`,
    storedItem: (name: string, size: string): string => (size === '' ? name : `${name}, ${size}`),
    storedNumber: (item: string, number: number): string => `${item}, డిజైన్ ${number}`,
    storedOrdered: (item: string): string => `${item}, ఆర్డర్‌లోది`,
    removeAll: 'మిగతా డిజైన్లన్నీ తొలగించండి',
    removeMine: 'ఈ డివైజ్ నుండి నా ఫోటోలు తొలగించండి',
  },
  sharpness: {
    sharp: 'స్పష్టం',
    good: 'బాగుంది',
    blur: 'మసకబారవచ్చు',
    unconfirmed: 'ప్రింట్ సైజును మేము కన్ఫర్మ్ చేస్తాం',
  },
  send: {
    photo: {
      large: 'మీ ఫోటో పంపండి',
      button: 'మీ ఫోటో షాపుకు పంపండి',
      again: 'ఫోటో మళ్లీ పంపండి',
      waiting: (designs: number): string => forms('te', designs, { one: 'ఫోటో ఇంకా పంపలేదు', other: 'ఫోటోలు ఇంకా పంపలేదు' }),
    },
    design: {
      large: 'మీ డిజైన్ పంపండి',
      button: 'మీ డిజైన్ షాపుకు పంపండి',
      again: 'డిజైన్ మళ్లీ పంపండి',
      waiting: (designs: number): string => forms('te', designs, { one: 'డిజైన్ ఇంకా పంపలేదు', other: 'డిజైన్లు ఇంకా పంపలేదు' }),
    },
    named: (action: string, order: string): string => `${action}: ఆర్డర్ ${order}`,
    elsewhere: 'ఫోటో ఈ డివైజ్‌లో లేదు. మీరు ఆర్డర్ చేసిన డివైజ్ నుండి పంపండి, లేదా ఇక్కడ పెట్టండి.',
    add: 'మీ ఫోటో పెట్టండి',
    addNamed: (name: string): string => `మీ ఫోటో పెట్టండి: ${name}`,
    waitingHelp: 'మీరు ప్రింట్ ఫైల్ పంపాకే ప్రింట్ చేయగలం: అది ఇక్కడ అప్‌లోడ్ కాదు.',
    sent: 'పంపాను',
    thanks: 'ధన్యవాదాలు. కింద ఉన్న ఆర్డర్ నుండి మళ్లీ పంపవచ్చు.',
  },
  samePhoto: {
    title: 'దీనికి ఏ ఫోటో?',
    lead: 'ఈ గిఫ్ట్ మీ ఫోటోతో ఇప్పటికే మీ కార్ట్‌లో ఉంది.',
    leadOrdered: 'దీన్ని మీ ఫోటోతో ఆర్డర్ చేశారు; ఆ ఫోటో ఇంకా ఈ డివైజ్‌లోనే ఉంది.',
    elsewhere: 'మీ కార్ట్‌లో ఉంది. దీని ఫోటో ఈ డివైజ్‌లో లేదు: ఇప్పుడే పెట్టండి, లేదా ఆర్డర్ చేశాక పంపండి.',
    same: 'అదే ఫోటో',
    another: 'వేరే ఫోటో',
    later: 'ఫోటో తర్వాత పంపండి',
    close: 'మూసేయండి',
  },
  line: {
    preview: (name: string, part: number): string => `${name}, మీ డిజైన్ ${part}తో`,
    enlargeNamed: (name: string, part: string): string =>
      ['మీ డిజైన్ పెద్దగా చూడండి', name, part].filter((text) => text !== '').join(', '),
    closeLarge: 'చిత్రం మూసేయండి',
    part: (number: number): string => `డిజైన్ ${number}`,
    with: 'మీ ఫోటోతో',
    withDesign: 'మీ డిజైన్‌తో',
    pieces: (pieces: number): string => forms('te', pieces, { one: 'ఇలాంటిది 1', other: `ఇలాంటివి ${pieces}` }),
    without: (pieces: number, of: number): string =>
      pieces === of ? 'ఇంకా ఫోటో లేదు' : forms('te', pieces, { one: '1 పీస్‌కు ఫోటో లేదు', other: `${pieces} పీసులకు ఫోటో లేదు` }),
    later: 'ఇప్పుడే పెట్టండి, లేదా ఆర్డర్ చేశాక పంపండి.',
    add: 'మీ ఫోటో పెట్టండి',
    change: 'ఫోటో మార్చండి',
    different: '1 పీస్‌కు ఫోటో మార్చండి',
    openNamed: (hasPhoto: boolean, name: string, part: string): string =>
      [hasPhoto ? 'ఫోటో మార్చండి' : 'మీ ఫోటో పెట్టండి', name, part].filter((text) => text !== '').join(', '),
    differentNamed: (name: string, part: string): string =>
      ['1 పీస్‌కు ఫోటో మార్చండి', name, part].filter((text) => text !== '').join(', '),
    quantityOf: (name: string, part: number): string => `ఎన్ని కావాలి: ${name}, డిజైన్ ${part}`,
    less: (name: string, part: number): string => `ఒకటి తగ్గించండి: ${name}, డిజైన్ ${part}`,
    more: (name: string, part: number): string => `ఒకటి పెంచండి: ${name}, డిజైన్ ${part}`,
    most: 'గరిష్ఠంగా 9,999. ఇంకా ఎక్కువ కావాలంటే మమ్మల్ని సంప్రదించండి.',
  },
};
