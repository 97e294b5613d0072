import type { GiftNote } from '#domain/order/giftNote.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import type { ordersMessages as en } from '#content/en/orders.ts';
import { tellUs } from './ways.ts';

/** Words of My Orders. Messages to the shop repeat their facts in English. */
export const ordersMessages: typeof en = {
  title: 'నా ఆర్డర్లు',
  pageTitle: 'నా ఆర్డర్లు',
  refresh: 'రిఫ్రెష్ చేయండి',
  loading: 'మీ ఆర్డర్లు లోడ్ అవుతున్నాయి...',
  more: 'మరిన్ని ఆర్డర్లు చూపించు',
  empty: 'మీ ఆర్డర్లు ఇంకా ఏవీ లేవు.',
  emptyHelp: 'గిఫ్ట్ ఆర్డర్ చేశాక, అది ఎక్కడిదాకా వచ్చిందో ఇక్కడ చూడవచ్చు.',
  pleaseLogIn: 'మీ ఆర్డర్లు చూడాలంటే లాగిన్ అవ్వండి.',
  mustLogIn: 'ఆర్డర్లు చూడాలంటే లాగిన్ అయి ఉండాలి.',
  failed: 'ఆర్డర్లు లోడ్ కాలేదు',
  logIn: 'లాగిన్',
  unnamed: 'గిఫ్ట్',
  quantity: (count: number): string => `సంఖ్య: ${count}`,
  size: (size: string): string => `సైజు ${size}`,
  date: (day: string): string => `తేదీ: ${day}`,
  method: (method: string): string => `విధానం: ${method}`,
  amount: 'ఆర్డర్ మొత్తం',
  number: (ref: string): string => `ఆర్డర్ నంబర్ ${ref}`,
  designed: (words: string, note: string): string =>
    [words && `అక్షరాలు: ${words}`, note && `గమనిక: ${note}`].filter((part) => part !== '').join('. '),
  calendarFrom: (month: string): string => `క్యాలెండర్ మొదటి నెల: ${month}`,
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [message && `గిఫ్ట్‌తో సందేశం: ${message}`, hidePrice && 'ధర కనిపించదు'].filter(Boolean).join('. '),
  destination: (to: string): string => `డెలివరీ: ${to}`,
  /** Cash: the shop calls, and is paid after that. */
  afterConfirmation: 'కన్ఫర్మ్ అయ్యాక చెల్లింపు',
  paidAfterConfirmation: 'కన్ఫర్మ్ అయ్యాక చెల్లించారు',
  paid: 'చెల్లింపు పూర్తయింది',
  pending: 'చెల్లింపు పెండింగ్',
  stage: (stage: number, of: number): string => `${of} దశల్లో ${stage}వది`,
  again: 'మళ్లీ ఆర్డర్ చేయండి',
  againNamed: (name: string): string => `మళ్లీ ఆర్డర్ చేయండి: ${name}`,
  againLoading: 'గిఫ్టులు ఇంకా లోడ్ అవుతున్నాయి. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  againFailed: 'గిఫ్టులు లోడ్ కాలేదు, అందుకే కార్ట్‌లో ఏదీ వేయలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  asBefore: 'చివరిసారి చూసినప్పటి ఆర్డర్లు ఇక్కడ ఉన్నాయి.',
  placed: {
    title: 'ఆర్డర్ అయింది',
    cod: (phone: string): string =>
      phone === '' ? 'మేము మీకు ఫోన్ చేస్తాం, తర్వాత మీరు చెల్లించవచ్చు.' : `మేము ${phone}కు ఫోన్ చేస్తాం, తర్వాత మీరు చెల్లించవచ్చు.`,
    upi: 'మీ UPI చెల్లింపును సరిచూస్తున్నాం.',
    number: 'ఆర్డర్ నంబర్',
    copy: 'ఆర్డర్ నంబర్ కాపీ చేయండి',
    total: 'మొత్తం',
    arrives: 'డెలివరీ',
    close: 'ఇప్పుడు చేసిన ఆర్డర్ వివరాలు మూసేయండి',
    sendPhoto: 'ఫోటో పంపండి',
    photoHelp: 'స్క్రీన్‌షాట్ కంటే అసలు ఫోటో ఫైల్ ప్రింట్‌లో బాగా వస్తుంది.',
    photoSubject: (number: string): string => `ఆర్డర్ ${number} కోసం నా ఫోటో (Photo for my order ${number})`,
    photoMessage: (number: string, items: string): string =>
      `ఆర్డర్ ${number} కోసం నా ఫోటో ఇదిగో.\nHere is my photo for order ${number}.\n${items}`,
  },
  againGone: 'ఈ గిఫ్ట్ ఆ సైజులో ఇప్పుడు దొరకడం లేదు.',
  againAdded: (name: string): string => `${name} మీ కార్ట్‌లో ఉంది.`,
  andMore: (left: number): string => `ఇంకా ${left} (and ${left} more)`,
  proof: 'రుజువు పంపండి',
  proofNamed: (name: string): string => `రుజువు పంపండి: ${name}`,
  proofMessage: (number: string, order: string): string =>
    `UPI transaction ID: \nఈ ఆర్డర్‌కు నా UPI చెల్లింపు రుజువు పంపుతున్నాను.\nProof of my UPI payment for order ${number}:\n${order}`,
  mail: 'ఈ ఆర్డర్ ఈమెయిల్ చేయండి',
  mailNamed: (name: string): string => `ఈ ఆర్డర్ ఈమెయిల్ చేయండి: ${name}`,
  twice: (copies: number, capabilities: ShopCapabilities): string =>
    `మీ ఆర్డర్ మాకు ${copies === 2 ? 'రెండుసార్లు' : `${copies} సార్లు`} వచ్చింది. మీరు ఒక్కసారే చెల్లిస్తే చాలు; ${tellUs(capabilities)}.`,
  paidTwice: (capabilities: ShopCapabilities): string =>
    `ఈ ఆర్డర్‌కు మీరు రెండుసార్లు చెల్లించారు. దయచేసి ${tellUs(capabilities)}; ఒకసారి చెల్లించిన డబ్బు తిరిగి ఇస్తాం.`,
  paidTwiceMessage: (ref: string): string =>
    `నా ఆర్డర్ ${ref}కు రెండుసార్లు చెల్లించాను. ఒకసారి చెల్లించిన డబ్బు తిరిగి ఇవ్వండి.\nI have paid twice for my order ${ref}. Please pay one back.`,
  tellUs: ({ whatsapp }: ShopCapabilities): string => (whatsapp ? 'WhatsAppలో చెప్పండి' : 'మాకు రాయండి'),
  tellUsSubject: 'నా ఆర్డర్ (My order)',
  twiceMessage: (ref: string, copies: number): string =>
    `నా ఆర్డర్ ${ref} మీకు ${copies} సార్లు వచ్చింది. నాకు ఒకటే కావాలి, మిగతావి రద్దు చేయండి.\nMy order ${ref} reached you ${copies} times. I want it once. Please cancel the others.`,
  settled: {
    received: (total: string): string => `మీ ${total} ఆర్డర్ మాకు చేరింది.`,
    missing: (total: string): string => `మీ ${total} ఆర్డర్ మాకు చేరలేదు. ఏదీ ఆర్డర్ కాలేదు.`,
    unpaid: (total: string): string => `మీ ${total} ఆర్డర్‌కు చెల్లింపు జరగలేదు.`,
    unconfirmed: (total: string): string => `మీ ${total} చెల్లింపు ఇంకా కన్ఫర్మ్ కాలేదు.`,
    cardBegun: (total: string): string => `మీరు కార్డుతో చేసిన ${total} చెల్లింపు పూర్తయి ఉండవచ్చు.`,
    widgetBegun: (total: string): string => `${total} చెల్లింపు మొదలైంది, అది పూర్తయినట్లు మాకు ఇంకా తెలియలేదు.`,
  },
  settledHelp: (capabilities: ShopCapabilities) => ({
    received: 'అది కింది జాబితాలో ఉంది. మళ్లీ ఆర్డర్ చేయనవసరం లేదు.',
    missing: 'మీ కార్ట్ అలాగే ఉంది.',
    unpaid: 'మీ కార్ట్ అలాగే ఉంది. చెక్‌అవుట్‌లో చెల్లించవచ్చు.',
    unconfirmed: `దయచేసి మళ్లీ చెల్లించకండి. మరోసారి సరిచూడండి, లేదా ${tellUs(capabilities)}.`,
    cardBegun: 'కార్డు పేజీలో చెల్లించి ఉంటే దయచేసి మళ్లీ చెల్లించకండి: ఇక్కడ సరిచూడండి.',
    widgetBegun: `మీ ఖాతా నుండి డబ్బు కట్ అయి ఉంటే దయచేసి మళ్లీ చెల్లించకండి: మరోసారి సరిచూడండి, లేదా ${tellUs(capabilities)}. మీరు ఇక్కడ చూసినప్పుడల్లా మేము కూడా అడుగుతాం.`,
  }),
  checkCardNamed: (name: string): string => `ఈ చెల్లింపు సరిచూడండి: ${name}`,
  unconfirmedMessage: (ref: string): string =>
    `నా ఆర్డర్ ${ref}కు చెల్లించాను, కానీ అది ఇంకా కన్ఫర్మ్ కాలేదు.\nI have paid for my order ${ref}, but it is not confirmed yet.`,
  toCheckout: 'తిరిగి చెక్‌అవుట్‌కు వెళ్లండి',
  checkAgain: 'మళ్లీ సరిచూడండి',
};
