import type { FaqText } from '#content/ownTexts.ts';
import { hoursInWords } from '#content/hi/hours.ts';
import { channels, paymentsAnswer } from '#content/hi/ways.ts';

/** Ten fixed entries. docs/behaviour.md, Frequently asked questions. */
export const faq: FaqText = (hours, capabilities) => [
  {
    id: 'shipping-time',
    question: 'डिलीवरी में कितना समय लगता है?',
    answer: 'आपका पेमेंट और फ़ोटो मिलने के बाद डिलीवरी में 5-7 कामकाजी दिन लगते हैं। हम पूरे भारत में भेजते हैं।',
  },
  {
    id: 'returns',
    question: 'क्या मेरी फ़ोटो वाला गिफ़्ट वापस हो सकता है?',
    answer:
      'फ़ोटो वाले गिफ़्ट तभी वापस होते हैं, जब उनमें कोई खराबी हो। अगर आपका गिफ़्ट टूटा या खराब पहुँचे, तो डिलीवरी के 48 घंटे के अंदर हमें बताएँ।',
  },
  {
    id: 'bulk-orders',
    question: 'क्या थोक ऑर्डर पर छूट मिलती है?',
    answer: 'हाँ, थोक ऑर्डर पर छूट मिलती है। दुकान को बताएँ कि कौन-सा गिफ़्ट, कितने पीस और किस तारीख तक चाहिए।',
  },
  {
    id: 'payments',
    question: 'पेमेंट किन तरीकों से कर सकते हैं?',
    answer: paymentsAnswer(capabilities),
  },
  {
    id: 'design-preview',
    question: 'क्या ऑर्डर से पहले डिज़ाइन दिखेगा?',
    answer: 'हाँ। ऑर्डर से पहले डिज़ाइन का प्रीव्यू दिखता है, ताकि आप जान लें कि आपकी फ़ोटो और शब्द कैसे दिखेंगे।',
  },
  {
    id: 'international-shipping',
    question: 'क्या आप भारत के बाहर भी भेजते हैं?',
    answer: 'हाँ, हम विदेश भी भेजते हैं। हमें देश और गिफ़्ट का नाम बताएँ, हम खर्च और समय बता देंगे।',
  },
  {
    id: 'materials',
    question: 'प्रिंट किस चीज़ पर बनते हैं?',
    answer: 'हम कैनवास, एक्रिलिक और प्रीमियम कागज़ पर छापते हैं।',
  },
  {
    id: 'customisation',
    question: 'अपनी पसंद से क्या-क्या चुना जा सकता है?',
    answer: 'शब्द, रंग और फ़्रेम का स्टाइल आप चुन सकते हैं, और फ़ोटो तो आपकी होगी ही।',
  },
  {
    id: 'sending-photos',
    question: 'फ़ोटो आपको कैसे भेजूँ?',
    answer: `फ़ोटो ${channels(capabilities)} से भेजें, और साथ में अपना ऑर्डर नंबर लिखें। असली फ़ोटो स्क्रीनशॉट से बेहतर छपती है।`,
  },
  {
    id: 'support',
    question: 'मदद के लिए संपर्क कैसे करूँ?',
    answer: `ईमेल से, या ${capabilities.whatsapp ? 'WhatsApp पर लाइव चैट से' : 'फ़ोन पर'}। दुकान खुलने का समय: ${hoursInWords(hours)}।`,
  },
];
