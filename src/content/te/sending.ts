import type { sending as english } from '#content/en/sending.ts';
import type { GiftNote } from '#domain/order/giftNote.ts';

const count = new Intl.NumberFormat('te-IN-u-nu-latn');

/** Words for sending designs to the shop. What the shop itself reads says its facts in English too. */
export const sending: typeof english = {
  photo: {
    title: 'మీ ఫోటో పంపండి',
    failed: 'ఫోటో సిద్ధం కాలేదు. మెమరీ కాస్త ఖాళీ చేయండి, లేదా ఫోటోను మళ్లీ పెట్టండి.',
    share: 'ఫోటో, ఆర్డర్ కలిపి పంపండి',
    save: 'ఫోటోను సేవ్ చేయండి',
    saveAll: (prints: number): string => `${prints} ఫోటోలను ఒకే ఫైల్‌లో సేవ్ చేయండి`,
    download: 'ఫోటో డౌన్‌లోడ్ చేయండి',
    subject: (order: string): string => `ఆర్డర్ ${order} ఫోటోలు (Photos for order ${order})`,
    opening: (order: string): string => `ఆర్డర్ ${order} కోసం నా ఫోటో:\nMy photo for order ${order}:`,
    shared: 'ధన్యవాదాలు. ఫోటో వెళ్లిందో లేదో మీ యాప్‌లో చూసుకోండి.',
    shareFailed: 'ఇక్కడి నుండి పంపడం కుదరలేదు. బదులుగా ఫోటో డౌన్‌లోడ్ చేయండి.',
  },
  design: {
    title: 'మీ డిజైన్ పంపండి',
    failed: 'చిత్రం సిద్ధం కాలేదు. మెమరీ కాస్త ఖాళీ చేసి, మళ్లీ ప్రయత్నించండి.',
    share: 'డిజైన్, ఆర్డర్ కలిపి పంపండి',
    save: 'డిజైన్‌ను సేవ్ చేయండి',
    saveAll: (prints: number): string => `${prints} చిత్రాలను ఒకే ఫైల్‌లో సేవ్ చేయండి`,
    download: 'డిజైన్ డౌన్‌లోడ్ చేయండి',
    subject: (order: string): string => `ఆర్డర్ ${order} డిజైన్లు (Designs for order ${order})`,
    opening: (order: string): string => `ఆర్డర్ ${order} కోసం నా డిజైన్:\nMy design for order ${order}:`,
    shared: 'ధన్యవాదాలు. డిజైన్ వెళ్లిందో లేదో మీ యాప్‌లో చూసుకోండి.',
    shareFailed: 'ఇక్కడి నుండి పంపడం కుదరలేదు. బదులుగా డిజైన్ డౌన్‌లోడ్ చేయండి.',
  },
  lead: 'షాపు ప్రింట్ చేసేది ఈ చిత్రాన్నే. దీన్ని మీ యాప్‌తో మీరే పంపాలి; ఈ పేజీ ఏదీ అప్‌లోడ్ చేయదు.',
  preparing: 'చిత్రాన్ని ప్రింట్‌కు సిద్ధం చేస్తున్నాం…',
  gone: 'ఫోటో ఇప్పుడు ఈ ఫోన్ లేదా కంప్యూటర్‌లో లేదు. గిఫ్ట్‌పై మళ్లీ పెట్టండి.',
  facts: (width: number, height: number, size: string): string =>
    `JPEG, ${count.format(width)} × ${count.format(height)} పిక్సెల్స్, ${size}. చోటు, తేదీ, కెమెరా వివరాలు ఇందులో ఉండవు.`,
  shareHelp: (to: string): string => `లేదా నేరుగా పంపండి: యాప్ ఎంచుకుని, మా షాపును ఎంచుకోండి (${to}).`,
  prints: 'పంపాల్సిన చిత్రాలు',
  numbered: (name: string, number: number, of: number): string => `${name}, ${of}లో ${number}`,
  pieces: (pieces: number): string => `${count.format(pieces)} పీసులకు`,
  downloadAll: (size: string): string => `అన్నీ డౌన్‌లోడ్ చేయండి, ${size}`,
  openWhatsapp: 'మా WhatsApp తెరవండి: మీ ఆర్డర్ రాసి ఉంటుంది',
  whatsapp: (number: string): string => `WhatsApp తెరవండి, ${number}`,
  openMail: 'మాకు పంపే ఈమెయిల్ తెరవండి: మీ ఆర్డర్ రాసి ఉంటుంది',
  mail: 'ఈమెయిల్ రాయండి',
  attach: (file: string): string => `${file} జతచేయండి`,
  orMail: 'లేదా ఈమెయిల్ చేయండి:',
  copy: 'కాపీ',
  copyMail: 'మా ఈమెయిల్ కాపీ చేయండి',
  copied: 'కాపీ అయింది.',
  copyFailed: 'కాపీ కాలేదు. సెలెక్ట్ చేసి మీరే కాపీ చేయండి.',
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [
      ...(message === '' ? [] : [`గిఫ్ట్‌తో సందేశం (Gift message): ${message}.`]),
      ...(hidePrice ? ['ధర కనిపించకూడదు (Hide the price).'] : []),
    ].join(' '),
  picture: (name: string): string => `ప్రింట్ అయ్యేది: ${name}`,
};
