import type { en } from '#content/en/templates.ts';

/** Ready-made designs. */
export const hi: typeof en = {
  templates: {
    heading: 'तैयार डिज़ाइन',
    language: 'टेक्स्ट की भाषा',
    languageFailed: 'वह भाषा लोड नहीं हुई। इंटरनेट देखकर फिर से कोशिश करें।',
    fieldsLabel: 'डिज़ाइन में लिखी जाने वाली जानकारी',
    blank: 'बिना टेक्स्ट',
    photos: (label: string, photos: number): string => `${label}, ${photos} फ़ोटो के लिए`,
    fields: { name: 'नाम', partner: 'दूसरे का नाम', date: 'तारीख', from: 'देने वाले का नाम' },
    fieldsHelp: 'खाली छोड़ी गई जानकारी नहीं छपती।',
    texts: {
      birthday: {
        label: 'जन्मदिन',
        texts: ['जन्मदिन मुबारक हो', '[{name}][ · {date}]'],
        short: '[{name}]|जन्मदिन मुबारक',
      },
      wedding: {
        label: 'शादी',
        texts: ['[{name}][ & {partner}]|शुभ विवाह', '[{date}]'],
        short: '[{name}][ & {partner}]|शुभ विवाह',
      },
      anniversary: {
        label: 'सालगिरह',
        texts: ['शादी की सालगिरह मुबारक', '[{name}][ & {partner}][ · {date}]'],
        short: '[{name}][ & {partner}]|तुम और मैं',
      },
      baby: { label: 'नन्हा मेहमान', texts: ['हमारा नन्हा मेहमान', '[{name}][ · {date}]'], short: '[{name}]|नन्ही जान' },
      home: { label: 'गृह प्रवेश', texts: ['गृह प्रवेश की शुभकामनाएँ', '[{name} परिवार]'], short: '[{name} का घर]|हमारा घर' },
      rakhi: { label: 'राखी', texts: ['रक्षाबंधन की शुभकामनाएँ', '[{name}][ & {partner}]'], short: 'शुभ राखी' },
      diwali: { label: 'दिवाली', texts: ['शुभ दीपावली', 'सप्रेम[, {from}]'], short: 'शुभ दिवाली' },
      thanks: { label: 'धन्यवाद', texts: ['धन्यवाद[, {name}]', 'सप्रेम[, {from}]'], short: 'शुक्रिया' },
      teacher: {
        label: 'टीचर के लिए',
        texts: ['हमारे प्यारे टीचर के लिए', '[{name}][ · {from} की ओर से]'],
        short: 'बेस्ट टीचर',
      },
      thenAndNow: { label: 'तब और अब', texts: ['तब', 'अब'], short: '' },
      firstYear: { label: 'पहला साल', texts: ['पहला दिन', 'पहला साल[ · {name}]'], short: '' },
    },
  },
};
