import type { ordersMessages as en } from '#content/en/orders.ts';
import { tellUs } from './ways.ts';

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
  quantity: (count) => `मात्रा: ${count}`,
  size: (size) => `साइज़ ${size}`,
  date: (day) => `तारीख: ${day}`,
  method: (method) => `तरीका: ${method}`,
  amount: 'ऑर्डर का कुल दाम',
  number: (ref) => `ऑर्डर ${ref}`,
  designed: (words, note) =>
    [words && `शब्द: ${words}`, note && `नोट: ${note}`].filter((part) => part !== '').join('। '),
  giftNote: ({ message, hidePrice }) =>
    [message && `गिफ़्ट का संदेश: ${message}`, hidePrice && 'पार्सल में दाम नहीं'].filter(Boolean).join('। '),
  destination: (to) => `पता: ${to}`,
  afterConfirmation: 'भुगतान ऑर्डर पक्का होने पर',
  paidAfterConfirmation: 'ऑर्डर पक्का होने पर भुगतान हुआ',
  paid: 'भुगतान हो गया',
  pending: 'भुगतान बाकी है',
  stage: (stage, of) => `${of} में से चरण ${stage}`,
  again: 'फिर ऑर्डर करें',
  againNamed: (name) => `फिर ऑर्डर करें: ${name}`,
  againLoading: 'गिफ़्ट अभी लोड हो रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  againFailed: 'गिफ़्ट लोड नहीं हो सके, इसलिए कार्ट में कुछ नहीं डाला गया। थोड़ी देर में फिर कोशिश करें।',
  asBefore: 'ऑर्डर वैसे दिख रहे हैं जैसे पिछली बार लोड हुए थे।',
  placed: {
    title: 'ऑर्डर हो गया',
    cod: (phone) =>
      phone === '' ? 'हम आपको फ़ोन करेंगे, उसके बाद आप भुगतान करेंगे।' : `हम ${phone} पर फ़ोन करेंगे, उसके बाद आप भुगतान करेंगे।`,
    upi: 'हम आपका UPI भुगतान जाँच रहे हैं।',
    number: 'ऑर्डर',
    copy: 'ऑर्डर नंबर कॉपी करें',
    total: 'कुल',
    arrives: 'कब मिलेगा',
    close: 'अभी हुए ऑर्डर की सूचना बंद करें',
    sendPhoto: 'फ़ोटो भेजें',
    photoHelp: 'असली फ़ोटो भेजें: स्क्रीनशॉट उतना साफ़ नहीं छपता।',
    photoSubject: (number) => `मेरे ऑर्डर ${number} की फ़ोटो (Photo for my order ${number})`,
    photoMessage: (number, items) => `यह मेरे ऑर्डर ${number} की फ़ोटो है।\nHere is my photo for order ${number}.\n${items}`,
  },
  againGone: 'यह गिफ़्ट अब इस साइज़ में नहीं बिकता।',
  againAdded: (name) => `${name} आपके कार्ट में है।`,
  andMore: (left) => `और ${left} (and ${left} more)`,
  proof: 'सबूत भेजें',
  proofNamed: (name) => `सबूत भेजें: ${name}`,
  proofMessage: (number, order) =>
    `UPI transaction ID: \nयह इस ऑर्डर के मेरे UPI भुगतान का सबूत है।\nProof of my UPI payment for order ${number}:\n${order}`,
  mail: 'यह ऑर्डर ईमेल करें',
  mailNamed: (name) => `यह ऑर्डर ईमेल करें: ${name}`,
  twice: (copies, capabilities) =>
    `आपका ऑर्डर हमें ${copies} बार मिला है। आपको भुगतान एक ही बार करना है; ${tellUs(capabilities)}।`,
  paidTwice: (capabilities) =>
    `आपने इस ऑर्डर का भुगतान दो बार कर दिया है। कृपया ${tellUs(capabilities)}, हम एक बार की रकम लौटा देंगे।`,
  paidTwiceMessage: (ref) =>
    `मैंने अपने ऑर्डर ${ref} का भुगतान दो बार कर दिया है। कृपया एक बार की रकम लौटा दें।\nI have paid twice for my order ${ref}. Please pay one back.`,
  tellUs: ({ whatsapp }) => (whatsapp ? 'WhatsApp पर बताएँ' : 'हमें लिखें'),
  tellUsSubject: 'मेरा ऑर्डर (My order)',
  twiceMessage: (ref, copies) =>
    `मेरा ऑर्डर ${ref} आपको ${copies} बार मिला है। मुझे यह एक ही बार चाहिए। कृपया बाकी रद्द कर दें।\nMy order ${ref} reached you ${copies} times. I want it once. Please cancel the others.`,
  settled: {
    received: (total) => `${total} का आपका ऑर्डर हमें मिल गया है।`,
    missing: (total) => `${total} का आपका ऑर्डर हम तक नहीं पहुँचा। कोई ऑर्डर नहीं हुआ है।`,
    unpaid: (total) => `${total} के आपके ऑर्डर का भुगतान नहीं हुआ है।`,
    unconfirmed: (total) => `${total} का आपका भुगतान अभी पक्का नहीं हुआ है।`,
    cardBegun: (total) => `हो सकता है कि कार्ड से ${total} का आपका भुगतान हो गया हो।`,
    widgetBegun: (total) => `${total} का एक भुगतान शुरू हुआ था, और उसके पूरे होने की खबर हमें नहीं मिली है।`,
  },
  settledHelp: (capabilities) => ({
    received: 'वह नीचे की सूची में है। दोबारा ऑर्डर करने की ज़रूरत नहीं।',
    missing: 'आपका कार्ट जैसा था वैसा ही है।',
    unpaid: 'आपका कार्ट जैसा था वैसा ही है। आप चेकआउट से भुगतान कर सकते हैं।',
    unconfirmed: `कृपया दोबारा भुगतान न करें। एक बार और जाँचें, या ${tellUs(capabilities)}।`,
    cardBegun: 'अगर आप कार्ड के पेज पर भुगतान कर चुके हैं, तो कृपया दोबारा न करें: यहाँ जाँच लें।',
    widgetBegun: `अगर आपके खाते से पैसे कटे हैं, तो कृपया दोबारा भुगतान न करें: एक बार और जाँचें, या ${tellUs(capabilities)}। जब भी आप यहाँ देखते हैं, हम भी पूछते हैं।`,
  }),
  checkCardNamed: (name) => `यह भुगतान जाँचें: ${name}`,
  unconfirmedMessage: (ref) =>
    `मैंने अपने ऑर्डर ${ref} का भुगतान कर दिया है, पर वह अभी पक्का नहीं हुआ है।\nI have paid for my order ${ref}, but it is not confirmed yet.`,
  toCheckout: 'वापस चेकआउट पर',
  checkAgain: 'फिर जाँचें',
};
