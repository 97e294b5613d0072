import type { cartMessages as enCart, totalMessages as enTotal } from '#content/en/cart.ts';
import { forms } from '#content/plural.ts';

/** Hindi: words of the cart. */
export const cartMessages: typeof enCart = {
  title: 'आपका कार्ट',
  photosToSend: (photos, { whatsapp }) => {
    const way = whatsapp ? 'WhatsApp पर' : 'ईमेल से';
    return forms('hi', photos, {
      one: `ऑर्डर के बाद अपनी 1 फ़ोटो हमें ${way} भेजें। भेजने के लिए फ़ाइल तैयार मिलेगी।`,
      other: `ऑर्डर के बाद अपनी ${photos} फ़ोटो हमें ${way} भेजें। भेजने के लिए फ़ाइल तैयार मिलेगी।`,
    });
  },
  empty: 'आपका कार्ट खाली है।',
  emptyHelp: 'आप जो गिफ़्ट डालेंगे वे यहीं रहेंगे, खाता बनाए बिना भी।',
  browse: 'गिफ़्ट देखें',
  addAnother: 'एक और गिफ़्ट डालें',
  totals: 'कार्ट का हिसाब',
  subtotal: 'सामान का दाम',
  delivery: 'डिलीवरी',
  freeShipping: 'मुफ़्त',
  total: 'कुल',
  checkout: 'चेकआउट करें',
  checkoutBar: 'कुल दाम और चेकआउट',
  size: (size) => `साइज़ ${size}`,
  each: (price) => `एक का ${price}`,
  quantityOf: (name, size) => `मात्रा: ${name}, साइज़ ${size}`,
  less: (name, size) => `एक घटाएँ: ${name}, साइज़ ${size}`,
  more: (name, size) => `एक बढ़ाएँ: ${name}, साइज़ ${size}`,
  most: 'ज़्यादा से ज़्यादा 9,999। इससे ज़्यादा के लिए हमसे संपर्क करें।',
  removed: (name, size) => `${name}, साइज़ ${size}: कार्ट से हटा दिया।`,
  undo: 'वापस लाएँ',
  remove: (name, size) => `हटाएँ: ${name}, साइज़ ${size}`,
  unavailable: { gone: 'अब नहीं बिकता', unpriced: 'दाम पूछें', size: 'यह साइज़ अब नहीं बनता' },
  unavailableHelp: 'यह कुल में नहीं जुड़ा है, और ऑर्डर में नहीं जाएगा।',
  unknownGift: 'एक गिफ़्ट, जो अब दुकान में नहीं है',
  savedFailed: 'आपके खाते का कार्ट लोड नहीं हो सका।',
  savedFailedHelp: 'हो सकता है कि आपके कुछ गिफ़्ट यहाँ न दिख रहे हों। फिर से कोशिश करें, या जो दिख रहा है वही ऑर्डर करें।',
  failed: 'आपके कार्ट के गिफ़्ट लोड नहीं हो सके। कार्ट इस डिवाइस पर सुरक्षित है।',
  lines: 'आपके कार्ट के गिफ़्ट',
  unpaidHelp: 'चेकआउट में फिर से कोशिश करें, या पेमेंट का दूसरा तरीका चुनें।',
};

/** Hindi: where the total differs from the one that the shopper saw. */
export const totalMessages: typeof enTotal = {
  merged: (gifts, before, after) =>
    forms('hi', gifts, {
      one: `आपके खाते के कार्ट में ${gifts} गिफ़्ट और था। कुल दाम पहले ${before} था, अब ${after} है।`,
      other: `आपके खाते के कार्ट में ${gifts} गिफ़्ट और थे। कुल दाम पहले ${before} था, अब ${after} है।`,
    }),
  mergedHelp: 'सब रखें, या अभी सिर्फ़ इस बार चुने हुए गिफ़्ट खरीदें। बाकी अपने साइज़ के साथ “सेव किए गए गिफ़्ट” में चले जाएँगे।',
  keepAll: 'सब रखें',
  onlyGuestCart: 'सिर्फ़ इस बार के',
  saved: (gifts) =>
    forms('hi', gifts, {
      one: `${gifts} गिफ़्ट नीचे “सेव किए गए गिफ़्ट” में रखा है।`,
      other: `${gifts} गिफ़्ट नीचे “सेव किए गए गिफ़्ट” में रखे हैं।`,
    }),
  changed: (before, after) => `कुल दाम बदल गया है: ${before} → ${after}`,
  changedHelp: 'आपके पिछली बार देखने के बाद कार्ट या कोई दाम बदल गया है। कोई ऑर्डर नहीं हुआ है।',
  goOn: (total) => `${total} के साथ आगे बढ़ें`,
  first: 'पहले ऊपर दिया नया कुल दाम मंज़ूर करें।',
};
