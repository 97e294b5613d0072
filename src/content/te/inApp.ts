import type { en } from '#content/en/inApp.ts';
import { forms } from '#content/plural.ts';

/** Texts for a shopper in a browser inside another app, such as Instagram's. */
export const te: typeof en = {
  title: { android: 'మీ ఫోటో పెట్టడానికి Chromeలో తెరవండి', ios: 'మీ ఫోటో పెట్టడానికి Safariలో తెరవండి' },
  reason: (app: string | null): string =>
    `${app === null ? 'ఈ' : app} యాప్‌లోని బ్రౌజర్‌లో ఫోటోలు చాలాసార్లు సేవ్ కావు, వాటిని పంపడమూ కుదరదు.`,
  carried: {
    size: 'మీరు ఎంచుకున్న సైజు అక్కడ కూడా ఉంటుంది.',
    cart: 'మీ కార్ట్ అక్కడ కూడా ఉంటుంది.',
    both: 'మీ సైజు, కార్ట్ అక్కడ కూడా ఉంటాయి.',
  },
  account: 'మీ ఖాతాలోని కార్ట్ కోసం అక్కడ లాగిన్ అవ్వండి.',
  tooLong: 'మీ కార్ట్ లింకులో పట్టనంత పెద్దది, అందుకే అది ఇక్కడే ఉంటుంది.',
  photosStay: 'మీరు ఇప్పటికే పెట్టిన ఫోటోలు ఈ యాప్‌లోనే ఉంటాయి.',
  openChrome: 'Chromeలో తెరవండి',
  copy: 'లింకు కాపీ చేయండి',
  pasteHelp: 'లింకు కాపీ చేసి Safariలో పేస్ట్ చేయండి.',
  copied: 'లింకు కాపీ అయింది. మీ బ్రౌజర్‌లో పేస్ట్ చేయండి.',
  copyFailed: 'లింకు కాపీ కాలేదు. దాన్ని నొక్కి పట్టుకుని కాపీ చేయండి:',
  link: 'ఈ పేజీ లింకు',
  bring: {
    title: (items: number): string =>
      forms('te', items, {
        one: 'వేరే యాప్‌లోని ఒక గిఫ్ట్‌ను మీ కార్ట్‌లో వేయాలా?',
        other: `వేరే యాప్‌లోని ${items} గిఫ్టులను మీ కార్ట్‌లో వేయాలా?`,
      }),
    yes: 'నా కార్ట్‌లో వేయండి',
    no: 'వద్దు',
    done: 'మీ కార్ట్‌లో వేశాం.',
  },
  hold: 'సేవ్ కాలేదా? చిత్రాన్ని నొక్కి పట్టుకుని, సేవ్ (Save) ఎంచుకోండి.',
  picture: (number: number, of: number): string => (of === 1 ? 'మీ ప్రింట్' : `${of}లో ${number}వ ప్రింట్`),
};
