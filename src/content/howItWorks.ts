import type { ShopCapabilities } from '#domain/shopCapabilities.ts';
import { inLanguages, type ByLanguage } from './language.ts';
import { channels } from './en/ways.ts';

/** One of the three steps from the product to its print. */
type HowStep = { readonly title: string; readonly text: string; readonly picture: string };

type HowItWorks = (capabilities: ShopCapabilities) => { readonly title: string; readonly steps: readonly HowStep[] };

const en: HowItWorks = (capabilities) => ({
  title: 'How it works',
  steps: [
    {
      title: 'Choose a gift',
      text: 'Whatever suits your photo, in the size you like.',
      picture: '/pictures/how-choose.webp',
    },
    {
      title: 'Add your photo',
      text: 'See it on the gift first. It stays on your device until you send it.',
      picture: '/pictures/how-photo.webp',
    },
    {
      title: 'Send it after ordering',
      text: `From My Orders, by ${channels(capabilities)}. We print it and send the gift to your door.`,
      picture: '/pictures/how-send.webp',
    },
  ],
});

/** How a product with a photo is ordered. docs/behaviour.md, How it works. */
export const howItWorks: ByLanguage<HowItWorks> = inLanguages({
  en,
  te: async () => (await import('./te/howItWorks.ts')).te,
  hi: async () => (await import('./hi/howItWorks.ts')).hi,
});
