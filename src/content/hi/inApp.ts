import type { en } from '#content/en/inApp.ts';
import { forms } from '#content/plural.ts';

/** Texts for a shopper in a browser inside another app, such as Instagram's. */
export const hi: typeof en = {
  title: { android: 'फ़ोटो लगाने के लिए Chrome में खोलें', ios: 'फ़ोटो लगाने के लिए Safari में खोलें' },
  reason: (app: string | null): string =>
    app === null
      ? 'इस ऐप के ब्राउज़र से अक्सर फ़ोटो न सेव होती हैं, न भेजी जा सकती हैं।'
      : `${app} के ब्राउज़र से अक्सर फ़ोटो न सेव होती हैं, न भेजी जा सकती हैं।`,
  carried: {
    size: 'आपका चुना हुआ साइज़ वहाँ भी रहेगा।',
    cart: 'आपका कार्ट वहाँ भी रहेगा।',
    both: 'आपका साइज़ और कार्ट वहाँ भी रहेंगे।',
  },
  account: 'अपने खाते का कार्ट देखने के लिए वहाँ लॉग इन करें।',
  tooLong: 'आपका कार्ट लिंक के लिए बहुत बड़ा है, इसलिए वह यहीं रहेगा।',
  photosStay: 'जो फ़ोटो आप लगा चुके हैं, वे इसी ऐप में रहेंगी।',
  openChrome: 'Chrome में खोलें',
  copy: 'लिंक कॉपी करें',
  pasteHelp: 'लिंक कॉपी करके Safari में पेस्ट करें।',
  copied: 'लिंक कॉपी हो गया। इसे अपने ब्राउज़र में पेस्ट करें।',
  copyFailed: 'लिंक कॉपी नहीं हो सका। इसे दबाकर रखें और कॉपी करें:',
  link: 'इस पेज का लिंक',
  bring: {
    title: (items: number): string =>
      forms('hi', items, {
        one: 'दूसरे ऐप से 1 गिफ़्ट अपने कार्ट में डालें?',
        other: `दूसरे ऐप से ${items} गिफ़्ट अपने कार्ट में डालें?`,
      }),
    yes: 'मेरे कार्ट में डालें',
    no: 'नहीं, रहने दें',
    done: 'आपके कार्ट में डाल दिया।',
  },
  hold: 'सेव नहीं हुई? तस्वीर को दबाकर रखें, फिर सेव (Save) चुनें।',
  picture: (number: number, of: number): string => (of === 1 ? 'आपका प्रिंट' : `प्रिंट ${number}, कुल ${of}`),
};
