import type { cartMessages as enCart, totalMessages as enTotal } from '#content/en/cart.ts';
import { forms } from '#content/plural.ts';

/** Messages of the cart. */
export const cartMessages: typeof enCart = {
  title: 'మీ కార్ట్',
  photosToSend: (photos, { whatsapp }) => {
    const way = whatsapp ? 'WhatsAppలో' : 'ఈమెయిల్‌లో';
    return forms('te', photos, {
      one: `ఆర్డర్ చేశాక మీ 1 ఫోటోను మాకు ${way} పంపండి. పంపాల్సిన ఫైల్ సిద్ధంగా ఉంటుంది.`,
      other: `ఆర్డర్ చేశాక మీ ${photos} ఫోటోలను మాకు ${way} పంపండి. పంపాల్సిన ఫైల్ సిద్ధంగా ఉంటుంది.`,
    });
  },
  empty: 'మీ కార్ట్ ఖాళీగా ఉంది.',
  emptyHelp: 'మీరు వేసిన గిఫ్టులు ఇక్కడే ఉంటాయి. ఖాతా కూడా అవసరం లేదు.',
  browse: 'గిఫ్టులు చూడండి',
  addAnother: 'మరో గిఫ్ట్ వేయండి',
  totals: 'కార్ట్ మొత్తం',
  subtotal: 'గిఫ్టుల ధర',
  delivery: 'డెలివరీ',
  freeShipping: 'ఉచితం',
  total: 'మొత్తం',
  checkout: 'చెక్‌అవుట్‌కు వెళ్లండి',
  checkoutBar: 'మొత్తం, చెక్‌అవుట్',
  size: (size: string): string => `సైజు ${size}`,
  each: (price: string): string => `ఒక్కోటి ${price}`,
  quantityOf: (name: string, size: string): string => `ఎన్ని కావాలి: ${name}, సైజు ${size}`,
  less: (name: string, size: string): string => `ఒకటి తగ్గించండి: ${name}, సైజు ${size}`,
  more: (name: string, size: string): string => `ఒకటి పెంచండి: ${name}, సైజు ${size}`,
  most: 'గరిష్ఠంగా 9,999. ఇంకా ఎక్కువ కావాలంటే మమ్మల్ని సంప్రదించండి.',
  removed: (name: string, size: string): string => `${name}, సైజు ${size} తీసేశాం.`,
  undo: 'తిరిగి పెట్టండి',
  remove: (name: string, size: string): string => `తీసేయండి: ${name}, సైజు ${size}`,
  unavailable: { gone: 'ఇప్పుడు అమ్మడం లేదు', unpriced: 'ధర అడగండి', size: 'ఈ సైజు ఇప్పుడు చేయడం లేదు' },
  unavailableHelp: 'దీన్ని మొత్తంలో కలపలేదు, ఆర్డర్‌లోనూ వెళ్లదు.',
  unknownGift: 'ఇప్పుడు షాపులో లేని గిఫ్ట్',
  savedFailed: 'మీ ఖాతాలోని కార్ట్ లోడ్ కాలేదు.',
  savedFailedHelp: 'మీ గిఫ్టులు కొన్ని ఇక్కడ కనిపించకపోవచ్చు. మళ్లీ ప్రయత్నించండి, లేదా కనిపిస్తున్నవి ఆర్డర్ చేయండి.',
  failed: 'మీ కార్ట్‌లోని గిఫ్టులు లోడ్ కాలేదు. మీ కార్ట్ ఈ డివైజ్‌లో భద్రంగా ఉంది.',
  lines: 'మీ కార్ట్‌లోని గిఫ్టులు',
  unpaidHelp: 'చెక్‌అవుట్‌లో మళ్లీ ప్రయత్నించండి, లేదా వేరే పేమెంట్ విధానం ఎంచుకోండి.',
};

/** Where the total differs from the one that the shopper saw. */
export const totalMessages: typeof enTotal = {
  merged: (gifts: number, before: string, after: string): string =>
    forms('te', gifts, {
      one: `మీ ఖాతాలోని కార్ట్‌లో మరో గిఫ్ట్ ఉంది. మొత్తం ఇంతకుముందు ${before}, ఇప్పుడు ${after}.`,
      other: `మీ ఖాతాలోని కార్ట్‌లో మరో ${gifts} గిఫ్టులు ఉన్నాయి. మొత్తం ఇంతకుముందు ${before}, ఇప్పుడు ${after}.`,
    }),
  mergedHelp: 'అన్నీ ఉంచుకోండి, లేదా ఈసారి ఎంచుకున్నవి మాత్రమే ఇప్పుడు కొనండి. మిగతావి వాటి సైజులతో “దాచుకున్న గిఫ్టులు”లోకి వెళ్తాయి.',
  keepAll: 'అన్నీ ఉంచండి',
  onlyGuestCart: 'ఈసారి ఎంచుకున్నవి మాత్రమే',
  saved: (gifts: number): string =>
    forms('te', gifts, {
      one: 'కార్ట్ కింద “దాచుకున్న గిఫ్టులు”లో 1 గిఫ్ట్ ఉంది.',
      other: `కార్ట్ కింద “దాచుకున్న గిఫ్టులు”లో ${gifts} గిఫ్టులు ఉన్నాయి.`,
    }),
  changed: (before: string, after: string): string => `మొత్తం మారింది: ${before} → ${after}`,
  changedHelp: 'మీరు చివరిసారి చూసినప్పటి నుండి కార్ట్ లేదా ఏదో ధర మారింది. ఆర్డర్ కాలేదు.',
  goOn: (total: string): string => `${total}తో కొనసాగండి`,
  first: 'ముందు పైన ఉన్న కొత్త మొత్తాన్ని కన్ఫర్మ్ చేయండి.',
};
