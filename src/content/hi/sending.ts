import type { GiftNote } from '#domain/order/giftNote.ts';
import type { sending as english } from '#content/en/sending.ts';

const number = new Intl.NumberFormat('hi-IN-u-nu-latn');

/** Words for sending designs to the shop; what the shop receives says its facts in English too. */
export const sending: typeof english = {
  photo: {
    title: 'अपनी फ़ोटो भेजें',
    failed: 'फ़ोटो तैयार नहीं हो सकी। कुछ ऐप बंद करके मेमोरी खाली करें, या फ़ोटो फिर से लगाएँ।',
    share: 'फ़ोटो और ऑर्डर शेयर करें',
    save: 'फ़ोटो सहेजें',
    saveAll: (prints: number): string => `सभी ${prints} फ़ोटो एक ही फ़ाइल में सहेजें`,
    download: 'फ़ोटो डाउनलोड करें',
    subject: (order: string): string => `ऑर्डर ${order} की फ़ोटो (Photos for order ${order})`,
    opening: (order: string): string => `ऑर्डर ${order} के लिए मेरी फ़ोटो (My photo for order ${order}):`,
    shared: 'धन्यवाद। अपने ऐप में देख लें कि फ़ोटो चली गई है।',
    shareFailed: 'यहाँ शेयर नहीं हो सका। इसके बजाय फ़ोटो डाउनलोड करें।',
  },
  design: {
    title: 'अपना डिज़ाइन भेजें',
    failed: 'तस्वीर तैयार नहीं हो सकी। कुछ ऐप बंद करके मेमोरी खाली करें, फिर कोशिश करें।',
    share: 'डिज़ाइन और ऑर्डर शेयर करें',
    save: 'डिज़ाइन सहेजें',
    saveAll: (prints: number): string => `सभी ${prints} तस्वीरें एक ही फ़ाइल में सहेजें`,
    download: 'डिज़ाइन डाउनलोड करें',
    subject: (order: string): string => `ऑर्डर ${order} के डिज़ाइन (Designs for order ${order})`,
    opening: (order: string): string => `ऑर्डर ${order} के लिए मेरा डिज़ाइन (My design for order ${order}):`,
    shared: 'धन्यवाद। अपने ऐप में देख लें कि डिज़ाइन चला गया है।',
    shareFailed: 'यहाँ शेयर नहीं हो सका। इसके बजाय डिज़ाइन डाउनलोड करें।',
  },
  lead: 'दुकान यही तस्वीर छापती है। इसे आप अपने किसी ऐप से भेजते हैं; यह पेज खुद कुछ भी अपलोड नहीं करता।',
  preparing: 'छपाई के लिए तस्वीर तैयार हो रही है…',
  gone: 'यह फ़ोटो अब इस डिवाइस पर नहीं है। इसे गिफ़्ट पर फिर से लगाएँ।',
  facts: (width: number, height: number, size: string): string =>
    `JPEG, ${number.format(width)} × ${number.format(height)} पिक्सल, ${size}। इसमें जगह, तारीख या कैमरे की जानकारी नहीं है।`,
  shareHelp: (to: string): string => `या एक ही बार में शेयर करें: ऐप चुनें, फिर दुकान (${to})।`,
  prints: 'भेजने वाली तस्वीरें',
  numbered: (name: string, number: number, of: number): string => `${name}, ${of} में से ${number}`,
  pieces: (pieces: number): string => `${pieces} पीस के लिए`,
  downloadAll: (size: string): string => `सब डाउनलोड करें, ${size}`,
  openWhatsapp: 'हमारा WhatsApp खोलें: आपका ऑर्डर उसमें लिखा मिलेगा',
  whatsapp: (number: string): string => `WhatsApp खोलें, ${number}`,
  openMail: 'हमें भेजने वाला ईमेल खोलें: आपका ऑर्डर उसमें लिखा मिलेगा',
  mail: 'ईमेल लिखें',
  attach: (file: string): string => `उसमें ${file} अटैच करें`,
  orMail: 'या इस पते पर ईमेल करें:',
  copy: 'कॉपी करें',
  copyMail: 'हमारा ईमेल पता कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyFailed: 'कॉपी नहीं हो सका। इसे चुनकर खुद कॉपी करें।',
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [
      ...(message === '' ? [] : [`गिफ़्ट का संदेश (Gift message): ${message}।`]),
      ...(hidePrice ? ['पार्सल में दाम न दिखाएँ (Hide the price)।'] : []),
    ].join(' '),
  picture: (name: string): string => `${name} पर जो छपेगा`,
};
