import type { GiftNote } from '#domain/order/order.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import type { ordersMessages as en } from '#content/en/orders.ts';
import { tellUs } from './ways.ts';

/** The five statuses of the shop's own admin, in order. */
const statuses = {
  'order placed': 'ఆర్డర్ అందింది',
  packing: 'ప్యాక్ చేస్తున్నాం',
  shipped: 'పంపించాం',
  'out for delivery': 'డెలివరీకి వెళ్లింది',
  delivered: 'డెలివరీ అయింది',
};

/** Messages of My Orders. Messages to the shop repeat their facts in English. */
export const ordersMessages: typeof en = {
  title: 'నా ఆర్డర్లు',
  pageTitle: 'నా ఆర్డర్లు',
  refresh: 'రిఫ్రెష్ చేయండి',
  loading: 'మీ ఆర్డర్లు లోడ్ అవుతున్నాయి...',
  more: 'మరిన్ని ఆర్డర్లు చూడండి',
  empty: 'మీ ఆర్డర్లు ఇంకా ఏవీ లేవు.',
  emptyHelp: 'గిఫ్ట్ ఆర్డర్ చేశాక, అది ఎక్కడిదాకా వచ్చిందో ఇక్కడ చూడవచ్చు.',
  pleaseLogIn: 'మీ ఆర్డర్లు చూడాలంటే లాగిన్ అవ్వండి.',
  mustLogIn: 'ఆర్డర్లు చూడాలంటే లాగిన్ అయి ఉండాలి.',
  failed: 'ఆర్డర్లు లోడ్ కాలేదు',
  logIn: 'లాగిన్',
  unnamed: 'గిఫ్ట్',
  quantity: (count: number): string => (count === 1 ? '1 పీస్' : `${count} పీసులు`),
  size: (size: string): string => `సైజు ${size}`,
  date: (day: string): string => `ఆర్డర్ చేసిన తేదీ: ${day}`,
  method: (method: string): string => `పేమెంట్ విధానం: ${method}`,
  amount: 'ఆర్డర్ మొత్తం',
  number: (ref: string): string => `ఆర్డర్ నంబర్ ${ref}`,
  designed: (words: string, note: string): string =>
    [words && `అక్షరాలు: ${words}`, note && `గమనిక: ${note}`].filter((part) => part !== '').join('. '),
  calendarFrom: (month: string): string => `క్యాలెండర్ మొదటి నెల: ${month}`,
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [message && `కార్డు మీద సందేశం: ${message}`, hidePrice && 'పార్సెల్‌లో ధర ఉండదు'].filter(Boolean).join('. '),
  destination: (to: string): string => `డెలివరీ: ${to}`,
  confirmedOncePaid: 'మీరు చెల్లించాక కన్ఫర్మ్ అవుతుంది',
  confirmedByPayment: 'చెల్లించాక కన్ఫర్మ్ అయింది',
  paid: 'చెల్లించారు',
  pending: 'పేమెంట్ పెండింగ్',
  stages: Object.values(statuses),
  statuses,
  stage: (stage: number, of: number): string => `${of} దశల్లో ${stage}వది`,
  /** The first step of an order with designs. */
  photoSent: 'ఫోటో పంపారు',
  photoNotSent: 'ఫోటో ఇంకా పంపలేదు',
  details: 'వివరాలు',
  detailsNamed: (order: string): string => `ఆర్డర్ ${order} వివరాలు`,
  again: 'మళ్లీ ఆర్డర్ చేయండి',
  againNamed: (name: string): string => `మళ్లీ ఆర్డర్ చేయండి: ${name}`,
  againLoading: 'గిఫ్టులు ఇంకా లోడ్ అవుతున్నాయి. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  againFailed: 'గిఫ్టులు లోడ్ కాలేదు, అందుకే కార్ట్‌లో ఏదీ వేయలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  asBefore: 'చివరిసారి లోడ్ అయినప్పటి ఆర్డర్లు ఇక్కడ ఉన్నాయి.',
  placed: {
    title: 'ఆర్డర్ అందింది',
    cod: (phone: string): string =>
      `మేము ${phone === '' ? 'మీకు' : `${phone}కు`} ఫోన్ చేసి ఎలా చెల్లించాలో చెబుతాం. మీరు చెల్లించాక ఆర్డర్ కన్ఫర్మ్ అవుతుంది.`,
    upi: 'మీ పేమెంట్‌ను సరిచూస్తున్నాం. ట్రాన్సాక్షన్ ID, స్క్రీన్‌షాట్ ఇంకా పంపకపోతే, దయచేసి పంపండి.',
    number: 'ఆర్డర్ నంబర్',
    copy: 'ఆర్డర్ నంబర్ కాపీ చేయండి',
    total: 'మొత్తం',
    arrives: 'డెలివరీ అంచనా',
    countsFrom: (isPaid: boolean): string =>
      isPaid ? 'మీ ఫోటో మాకు అందిన రోజు నుండి లెక్క.' : 'మీ పేమెంట్, ఫోటో మాకు అందిన రోజు నుండి లెక్క.',
    close: 'ఈ మెసేజ్ మూసేయండి',
    sendPhoto: 'మీ ఫోటో పంపండి',
    photoHelp: 'స్క్రీన్‌షాట్ కంటే అసలు ఫోటో ఫైల్ ప్రింట్‌లో బాగా వస్తుంది.',
    photoSubject: (number: string): string => `ఆర్డర్ ${number} కోసం నా ఫోటో (Photo for my order ${number})`,
    photoMessage: (number: string, items: string): string =>
      `ఆర్డర్ ${number} కోసం నా ఫోటో ఇదిగో. దయచేసి ప్రింట్ చేయండి.\nHere is my photo for order ${number}. Please print it.\n${items}`,
  },
  againGone: 'ఈ గిఫ్ట్ ఆ సైజులో ఇప్పుడు దొరకడం లేదు.',
  againAdded: (name: string): string => `${name} మీ కార్ట్‌లో ఉంది.`,
  andMore: (left: number): string => `ఇంకా ${left} (and ${left} more)`,
  proof: 'పేమెంట్ ప్రూఫ్ పంపండి',
  proofNamed: (name: string): string => `పేమెంట్ ప్రూఫ్ పంపండి: ${name}`,
  proofMessage: (number: string, total: string, items: string): string =>
    `ఆర్డర్ ${number}కు UPI ద్వారా ${total && `${total} `}చెల్లించాను. పేమెంట్ కన్ఫర్మ్ చేయండి; స్క్రీన్‌షాట్ పంపుతున్నాను.\nI have paid ${total && `${total} `}by UPI for order ${number}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n${items}`,
  mail: 'ఈ ఆర్డర్ ఈమెయిల్ చేయండి',
  mailNamed: (name: string): string => `ఈ ఆర్డర్ ఈమెయిల్ చేయండి: ${name}`,
  twice: (copies: number, capabilities: ShopCapabilities): string =>
    `ఈ ఆర్డర్ మాకు ${copies === 2 ? 'రెండుసార్లు' : `${copies} సార్లు`} వచ్చింది. ఒక్కసారే చెల్లించండి; అదనంగా వచ్చినది రద్దు చేయమని ${tellUs(capabilities)}.`,
  paidTwice: (capabilities: ShopCapabilities): string =>
    `ఈ ఆర్డర్‌కు మీరు రెండుసార్లు చెల్లించారు. దయచేసి ${tellUs(capabilities)}; ఒకసారి చెల్లించిన డబ్బు తిరిగి ఇస్తాం.`,
  paidTwiceMessage: (number: string, total: string): string =>
    `ఆర్డర్ ${number}కు రెండుసార్లు ${total && `${total} `}చెల్లించాను. ఒకసారి చెల్లించిన డబ్బు తిరిగి ఇవ్వండి.\nI have paid ${total && `${total} `}twice for order ${number}. Please refund one payment.`,
  tellUs: ({ whatsapp }: ShopCapabilities): string => (whatsapp ? 'WhatsAppలో చెప్పండి' : 'మాకు ఈమెయిల్ చేయండి'),
  tellUsSubject: 'నా ఆర్డర్ (My order)',
  twiceMessage: (number: string, total: string, copies: number): string =>
    `నా ఆర్డర్ ${number}${total && ` (${total})`} మీకు ${copies === 2 ? 'రెండుసార్లు' : `${copies} సార్లు`} వచ్చింది. నాకు ఒకటే కావాలి, అదనంగా వచ్చినది రద్దు చేయండి.\nYou have received my order ${number}${total && ` of ${total}`} ${copies === 2 ? 'twice' : `${copies} times`}. I need it only once: please cancel the extra.`,
  settled: {
    received: (total: string): string => `మీ ${total} ఆర్డర్ మాకు అందింది.`,
    missing: (total: string): string => `మీ ${total} ఆర్డర్ మాకు చేరలేదు. ఏదీ ఆర్డర్ కాలేదు.`,
    unpaid: (total: string): string => `మీ ${total} ఆర్డర్‌కు ఇంకా చెల్లించలేదు.`,
    unconfirmed: (total: string): string => `మీ ${total} పేమెంట్ ఇంకా కన్ఫర్మ్ కాలేదు.`,
    cardBegun: (total: string): string => `మీరు కార్డుతో చేసిన ${total} పేమెంట్ పూర్తయి ఉండవచ్చు.`,
    widgetBegun: (total: string): string => `${total} పేమెంట్ మొదలైంది, కానీ అది పూర్తయినట్లు మాకు కనిపించడం లేదు.`,
  },
  settledHelp: (capabilities: ShopCapabilities) => ({
    received: 'అది కింది జాబితాలో ఉంది. మళ్లీ ఆర్డర్ చేయకండి.',
    missing: 'మీ కార్ట్ మారలేదు. మళ్లీ ఆర్డర్ చేయడానికి చెక్‌అవుట్‌కు వెళ్లండి.',
    unpaid: 'మీ కార్ట్ మారలేదు. చెల్లించడానికి చెక్‌అవుట్‌కు వెళ్లండి.',
    unconfirmed: `దయచేసి మళ్లీ చెల్లించకండి. మళ్లీ సరిచూడండి, లేదా ${tellUs(capabilities)}.`,
    cardBegun: 'కార్డు పేజీలో చెల్లించి ఉంటే దయచేసి మళ్లీ చెల్లించకండి: ఆ పేమెంట్ ఇక్కడ సరిచూడండి.',
    widgetBegun: `డబ్బు కట్ అయి ఉంటే దయచేసి మళ్లీ చెల్లించకండి. మళ్లీ సరిచూడండి, లేదా ${tellUs(capabilities)}. మీరు “నా ఆర్డర్లు” తెరిచినప్పుడల్లా మేము కూడా సరిచూస్తాం.`,
  }),
  checkCardNamed: (name: string): string => `ఈ పేమెంట్ సరిచూడండి: ${name}`,
  unconfirmedMessage: (reference: string, total: string): string =>
    `ఆర్డర్ ${reference}కు ${total} చెల్లించాను, కానీ అది ఇంకా కన్ఫర్మ్ కాలేదు. పేమెంట్ సరిచూడండి.\nI have paid ${total} for order ${reference}, but it is not confirmed yet. Please check my payment.`,
  toCheckout: 'తిరిగి చెక్‌అవుట్‌కు వెళ్లండి',
  checkAgain: 'మళ్లీ సరిచూడండి',
};
