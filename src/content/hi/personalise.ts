import type { en } from '#content/en/personalise.ts';
import { forms } from '#content/plural.ts';

/** Messages for the shopper's own photo on pages and rows. */
export const hi: typeof en = {
  personalise: {
    heading: 'अपनी फ़ोटो लगाएँ',
    open: 'फ़ोटो लगाएँ',
    openNamed: (name: string): string => `फ़ोटो लगाएँ: ${name}`,
    later: 'चाहें तो फ़ोटो बाद में भी भेज सकते हैं।',
    kept: 'आपका डिज़ाइन इस डिवाइस पर सुरक्षित है।',
    printsAt: {
      sharp: (size: string): string => `${size} में साफ़`,
      good: (size: string): string => `${size} में अच्छा`,
      blur: (size: string): string => `${size} में धुँधला हो सकता है`,
      unconfirmed: (): string => 'प्रिंट साइज़ हम कन्फ़र्म करेंगे',
    },
    empty: (empty: number, of: number): string =>
      empty === of
        ? 'अभी फ़ोटो नहीं लगी'
        : forms('hi', empty, { one: 'फ़ोटो की 1 जगह अभी खाली है', other: `फ़ोटो की ${empty} जगहें अभी खाली हैं` }),
    noModel: 'फ़ोन का मॉडल अभी नहीं लिखा गया',
    show: 'प्रीव्यू शेयर करें',
    showText: (name: string): string => `${name} पर मेरे डिज़ाइन का प्रीव्यू:`,
    showFailed: 'यहाँ प्रीव्यू शेयर नहीं हो सका।',
    linkCopied: 'लिंक कॉपी हो गया।',
    insecure: 'फ़ोटो के लिए सुरक्षित पेज चाहिए। अपनी फ़ोटो जोड़ने के लिए यह दुकान https:// से खोलें।',
    unreadable: 'इस डिवाइस पर रखी आपकी फ़ोटो अभी नहीं खुल रहीं। वे खोई नहीं हैं: थोड़ी देर बाद फिर से कोशिश करें।',
    notAdded:
      'इस डिवाइस पर रखी आपकी फ़ोटो अभी नहीं खुलीं, इसलिए कार्ट में कुछ नहीं जुड़ा। फ़ोटो खोई नहीं हैं: थोड़ी देर बाद फिर से कोशिश करें।',
    readAgain: 'फिर से कोशिश करें',
    startNew: 'नया डिज़ाइन शुरू करें',
    notKept: 'आपका डिज़ाइन इस टैब के बंद होने तक रहेगा।',
    change: 'बदलें',
    changeNamed: (name: string): string => `अपनी फ़ोटो बदलें: ${name}`,
    remove: 'हटाएँ',
    removeNamed: (name: string): string => `अपना डिज़ाइन हटाएँ: ${name}`,
    removed: 'इस डिवाइस से हटा दिया गया।',
    notRemoved: 'आपका ब्राउज़र आपकी फ़ोटो अभी नहीं हटा सका। वे किसी को नहीं दिखेंगी, और आपके अगली बार आने पर हम फिर से कोशिश करेंगे।',
    travels: 'ऑर्डर के बाद अपनी फ़ोटो “मेरे ऑर्डर” से हमें भेजें। वह यहाँ अपलोड नहीं होती।',
    preview: (name: string): string => `${name}, आपके डिज़ाइन के साथ`,
    stored: 'इस डिवाइस पर रखी फ़ोटो',
    storedLead: 'आपके डिज़ाइन किए गिफ़्ट। भेजने तक इनकी फ़ोटो इसी डिवाइस पर रहती हैं। ऑर्डर वाली फ़ोटो भेजने के बाद ही हटाएँ।',
    storedUsed: (used: string): string => `${used} जगह भरी है`,
    storedItem: (name: string, size: string): string => (size === '' ? name : `${name}, ${size}`),
    storedNumber: (item: string, number: number): string => `${item}, डिज़ाइन ${number}`,
    storedOrdered: (item: string): string => `${item}, ऑर्डर वाला`,
    removeAll: 'बाकी सभी डिज़ाइन हटाएँ',
    removeMine: 'इस डिवाइस से मेरी फ़ोटो हटाएँ',
  },
  sharpness: {
    sharp: 'साफ़',
    good: 'अच्छा',
    blur: 'धुँधला हो सकता है',
    unconfirmed: 'प्रिंट साइज़ हम कन्फ़र्म करेंगे',
  },
  send: {
    photo: {
      large: 'अपनी फ़ोटो भेजें',
      button: 'फ़ोटो दुकान को भेजें',
      again: 'फ़ोटो दोबारा भेजें',
      waiting: (designs: number): string =>
        forms('hi', designs, { one: 'फ़ोटो अभी नहीं भेजी', other: 'फ़ोटो अभी नहीं भेजीं' }),
    },
    design: {
      large: 'अपना डिज़ाइन भेजें',
      button: 'डिज़ाइन दुकान को भेजें',
      again: 'डिज़ाइन दोबारा भेजें',
      waiting: (designs: number): string =>
        forms('hi', designs, { one: 'डिज़ाइन अभी नहीं भेजा', other: 'डिज़ाइन अभी नहीं भेजे' }),
    },
    named: (action: string, order: string): string => `${action}: ऑर्डर ${order}`,
    elsewhere: 'फ़ोटो इस डिवाइस पर नहीं है। जिस डिवाइस से ऑर्डर किया था, उससे भेजें, या यहाँ लगाएँ।',
    add: 'अपनी फ़ोटो लगाएँ',
    addNamed: (name: string): string => `अपनी फ़ोटो लगाएँ: ${name}`,
    waitingHelp: 'प्रिंट फ़ाइल भेजने के बाद ही हम छाप सकते हैं: वह यहाँ अपलोड नहीं होती।',
    sent: 'भेज दिया',
    thanks: 'धन्यवाद। आप इसे नीचे के ऑर्डर से दोबारा भेज सकते हैं।',
  },
  samePhoto: {
    title: 'इस पर कौन-सी फ़ोटो लगानी है?',
    lead: 'यह गिफ़्ट आपकी फ़ोटो के साथ पहले से आपके कार्ट में है।',
    leadOrdered: 'आपने इसे अपनी फ़ोटो के साथ ऑर्डर किया था, जो अभी इस डिवाइस पर है।',
    elsewhere: 'यह आपके कार्ट में है। इसकी फ़ोटो इस डिवाइस पर नहीं है: अभी लगाएँ, या ऑर्डर के बाद भेजें।',
    same: 'वही फ़ोटो',
    another: 'दूसरी फ़ोटो',
    later: 'फ़ोटो बाद में भेजें',
    close: 'बंद करें',
  },
  line: {
    preview: (name: string, part: number): string => `${name}, आपके डिज़ाइन ${part} के साथ`,
    enlargeNamed: (name: string, part: string): string =>
      ['अपना डिज़ाइन बड़ा करके देखें', name, part].filter((text) => text !== '').join(', '),
    closeLarge: 'तस्वीर बंद करें',
    part: (number: number): string => `डिज़ाइन ${number}`,
    with: 'आपकी फ़ोटो के साथ',
    withDesign: 'आपके डिज़ाइन के साथ',
    pieces: (pieces: number): string => forms('hi', pieces, { one: 'ऐसा 1 पीस', other: `ऐसे ${pieces} पीस` }),
    without: (pieces: number, of: number): string =>
      pieces === of
        ? 'अभी फ़ोटो नहीं लगी'
        : forms('hi', pieces, { one: 'बिना फ़ोटो का 1 पीस', other: `बिना फ़ोटो के ${pieces} पीस` }),
    later: 'अभी लगाएँ, या ऑर्डर के बाद भेजें।',
    add: 'अपनी फ़ोटो लगाएँ',
    change: 'फ़ोटो बदलें',
    different: '1 पीस की फ़ोटो बदलें',
    openNamed: (hasPhoto: boolean, name: string, part: string): string =>
      [hasPhoto ? 'फ़ोटो बदलें' : 'अपनी फ़ोटो लगाएँ', name, part].filter((text) => text !== '').join(', '),
    differentNamed: (name: string, part: string): string =>
      ['1 पीस की फ़ोटो बदलें', name, part].filter((text) => text !== '').join(', '),
    quantityOf: (name: string, part: number): string => `मात्रा: ${name}, डिज़ाइन ${part}`,
    less: (name: string, part: number): string => `एक घटाएँ: ${name}, डिज़ाइन ${part}`,
    more: (name: string, part: number): string => `एक बढ़ाएँ: ${name}, डिज़ाइन ${part}`,
    most: 'ज़्यादा से ज़्यादा 9,999। इससे ज़्यादा के लिए हमसे संपर्क करें।',
  },
};
