import type { en } from '#content/en/sending.ts';

/** Messages for sending an order's print file to the shop; what the shop receives says its facts in English too. */
export const hi: typeof en = {
  title: { photo: 'अपनी फ़ोटो भेजें', design: 'अपना डिज़ाइन भेजें' },
  close: 'बंद करें',
  lead: 'हम आपके डिज़ाइन की PDF से छापते हैं। कृपया उसे हमें भेजें: वह यहाँ अपलोड नहीं होती।',
  making: 'आपकी प्रिंट फ़ाइल बन रही है…',
  page: (page: number, of: number): string => `पेज ${page}/${of}`,
  cancel: 'रद्द करें',
  cancelled: 'रद्द किया गया। आपकी फ़ोटो और ऑर्डर में कुछ नहीं बदला।',
  make: 'प्रिंट फ़ाइल बनाएँ',
  failed: 'प्रिंट फ़ाइल नहीं बन सकी। आपकी फ़ोटो और ऑर्डर सुरक्षित हैं। दूसरे ऐप बंद करके फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  gone: (name: string): string =>
    `इस गिफ़्ट की एक फ़ोटो अब इस डिवाइस पर नहीं है: ${name}। इसलिए प्रिंट फ़ाइल नहीं बन सकती। आपका ऑर्डर सुरक्षित है।`,
  addAgain: 'फ़ोटो दोबारा लगाएँ',
  contents: 'इस फ़ाइल में',
  which: (number: number, of: number): string => `डिज़ाइन ${number}/${of}`,
  pieces: (pieces: number): string => `${pieces} पीस`,
  facts: (prints: number, size: string): string =>
    `PDF, ${prints} प्रिंट, ${size}। लोकेशन, तारीख और कैमरे की जानकारी हटा दी गई है।`,
  lowered: (prints: number): string =>
    `मेमोरी कम होने से ${prints} प्रिंट आपकी फ़ोटो ${prints === 1 ? 'जितना साफ़ नहीं बना' : 'जितने साफ़ नहीं बने'}। दूसरे ऐप बंद करके फिर से कोशिश करें, या ऐसे ही इस्तेमाल करें।`,
  share: (files: number): string => (files === 1 ? 'PDF शेयर करें' : `${files} PDF शेयर करें`),
  shareWhatsapp: (number: string): string =>
    `WhatsApp चुनें, फिर हमारा नंबर (${number})। अगर वह न दिखे, तो नीचे दिए तरीके से भेजें।`,
  shareMail: (address: string): string => `अपना ईमेल ऐप चुनें और इस पते पर भेजें: ${address}`,
  shareFailed: 'यहाँ से शेयर नहीं हो सका। आपकी प्रिंट फ़ाइल तैयार है: नीचे दिए तरीके से भेजें।',
  steps: 'ऐसे भेजें',
  orSteps: 'या ऐसे भेजें',
  save: (files: number): string => (files === 1 ? 'प्रिंट फ़ाइल डाउनलोड करें' : `प्रिंट फ़ाइल के ${files} हिस्से डाउनलोड करें`),
  download: (size: string): string => `PDF डाउनलोड करें, ${size}`,
  downloadPart: (part: number, of: number, size: string): string => `हिस्सा ${part}/${of} डाउनलोड करें, ${size}`,
  openWhatsapp: (number: string): string => `हमारा WhatsApp (${number}) खोलें और ऑर्डर नंबर वाला संदेश भेजें`,
  whatsapp: 'WhatsApp पर हमें लिखें',
  openMail: 'हमें ईमेल लिखें: आपका ऑर्डर नंबर उसमें पहले से लिखा मिलेगा',
  mail: 'हमें ईमेल करें',
  attach: (file: string): string => `पेपरक्लिप के निशान पर टैप करें (आईफ़ोन में +), डॉक्यूमेंट (Document) चुनें, फिर ${file} चुनकर भेजें`,
  attachAll: (files: number): string =>
    `पेपरक्लिप के निशान पर टैप करें (आईफ़ोन में +), डॉक्यूमेंट (Document) चुनें, फिर सभी ${files} PDF चुनकर भेजें`,
  asPhoto: 'इसे फ़ोटो के रूप में न भेजें: WhatsApp फ़ोटो छोटी कर देता है, और छपाई धुँधली आती है।',
  document: 'डॉक्यूमेंट',
  attachMail: (file: string): string => `${file} अटैच करके भेजें`,
  attachMailAll: (files: number): string => `सभी ${files} PDF अटैच करके भेजें`,
  orMail: 'या इस पते पर ईमेल में अटैच करके भेजें:',
  copyMail: 'हमारा ईमेल पता कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyFailed: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। अक्षरों को देर तक दबाकर कॉपी करें।',
  subject: (order: string): string => `ऑर्डर ${order} की प्रिंट फ़ाइल (Print file for order ${order})`,
  message: (order: string): string =>
    `ऑर्डर ${order}: मेरी प्रिंट फ़ाइल PDF डॉक्यूमेंट के रूप में साथ में है। (Order ${order}: print file as a PDF.)`,
  asked: 'क्या आपने प्रिंट फ़ाइल भेज दी?',
  askedHelp: 'जब तक आप नहीं भेजते, हम “मेरे ऑर्डर” में याद दिलाते रहेंगे।',
  sent: 'भेज दी',
  notYet: 'अभी नहीं',
  thanks: 'धन्यवाद। छापने से पहले हम फ़ाइल जाँचेंगे। आप इसे “मेरे ऑर्डर” से दोबारा भेज सकते हैं।',
  lab: {
    title: 'फ़ोटो लैब के लिए JPEG तस्वीरें',
    help: 'हम PDF से छापते हैं, इसलिए आपके ऑर्डर के लिए इनकी ज़रूरत नहीं। ये तस्वीरें उस फ़ोटो लैब के लिए हैं जो सिर्फ़ JPEG छापती है।',
    make: 'तस्वीरें बनाएँ',
    making: 'तस्वीरें बन रही हैं…',
    picture: (picture: number, of: number): string => `तस्वीर ${picture}/${of}`,
    download: (pictures: number, size: string): string =>
      pictures === 1 ? `तस्वीर डाउनलोड करें, ${size}` : `${pictures} तस्वीरें zip फ़ाइल में डाउनलोड करें, ${size}`,
    failed: 'तस्वीरें नहीं बन सकीं। आपकी फ़ोटो और ऑर्डर सुरक्षित हैं। दूसरे ऐप बंद करके फिर से कोशिश करें।',
  },
};
