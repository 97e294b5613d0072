import type { en } from '#content/en/home.ts';

/** Messages of home below its first screen. */
export const te: typeof en = {
  find: { title: 'మనసుకు నచ్చే గిఫ్ట్ ఎంచుకోండి', action: 'ఇప్పుడే కొనండి' },
  marquees: {
    title: 'మరిన్ని గిఫ్టులు',
    rows: { forward: 'గిఫ్టులు, మొదటి వరుస', backward: 'గిఫ్టులు, రెండో వరుస' },
    noImage: 'చిత్రం లేదు',
    pause: 'కదిలే వరుసలు ఆపండి',
    play: 'వరుసలు మళ్లీ కదిలించండి',
  },
  best: {
    title: 'ఎక్కువగా అమ్ముడైనవి',
    loading: 'గిఫ్టులు లోడ్ అవుతున్నాయి...',
    none: 'ఎక్కువగా అమ్ముడైనవి ఇంకా లేవు.',
  },
  story: { title: 'మా కథ', pause: 'వీడియో ఆపండి', play: 'వీడియో చూడండి' },
  discover: { title: 'ప్రత్యేకమైన గిఫ్టులు చూడండి', action: 'ఇప్పుడే కొనండి' },
  pattern: { telugu: 'కానుక' },
  faq: { title: 'తరచుగా అడిగే ప్రశ్నలు' },
  testimonials: {
    title: 'మా కస్టమర్లు ఏమంటున్నారు',
    slide: (n: number, of: number): string => `${of}లో ${n}`,
    show: (n: number, of: number): string => `${of} అభిప్రాయాల్లో ${n}వది చూడండి`,
    pause: 'అభిప్రాయాలు కదలకుండా ఆపండి',
    play: 'అభిప్రాయాలు మళ్లీ కదిలించండి',
  },
  bar: { label: 'ఈ పేజీలో' },
};
