import { loadEnv, type Plugin } from 'vite';

import { settingsFrom } from '../src/config/readSettings.ts';
import { escaped } from '../src/seo/escaped.ts';

/** index.html with the shop's name in its texts. */
export function withShopName(html: string, name: string): string {
  // A function: a name with '$&' in it is no reference.
  return html.replaceAll('__SHOP_NAME__', () => escaped(name));
}

/** Sets the shop's name in index.html from VITE_SHOP_NAME. */
export function shopName(): Plugin {
  let name = '';
  return {
    name: 'kanuka:shop-name',
    configResolved: ({ mode, envDir, root }) => {
      name = settingsFrom(loadEnv(mode, envDir || root, 'VITE_')).shopName;
    },
    transformIndexHtml: (html) => withShopName(html, name),
  };
}
