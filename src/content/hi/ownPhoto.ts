import type { en } from '#content/en/ownPhoto.ts';

/** Messages for the photo that a shopper sees on every product. */
export const hi: typeof en = {
  title: 'आपकी फ़ोटो',
  shown: 'गिफ़्ट पर दिख रही है। यह इसी डिवाइस पर रहती है।',
  temporary: 'यह टैब बंद करने तक गिफ़्ट पर दिखेगी।',
  change: 'बदलें',
  changeNamed: 'अपनी फ़ोटो बदलें',
  remove: 'हटाएँ',
  removeNamed: 'गिफ़्ट से अपनी फ़ोटो हटाएँ',
  removed: 'अब गिफ़्ट पर आपकी फ़ोटो नहीं दिखेगी।',
  notRemoved: 'आपका ब्राउज़र फ़ोटो अभी नहीं हटा सका। अब वह नहीं दिखेगी, और बाद में हट जाएगी।',
  unreadable: 'आपकी फ़ोटो अभी नहीं खुल रही। वह खोई नहीं है।',
  failed: 'आपकी फ़ोटो गिफ़्ट पर नहीं दिखाई जा सकी।',
  retry: 'फिर से कोशिश करें',
  preview: (name: string): string => `${name}, आपकी फ़ोटो के साथ`,
  showShop: (name: string): string => `${name}: दुकान वाली तस्वीर दिखाएँ`,
  showOwn: (name: string): string => `${name}: अपनी फ़ोटो के साथ दिखाएँ`,
  with: (places: number): string =>
    places === 1 ? 'आपकी फ़ोटो के साथ, जैसा दिख रहा है।' : `सभी ${places} जगहों पर आपकी फ़ोटो।`,
  added: (name: string, count: number): string => `${name}: आपकी फ़ोटो के साथ 1 डाला गया, कार्ट में अब ${count}`,
  gone: 'आपकी फ़ोटो अब इस डिवाइस पर नहीं है, इसलिए कार्ट में कुछ नहीं डाला गया।',
  choose: 'फ़ोटो चुनें',
  close: 'बंद करें',
};
