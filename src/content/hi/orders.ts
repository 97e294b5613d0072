import type { ordersMessages as en } from '#content/en/orders.ts';
import { tellUs } from './ways.ts';

/** The five statuses of the shop's own admin, in order. */
const statuses = {
  'order placed': 'ऑर्डर मिल गया',
  packing: 'पैक हो रहा है',
  shipped: 'भेज दिया गया',
  'out for delivery': 'डिलीवरी के लिए निकला',
  delivered: 'डिलीवर हो गया',
};

/** Hindi: words of My Orders. */
export const ordersMessages: typeof en = {
  title: 'मेरे ऑर्डर',
  pageTitle: 'मेरे ऑर्डर',
  refresh: 'रीफ़्रेश करें',
  loading: 'आपके ऑर्डर लोड हो रहे हैं...',
  more: 'और ऑर्डर दिखाएँ',
  empty: 'आपने अभी कोई ऑर्डर नहीं किया है।',
  emptyHelp: 'गिफ़्ट ऑर्डर करने के बाद आप यहाँ देख सकते हैं कि वह कहाँ तक पहुँचा।',
  pleaseLogIn: 'अपने ऑर्डर देखने के लिए लॉग इन करें।',
  mustLogIn: 'ऑर्डर देखने के लिए लॉग इन करना ज़रूरी है।',
  failed: 'ऑर्डर लोड नहीं हो सके',
  logIn: 'लॉग इन',
  unnamed: 'गिफ़्ट',
  quantity: (count) => `${count} पीस`,
  size: (size) => `साइज़ ${size}`,
  date: (day) => `ऑर्डर की तारीख: ${day}`,
  method: (method) => `पेमेंट का तरीका: ${method}`,
  amount: 'ऑर्डर का कुल दाम',
  number: (ref) => `ऑर्डर नंबर ${ref}`,
  designed: (words, note) =>
    [words && `शब्द: ${words}`, note && `नोट: ${note}`].filter((part) => part !== '').join('। '),
  calendarFrom: (month) => `कैलेंडर का पहला महीना: ${month}`,
  giftNote: ({ message, hidePrice }) =>
    [message && `कार्ड का संदेश: ${message}`, hidePrice && 'पार्सल में दाम नहीं होगा'].filter(Boolean).join('। '),
  destination: (to) => `पता: ${to}`,
  confirmedOncePaid: 'भुगतान के बाद कन्फ़र्म होगा',
  confirmedByPayment: 'भुगतान के बाद कन्फ़र्म हुआ',
  paid: 'भुगतान हो गया',
  pending: 'भुगतान बाकी है',
  stages: Object.values(statuses),
  statuses,
  stage: (stage, of) => `${of} में से चरण ${stage}`,
  /** The first step of an order with designs. */
  photoSent: 'फ़ोटो भेजी',
  photoNotSent: 'फ़ोटो अभी नहीं भेजी',
  details: 'विवरण',
  detailsNamed: (order) => `ऑर्डर ${order} का विवरण`,
  again: 'दोबारा ऑर्डर करें',
  againNamed: (name) => `दोबारा ऑर्डर करें: ${name}`,
  againLoading: 'गिफ़्ट अभी लोड हो रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
  againFailed: 'गिफ़्ट लोड नहीं हो सके, इसलिए कार्ट में कुछ नहीं डाला गया। थोड़ी देर में फिर से कोशिश करें।',
  asBefore: 'ऑर्डर वैसे दिख रहे हैं जैसे पिछली बार लोड हुए थे।',
  placed: {
    title: 'ऑर्डर हो गया',
    cod: (phone) =>
      `हम ${phone === '' ? 'आपको' : `${phone} पर`} फ़ोन करके बताएँगे कि भुगतान कैसे करना है। भुगतान के बाद आपका ऑर्डर कन्फ़र्म होगा।`,
    upi: 'हम आपका पेमेंट जाँच रहे हैं। अगर ट्रांज़ैक्शन ID और स्क्रीनशॉट अभी नहीं भेजे हैं, तो हमें भेज दें।',
    number: 'ऑर्डर नंबर',
    copy: 'ऑर्डर नंबर कॉपी करें',
    total: 'कुल',
    arrives: 'डिलीवरी का अनुमान',
    countsFrom: (isPaid) =>
      isPaid ? 'आपकी फ़ोटो मिलने के दिन से गिना गया है।' : 'आपका पेमेंट और फ़ोटो मिलने के दिन से गिना गया है।',
    close: 'यह संदेश बंद करें',
    sendPhoto: 'अपनी फ़ोटो भेजें',
    photoHelp: 'असली फ़ोटो भेजें: स्क्रीनशॉट उतना साफ़ नहीं छपता।',
    photoSubject: (number) => `मेरे ऑर्डर ${number} की फ़ोटो (Photo for my order ${number})`,
    photoMessage: (number, items) =>
      `यह मेरे ऑर्डर ${number} की फ़ोटो है। कृपया इसे छाप दें।\nHere is my photo for order ${number}. Please print it.\n${items}`,
  },
  againGone: 'यह गिफ़्ट अब इस साइज़ में नहीं बिकता।',
  againAdded: (name) => `${name} आपके कार्ट में है।`,
  andMore: (left) => `और ${left} (and ${left} more)`,
  proof: 'पेमेंट का प्रूफ़ भेजें',
  proofNamed: (name) => `पेमेंट का प्रूफ़ भेजें: ${name}`,
  proofMessage: (number, total, items) =>
    `मैंने ऑर्डर ${number} के लिए UPI से ${total && `${total} का `}भुगतान कर दिया है। कृपया पेमेंट कन्फ़र्म करें; स्क्रीनशॉट साथ में है।\nI have paid ${total && `${total} `}by UPI for order ${number}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n${items}`,
  mail: 'यह ऑर्डर ईमेल करें',
  mailNamed: (name) => `यह ऑर्डर ईमेल करें: ${name}`,
  twice: (copies, capabilities) =>
    `यह ऑर्डर हमें ${copies} बार मिला है। भुगतान एक ही बार करें; बाकी रद्द कराने के लिए ${tellUs(capabilities)}।`,
  paidTwice: (capabilities) =>
    `आपने इस ऑर्डर का भुगतान दो बार कर दिया है। कृपया ${tellUs(capabilities)}, हम एक बार की रकम लौटा देंगे।`,
  paidTwiceMessage: (number, total) =>
    `मैंने ऑर्डर ${number} के लिए ${total && `${total} का `}भुगतान दो बार कर दिया है। कृपया एक बार की रकम लौटा दें।\nI have paid ${total && `${total} `}twice for order ${number}. Please refund one payment.`,
  tellUs: ({ whatsapp }) => (whatsapp ? 'WhatsApp पर बताएँ' : 'हमें ईमेल करें'),
  tellUsSubject: 'मेरा ऑर्डर (My order)',
  twiceMessage: (number, total, copies) =>
    `मेरा ऑर्डर ${number}${total && ` (${total})`} आपको ${copies} बार मिला है। मुझे यह एक ही बार चाहिए: कृपया बाकी रद्द कर दें।\nYou have received my order ${number}${total && ` of ${total}`} ${copies === 2 ? 'twice' : `${copies} times`}. I need it only once: please cancel the extra.`,
  settled: {
    received: (total) => `${total} का आपका ऑर्डर हमें मिल गया है।`,
    missing: (total) => `${total} का आपका ऑर्डर हम तक नहीं पहुँचा। कोई ऑर्डर नहीं हुआ है।`,
    unpaid: (total) => `${total} के आपके ऑर्डर का भुगतान नहीं हुआ है।`,
    unconfirmed: (total) => `${total} का आपका पेमेंट अभी कन्फ़र्म नहीं हुआ है।`,
    cardBegun: (total) => `हो सकता है कि कार्ड से ${total} का आपका पेमेंट हो गया हो।`,
    widgetBegun: (total) => `${total} का एक पेमेंट शुरू हुआ था, पर हमें उसके पूरे होने का पता नहीं चला।`,
  },
  settledHelp: (capabilities) => ({
    received: 'वह नीचे की सूची में है। दोबारा ऑर्डर न करें।',
    missing: 'आपका कार्ट नहीं बदला है। दोबारा ऑर्डर करने के लिए चेकआउट पर जाएँ।',
    unpaid: 'आपका कार्ट नहीं बदला है। भुगतान के लिए चेकआउट पर जाएँ।',
    unconfirmed: `कृपया दोबारा भुगतान न करें। दोबारा जाँचें, या ${tellUs(capabilities)}।`,
    cardBegun: 'अगर आप कार्ड के पेज पर भुगतान कर चुके हैं, तो कृपया दोबारा न करें: वह पेमेंट यहाँ जाँच लें।',
    widgetBegun: `अगर पैसे कटे हैं, तो कृपया दोबारा भुगतान न करें। दोबारा जाँचें, या ${tellUs(capabilities)}। जब भी आप “मेरे ऑर्डर” खोलते हैं, हम भी जाँचते हैं।`,
  }),
  checkCardNamed: (name) => `यह पेमेंट जाँचें: ${name}`,
  unconfirmedMessage: (reference, total) =>
    `मैंने ऑर्डर ${reference} के लिए ${total} का भुगतान कर दिया है, पर वह अभी कन्फ़र्म नहीं हुआ है। कृपया पेमेंट जाँच लें।\nI have paid ${total} for order ${reference}, but it is not confirmed yet. Please check my payment.`,
  toCheckout: 'वापस चेकआउट पर',
  checkAgain: 'दोबारा जाँचें',
};
