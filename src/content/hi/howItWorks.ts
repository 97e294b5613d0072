import type { en } from '#content/en/howItWorks.ts';
import { channels } from './ways.ts';

/** How a gift with a photo is ordered. docs/behaviour.md, How it works. */
export const hi: typeof en = (capabilities) => ({
  title: 'ऑर्डर कैसे करें',
  steps: [
    {
      title: 'गिफ़्ट चुनें',
      text: 'जो आपकी फ़ोटो पर जँचे, और जिस साइज़ में आपको चाहिए।',
      picture: '/pictures/how-choose.webp',
    },
    {
      title: 'अपनी फ़ोटो लगाएँ',
      text: 'पहले उसे गिफ़्ट पर देखें। जब तक आप न भेजें, फ़ोटो आपके डिवाइस पर ही रहती है।',
      picture: '/pictures/how-photo.webp',
    },
    {
      title: 'ऑर्डर के बाद भेजें',
      text: `“मेरे ऑर्डर” में जाकर ${channels(capabilities)} से। हम छापकर गिफ़्ट आपके घर भेज देते हैं।`,
      picture: '/pictures/how-send.webp',
    },
  ],
});
