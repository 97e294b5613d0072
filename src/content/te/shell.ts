import type { shellMessages as en } from '#content/en/shell.ts';
import { forms } from '#content/plural.ts';
import { services } from '#own/te/services.ts';
import { hoursInShort } from './hours.ts';

const pieces = (count: number): string => forms('te', count, { one: '1 గిఫ్ట్', other: `${count} గిఫ్టులు` });

/** Messages of the frame around every page, of waiting, and of failures. */
export const shellMessages: typeof en = {
  locale: 'te-IN-u-nu-latn',
  /** The names in delivery dates, from Sunday and from January. */
  dayNames: {
    weekdays: 'ఆది సోమ మంగళ బుధ గురు శుక్ర శని'.split(' '),
    months: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్'.split(' '),
  },
  tagline: 'ప్రతి గిఫ్ట్ ఒక కథ చెబుతుంది. మీ గిఫ్ట్‌ను ప్రత్యేకంగా, మీదిగా చేసుకోండి.',
  header: {
    skip: 'నేరుగా విషయానికి వెళ్లండి',
    main: 'ప్రధాన మెనూ',
    menu: 'మెనూ',
    closeMenu: 'మెనూ మూసేయండి',
    search: 'వెతకండి',
    account: 'ఖాతా',
    logInOrSignUp: 'లాగిన్ అవ్వండి లేదా ఖాతా తెరవండి',
    cart: (count: number): string => `కార్ట్, ${pieces(count)}`,
    profile: 'నా ప్రొఫైల్',
    myOrders: 'నా ఆర్డర్లు',
    saved: 'దాచుకున్న గిఫ్టులు',
    whatsapp: 'WhatsApp',
    categories: 'విభాగాలు',
    orders: 'ఆర్డర్లు',
    logOut: 'లాగౌట్',
    delivery: 'దేశమంతటా 5-7 పని దినాల్లో డెలివరీ',
    hours: hoursInShort,
  },
  language: { label: 'భాష' },
  nav: {
    home: 'హోమ్',
    collection: 'కలెక్షన్',
    about: 'మా గురించి',
    contact: 'సంప్రదించండి',
    privacy: 'గోప్యతా విధానం',
    terms: 'నిబంధనలు, షరతులు',
  },
  footer: {
    label: 'పేజీ దిగువ భాగం',
    services: 'సేవలు',
    offered: services,
    pages: 'పేజీలు',
    categories: 'విభాగాలు',
    visit: 'మా షాపుకు రండి',
    home: 'హోమ్',
    collection: 'కలెక్షన్',
    about: 'మా గురించి',
    contact: 'సంప్రదించండి',
    privacy: 'గోప్యతా విధానం',
    terms: 'నిబంధనలు, షరతులు',
    keywords: 'గిఫ్ట్ గైడ్లు',
    rights: (fullName: string): string => `© ${fullName}`,
    note: 'ధరలు రూపాయల్లో. దేశమంతటా డెలివరీ.',
    social: (shop: string, network: string): string => `${network}లో ${shop}`,
    whatsapp: 'WhatsAppలో మెసేజ్ పంపండి',
  },
  preferences: {
    pauseMotion: 'కదలికలు ఆపండి',
    startMotion: 'కదలికలు మొదలుపెట్టండి',
    lessData: 'డేటా ఆదా చేయండి',
    lessDataHelp: '(వీడియోలు లేకుండా, చిన్న చిత్రాలతో)',
  },
  waiting: {
    loading: 'లోడ్ అవుతోంది...',
    slow: 'ఇంకాస్త సమయం పడుతోంది…',
    slowHelp: 'ఇంటర్నెట్ నెమ్మదిగా ఉంది. కాసేపు ఆగండి, లేదా మళ్లీ ప్రయత్నించండి.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    failed: {
      products: 'గిఫ్టులు లోడ్ కాలేదు.',
      categories: 'విభాగాలు లోడ్ కాలేదు.',
      slides: 'చిత్రాలు లోడ్ కాలేదు.',
    },
    stalePrices: 'ధరలు మారి ఉండవచ్చు.',
    stalePage: 'ఈ పేజీ మారి ఉండవచ్చు.',
  },
  breadcrumbs: { label: 'మీరు ఇక్కడ ఉన్నారు', home: 'హోమ్', collection: 'కలెక్షన్' },
  typing: {
    left: (letters: number): string => `ఇంకా ${letters} అక్షరాలు రాయవచ్చు`,
    cut: (limit: number): string => `${limit} అక్షరాలు మాత్రమే పడతాయి. మిగతాది వదిలేశాం.`,
  },
  crash: {
    title: 'అనుకోని పొరపాటు జరిగింది!',
    offline: 'ఇంటర్నెట్ లేదు',
    offlineHelp: 'ఈ పేజీ లోడ్ కాలేదు. ఇంటర్నెట్ రాగానే దానంతట అదే తెరుచుకుంటుంది.',
    kept: 'మీ కార్ట్ ఈ డివైజ్‌లో భద్రంగా ఉంది.',
    checkOrders: 'మళ్లీ ఆర్డర్ చేసే ముందు “నా ఆర్డర్లు”లో చూడండి: మీ ఆర్డర్ మాకు అంది ఉండవచ్చు.',
    reload: 'పేజీని మళ్లీ లోడ్ చేయండి',
    missingFile: 'వెబ్‌సైట్‌లో ఒక భాగం లోడ్ కాలేదు; ఇప్పుడే అప్‌డేట్ అవుతూ ఉండవచ్చు. ఒక నిమిషం తర్వాత పేజీని మళ్లీ లోడ్ చేయండి.',
    section: 'పేజీలో ఈ భాగం కనిపించడం లేదు. మిగతాదంతా మామూలుగానే పనిచేస్తుంది.',
    home: 'హోమ్‌కు వెళ్లండి',
  },
  toast: { region: 'సందేశాలు', close: 'సందేశం మూసేయండి' },
  errors: {
    unexpected: 'ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి.',
    network: 'షాపుతో కనెక్షన్ లేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    noAnswer: 'షాపు నుండి జవాబు రావడం లేదు. మళ్లీ ప్రయత్నించండి.',
    signedOut: 'మీ లాగిన్ గడువు ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
    tooManyCalls: 'వెబ్‌సైట్ ఇప్పుడు బిజీగా ఉంది. కొన్ని నిమిషాలు ఆగి మళ్లీ ప్రయత్నించండి.',
    /** A time in milliseconds, in whole minutes and at least one. */
    busyFor: (ms: number): string => {
      const minutes = Math.max(1, Math.ceil(ms / 60_000));
      return forms('te', minutes, {
        one: 'వెబ్‌సైట్ ఇప్పుడు బిజీగా ఉంది. ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
        other: `వెబ్‌సైట్ ఇప్పుడు బిజీగా ఉంది. ${minutes} నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.`,
      });
    },
    products: 'గిఫ్టులు లోడ్ కాలేదు',
    product: 'ఈ గిఫ్ట్ లోడ్ కాలేదు',
    slides: 'చిత్రాలు లోడ్ కాలేదు',
    categories: 'విభాగాలు లోడ్ కాలేదు',
    keywords: 'గైడ్లు లోడ్ కాలేదు',
    keyword: 'ఈ గైడ్ లోడ్ కాలేదు',
    cart: 'మీ ఖాతాలో కార్ట్ సేవ్ కాలేదు. అది ఈ డివైజ్‌లో భద్రంగా ఉంది; మళ్లీ ప్రయత్నిస్తాం.',
    cartOffline: 'షాపుతో కనెక్షన్ లేదు, కానీ మీ కార్ట్ ఈ డివైజ్‌లో భద్రంగా ఉంది. ఆర్డర్ చేసే ముందు మీ ఇంటర్నెట్ చూసుకోండి.',
    login: 'లాగిన్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
    register: 'ఖాతా తెరవడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
    order: 'ఆర్డర్ కాలేదు. మీ కార్ట్ భద్రంగా ఉంది.',
    verify: 'పేమెంట్‌ను సరిచూడలేకపోయాం.',
    orders: 'ఆర్డర్లు లోడ్ కాలేదు',
    noSize: 'సైజు ఎంచుకోండి',
    otherCart: 'ఇక్కడున్న కార్ట్ వేరే ఖాతాది. ఆ ఖాతాతో మళ్లీ లాగిన్ అయ్యే వరకు అది అలాగే ఉంటుంది.',
    deviceOnly: 'మీ బ్రౌజర్ ఏదీ సేవ్ చేయనివ్వడం లేదు. మీ కార్ట్ ఈ పేజీ మూసేవరకే ఉంటుంది.',
  },
};
