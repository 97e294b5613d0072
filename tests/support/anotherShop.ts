import { loadEnv } from 'vite';

/** The settings of the shop in tests/.env.otherOrigin, without its backend. */
export const ANOTHER_SHOP: Readonly<Record<string, string>> = {
  ...loadEnv('otherOrigin', 'tests', 'VITE_SHOP_'),
  ...loadEnv('otherOrigin', 'tests', 'VITE_DELIVERY_'),
};

/** Facts of the default shop and names of the demo's products, which no other shop may show. File names and the list of states do not count. */
export const KANUKAS_OWN =
  /kanuka|tenali|andhra(?! Pradesh(?:<\/option>|"))|522201|కానుక|80\.60%2C16\.22|(?<![-\w]|assets\/)(?:photo frame|mug|lamp|pillow|cushion|sticker|key ?chain|calendar|phone cover)s?\b/i;
