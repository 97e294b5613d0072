import type { en } from '#content/en/designing.ts';
import { forms } from '#content/plural.ts';
import { sending } from './sending.ts';

type Pixels = { readonly width: number; readonly height: number };

const count = new Intl.NumberFormat('hi-IN-u-nu-latn');
const pixels = (size: Pixels | null): string =>
  size ? ` (${count.format(size.width)} × ${count.format(size.height)} पिक्सल)` : '';
const millimetres = ({ width, height }: Pixels): string => `${Math.round(width)} × ${Math.round(height)} मि.मी.`;

/** Words of the screens that design a gift and send its photos. */
export const hi: typeof en = {
  design: {
    loading: 'खुल रहा है…',
    failedToLoad: 'प्रीव्यू लोड नहीं हो सका। अपना इंटरनेट देख लें और फिर कोशिश करें।',
    retry: 'फिर कोशिश करें',
    close: 'बंद करें',
    done: 'हो गया',
    choose: 'फ़ोटो चुनें',
    chooseMany: 'फ़ोटो चुनें',
    more: 'और फ़ोटो जोड़ें',
    another: 'दूसरी फ़ोटो',
    camera: 'फ़ोटो खींचें',
    drop: 'या फ़ोटो यहाँ छोड़ें, या पेस्ट करें।',
    dropNow: 'यही फ़ोटो लगाने के लिए यहाँ छोड़ दें',
    formats: 'JPEG, PNG, WebP या HEIC, 50 मेगापिक्सल तक।',
    opening: 'आपकी फ़ोटो खुल रही है…',
    openingMany: (left: number): string =>
      forms('hi', left, { one: 'आपकी फ़ोटो खुल रही है…', other: `${left} फ़ोटो खुल रही हैं…` }),
    photosLeft: (left: number): string =>
      forms('hi', left, {
        one: 'एक फ़ोटो के लिए खाली जगह नहीं मिली।',
        other: `${left} फ़ोटो के लिए खाली जगह नहीं मिली।`,
      }),
    photoGone: 'एक फ़ोटो अब इस डिवाइस पर नहीं है। उसे फिर से चुनें।',
    changedElsewhere: 'यह गिफ़्ट किसी दूसरे टैब में बदला गया है। यहाँ आप जो करेंगे, वही रहेगा।',
    undo: 'पहले जैसा करें',
    redo: 'फिर से करें',
    panels: 'आपका डिज़ाइन',
    panel: { photos: 'फ़ोटो', words: 'शब्द', look: 'लुक', note: 'नोट' },
    looks: { plain: 'जैसी है', brighter: 'ज़्यादा उजली', warmer: 'हल्की सुनहरी', mono: 'ब्लैक एंड व्हाइट' },
    layout: 'प्रिंट पर फ़ोटो',
    layouts: {
      one: 'एक फ़ोटो',
      twoAcross: 'दो, अगल-बगल',
      twoStacked: 'दो, ऊपर-नीचे',
      three: 'तीन, एक बड़ी',
      threeAcross: 'तीन, अगल-बगल',
      four: 'चार',
      six: 'छह',
      nine: 'नौ',
    },
    places: 'फ़ोटो की जगहें',
    place: (number: number, of: number): string => `${of} में से फ़ोटो ${number}`,
    placeEmpty: (number: number, of: number): string => `${of} में से जगह ${number}, खाली`,
    pieces: {
      photo: 'फ़ोटो',
      front: 'प्रिंट',
      opening: 'फ़ोटो की जगह',
      month: 'महीना',
      frame: 'फ़्रेम',
      mug: 'मग',
      tag: 'टैग',
      heart: 'दिल',
      sticker: 'स्टिकर',
    },
    piecePlace: (piece: string, place: string): string => `${piece}: ${place}`,
    printed: (size: Pixels): string => `प्रिंट साइज़: ${millimetres(size)}`,
    swap: 'अदला-बदली…',
    swapHelp: (number: number): string => `वह जगह चुनें, जिससे फ़ोटो ${number} की अदला-बदली करनी है।`,
    useForAll: 'सब में यही लगाएँ',
    removePlace: 'हटाएँ',
    cropNote: 'यहाँ सिर्फ़ छपने वाला हिस्सा दिखता है, पूरा गिफ़्ट नहीं।',
    words: {
      label: 'नाम, तारीख या संदेश',
      help: 'ज़्यादा से ज़्यादा तीन लाइनें, हर लाइन में 60 अक्षर तक, अंग्रेज़ी, तेलुगु या हिन्दी में।',
      cut: 'जो नहीं समाया, वह छूट गया: 60-60 अक्षरों की तीन लाइनें ही आती हैं।',
      missing: (letters: string): string => `इस डिवाइस में ${letters} के लिए अक्षर नहीं हैं: प्रिंट में खाली डिब्बा दिखेगा।`,
      tooSmall: 'अक्षर इतने छोटे हैं कि छपने पर पढ़े नहीं जाएँगे।',
      spelling: 'ठीक ऐसा ही छपेगा:',
      typeface: 'फ़ॉन्ट',
      typefaces: { modern: 'मॉडर्न', serif: 'क्लासिक', round: 'गोल', script: 'हाथ की लिखाई' },
      colour: 'रंग',
      colours: {
        white: 'सफ़ेद',
        ink: 'काला',
        gold: 'सुनहरा',
        maroon: 'मैरून',
        green: 'हरा',
        blue: 'नीला',
      },
      size: 'साइज़',
      percent: (share: number): string => `ऊँचाई का ${Math.round(share * 100)}%`,
      align: 'लाइनें',
      alignments: { left: 'बाएँ', centre: 'बीच में', right: 'दाएँ' },
      position: 'जगह',
      positions: { top: 'ऊपर', middle: 'बीच में', bottom: 'नीचे' },
      frame: 'प्रिंट पर आपके शब्द',
      frameHelp: 'शब्दों को खींचकर खिसकाएँ, या कीबोर्ड के तीर वाले बटनों से।',
      standsAt: (x: number, y: number): string =>
        `शब्द बाएँ से ${Math.round(x * 100)} प्रतिशत और ऊपर से ${Math.round(y * 100)} प्रतिशत पर हैं।`,
      fontMissing: 'यह फ़ॉन्ट लोड नहीं हो सका, इसलिए यहाँ शब्द दूसरे फ़ॉन्ट में दिख रहे हैं।',
    },
    note: {
      label: 'दुकान के लिए नोट',
    },
    phone: {
      model: 'फ़ोन कौन-सा है?',
      help: 'कंपनी और मॉडल, जैसे Redmi Note 13 Pro।',
      missing: 'फ़ोन का नाम और मॉडल लिखें: कवर उसी मॉडल के हिसाब से बनता है।',
    },
    blank: (name: string): string => `${name}, आपकी फ़ोटो लगने से पहले`,
    previewNote: 'यह प्रीव्यू है: असली गिफ़्ट के रंग थोड़े अलग हो सकते हैं।',
    trimNote: 'यहाँ बने गिफ़्ट का आकार थोड़ा अलग है। फ़ोटो का जो हिस्सा छपेगा, वह क्रॉप में ठीक-ठीक दिखता है।',
    frame: 'छपने वाले हिस्से में आपकी फ़ोटो',
    frameHelp:
      'खींचकर खिसकाएँ; दो उँगलियों से या स्क्रॉल करके ज़ूम करें। कीबोर्ड: तीर से खिसकाएँ, प्लस और माइनस से ज़ूम करें, R से घुमाएँ, 0 से नए सिरे से शुरू करें।',
    lines: {
      cut: 'यहाँ काटा जाता है',
      front: 'सामने का हिस्सा यहाँ तक है',
      safe: 'चेहरे और शब्द इस रेखा के अंदर रखें',
      fold: 'फ़ोटो किनारों पर भी मुड़कर जाती है',
    },
    zoom: 'ज़ूम',
    zoomIn: 'ज़ूम बढ़ाएँ',
    zoomOut: 'ज़ूम घटाएँ',
    tilt: 'सीधा करें',
    turnLeft: 'बाएँ घुमाएँ',
    turnRight: 'दाएँ घुमाएँ',
    move: 'खिसकाएँ',
    moveLeft: 'बाएँ खिसकाएँ',
    moveRight: 'दाएँ खिसकाएँ',
    moveUp: 'ऊपर खिसकाएँ',
    moveDown: 'नीचे खिसकाएँ',
    reset: 'नए सिरे से',
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    degrees: (angle: number): string => `${Math.round(angle * 10) / 10}°`,
    said: {
      moved: 'खिसक गई।',
      edge: 'फ़ोटो यहीं तक है।',
      zoom: (share: number): string => `ज़ूम ${Math.round(share * 100)} प्रतिशत।`,
      turned: 'चौथाई चक्कर घूम गई।',
      reset: 'फिर शुरू जैसी हो गई।',
    },
    size: 'साइज़',
    chooseSize: 'साइज़ चुनें और देखें कि छपाई कितनी साफ़ होगी।',
    sharpness: {
      sharp: 'साफ़',
      good: 'अच्छा',
      blur: 'धुँधला हो सकता है',
      unconfirmed: 'साइज़ दुकान तय करके बताएगी',
    },
    unconfirmedHelp: 'इसका प्रिंट साइज़ अभी हमारे पास नहीं है। छापने से पहले हम आपसे पूछकर पक्का करेंगे।',
    reasons: {
      sharp: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} में हर इंच पर ${ppi} पिक्सल: बारीक चीज़ें भी साफ़ दिखेंगी।`,
      good: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} में हर इंच पर ${ppi} पिक्सल: हाथ भर की दूरी से अच्छा दिखेगा।`,
      blur: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} में हर इंच पर सिर्फ़ ${ppi} पिक्सल। ज़ूम घटाएँ, छोटा साइज़ चुनें, या बड़ी फ़ोटो लगाएँ।`,
    },
    askOriginal: 'असली फ़ोटो मँगवाएँ',
    copies: {
      messenger: 'WhatsApp जैसे ऐप फ़ोटो को छोटा कर देते हैं, और यह वैसी ही कॉपी लगती है। असली फ़ोटो डॉक्यूमेंट के रूप में भेजने को कहें।',
      screenshot: 'यह स्क्रीनशॉट लगता है, जिसमें असली फ़ोटो जितनी बारीकी नहीं होती। असली फ़ोटो मँगवाएँ।',
    },
    saveResults: {
      saved: 'इस डिवाइस पर सुरक्षित है।',
      full: 'इस डिवाइस पर फ़ोटो के लिए और जगह नहीं है, इसलिए यह डिज़ाइन इस टैब के बंद होने तक ही रहेगा। इसे रखने के लिए कोई दूसरा डिज़ाइन हटाएँ।',
      refused: 'यह ब्राउज़र फ़ोटो नहीं सहेजता (शायद यह प्राइवेट विंडो है)। आपका डिज़ाइन इस टैब के बंद होने तक रहेगा।',
    },
    readAs: (format: string): string => `फ़ाइल के नाम में कुछ और लिखा है, पर अंदर ${format} फ़ोटो है। यह चलेगी।`,
    problems: {
      empty: 'यह फ़ाइल खाली है। कोई दूसरी चुनें।',
      notImage: 'नाम कुछ भी हो, यह फ़ाइल फ़ोटो नहीं है। JPEG, PNG, WebP या HEIC फ़ोटो चुनें।',
      svg: 'यह SVG ड्रॉइंग है, जो फ़ोटो की तरह नहीं छप सकती। इसकी JPEG या PNG चुनें।',
      moving: 'यह चलती तस्वीर है, और प्रिंट में कुछ चलता नहीं। कोई फ़ोटो चुनें, या इसके सबसे अच्छे पल का स्क्रीनशॉट।',
      otherFormat: 'दुकान इस फ़ॉर्मैट की फ़ोटो नहीं छाप सकती। इसे JPEG या PNG में सहेजकर फिर से चुनें।',
      damaged: 'यह फ़ोटो खराब है या अधूरी है। इसे कैमरे से फिर कॉपी करें, या कोई दूसरी चुनें।',
      heic: 'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। इसे JPEG में सहेजकर फिर से चुनें।',
      tooSmall: (size: Pixels | null): string =>
        `यह फ़ोटो छापने के लिए बहुत छोटी है${pixels(size)}। ऐसी चुनें, जो हर तरफ़ कम से कम 100 पिक्सल की हो।`,
      tooWide: (size: Pixels | null): string =>
        `यह फ़ोटो बहुत लंबी है${pixels(size)}। ऐसी चुनें, जो हर तरफ़ ज़्यादा से ज़्यादा 16,384 पिक्सल की हो।`,
      tooManyPixels: (size: Pixels | null): string => `यह फ़ोटो 50 मेगापिक्सल से बड़ी है${pixels(size)}। इसकी छोटी कॉपी चुनें।`,
      tooManyBytes: 'यह फ़ाइल 100 MB से बड़ी है। इसकी छोटी कॉपी चुनें।',
      memory: 'इस फ़ोटो के लिए डिवाइस में मेमोरी कम है। दूसरे ऐप बंद करें, या इसकी छोटी कॉपी चुनें।',
    },
    stillThere: 'जो फ़ोटो पहले थी, वह अब भी लगी है।',
  },
  send: sending,
};
