import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { channels } from './ways.ts';

/** One of the three steps from the product to its print. */
type HowStep = { readonly title: string; readonly text: string; readonly picture: string };

type HowItWorks = (capabilities: ShopCapabilities) => { readonly title: string; readonly steps: readonly HowStep[] };

export const en: HowItWorks = (capabilities) => ({
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
