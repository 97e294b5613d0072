import { en as enCheckout } from '#content/en/checkout.ts';
import { en as enDesigning } from '#content/en/designing.ts';
import { en as enPersonalise } from '#content/en/personalise.ts';
import { en as enShop } from '#content/en/shop.ts';
import { hi as hiCheckout } from '#content/hi/checkout.ts';
import { hi as hiDesigning } from '#content/hi/designing.ts';
import { hi as hiPersonalise } from '#content/hi/personalise.ts';
import { hi as hiShop } from '#content/hi/shop.ts';
import { pseudoLocalise } from '#content/pseudoLocalise.ts';
import { te as teCheckout } from '#content/te/checkout.ts';
import { te as teDesigning } from '#content/te/designing.ts';
import { te as tePersonalise } from '#content/te/personalise.ts';
import { te as teShop } from '#content/te/shop.ts';

const en = { ...enShop, ...enPersonalise, ...enDesigning, ...enCheckout };

/** The messages from home to an order, by which a test finds the controls in each language. */
export const LANGUAGE_MESSAGES = {
  en,
  te: { ...teShop, ...tePersonalise, ...teDesigning, ...teCheckout },
  hi: { ...hiShop, ...hiPersonalise, ...hiDesigning, ...hiCheckout },
  'en-XA': pseudoLocalise(en),
} as const;
