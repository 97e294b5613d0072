import type { en } from '#content/en/howItWorks.ts';
import { channels } from './ways.ts';

/** How a gift with a photo is ordered. docs/behaviour.md, How it works. */
export const te: typeof en = (capabilities) => ({
  title: 'ఎలా ఆర్డర్ చేయాలి',
  steps: [
    {
      title: 'గిఫ్ట్ ఎంచుకోండి',
      text: 'మీ ఫోటోకు నప్పేది, మీకు నచ్చిన సైజులో.',
      picture: '/pictures/how-choose.webp',
    },
    {
      title: 'మీ ఫోటో పెట్టండి',
      text: 'ముందు గిఫ్ట్‌పై చూసుకోండి. మీరు పంపే వరకు ఫోటో మీ దగ్గరే ఉంటుంది.',
      picture: '/pictures/how-photo.webp',
    },
    {
      title: 'ఆర్డర్ చేశాక పంపండి',
      text: `“నా ఆర్డర్లు” నుండి, ${channels(capabilities)} ద్వారా. ప్రింట్ చేసి గిఫ్ట్‌ను మీ ఇంటికి పంపుతాం.`,
      picture: '/pictures/how-send.webp',
    },
  ],
});
