import type { en } from '#content/en/home.ts';

/** Hindi: words of home below its first screen. */
export const hi: typeof en = {
  find: { title: 'मनपसंद गिफ़्ट यहाँ मिलेगा', action: 'अभी खरीदें' },
  marquees: {
    title: 'और गिफ़्ट',
    rows: { forward: 'गिफ़्ट, पहली कतार', backward: 'गिफ़्ट, दूसरी कतार' },
    noImage: 'तस्वीर नहीं है',
    pause: 'चलती कतारें रोकें',
    play: 'कतारें चलाएँ',
  },
  best: {
    title: 'सबसे ज़्यादा बिकने वाले',
    loading: 'गिफ़्ट लोड हो रहे हैं...',
    none: 'अभी कोई बेस्टसेलर नहीं है।',
  },
  story: { title: 'हमारी कहानी', pause: 'वीडियो रोकें', play: 'वीडियो चलाएँ' },
  discover: { title: 'कुछ खास गिफ़्ट देखें', action: 'अभी खरीदें' },
  pattern: { telugu: 'కానుక, यानी गिफ़्ट' },
  faq: { title: 'अक्सर पूछे जाने वाले सवाल' },
  testimonials: {
    title: 'हमारे ग्राहक क्या कहते हैं',
    slide: (n, of) => `${of} में से ${n}`,
    show: (n, of) => `राय दिखाएँ: ${of} में से ${n}`,
    pause: 'ग्राहकों की राय रोकें',
    play: 'ग्राहकों की राय चलाएँ',
  },
  bar: { label: 'इस पेज पर' },
};
