import { readdirSync } from 'node:fs';

import { ALLOWED_TAGS, PAYLOADS } from '#tests/support/markup.ts';
import { expect, test } from './support/shop.ts';

// Without the page's Content-Security-Policy, which would hide a gap of the sanitiser.
test.use({ bypassCSP: true });

type Sanitise = (html: string) => string;

test('S1 S2: no attack on the built sanitiser succeeds', async ({ page, open, storefront }) => {
  const file = readdirSync(`${storefront}/assets`).find((name) => /^sanitise-.*\.js$/.test(name));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog.message()).toBe('no dialog')));
  await open('/about');
  const foreign = await page.evaluate(
    async ({ file, payloads, tags }) => {
      const module = (await import(`/assets/${file}`)) as Record<string, unknown>;
      const sanitise = Object.values(module).find((value) => typeof value === 'function') as Sanitise;
      const found: string[] = [];
      for (const payload of payloads) {
        const place = document.createElement('div');
        place.innerHTML = sanitise(payload);
        document.body.append(place);
        for (const element of place.querySelectorAll('*')) {
          const isForbidden = element.getAttributeNames().some((name) => /^on|^style$|^id$|^class$/.test(name));
          const addresses = ['href', 'src'].map((name) => String(Reflect.get(element, name) ?? ''));
          const isForeign = addresses.some((address) => address !== '' && !/^(?:https?:|mailto:|tel:)/.test(address));
          if (isForbidden || isForeign || !tags.includes(element.localName))
            found.push(element.outerHTML.slice(0, 200));
        }
        // Handlers that fire by themselves run now.
        await new Promise((resolve) => void setTimeout(resolve, 5));
        if ('__pwned' in globalThis) found.push(`ran: ${payload}`);
        place.remove();
      }
      return found;
    },
    { file, payloads: PAYLOADS, tags: ALLOWED_TAGS },
  );
  expect(foreign).toEqual([]);
});
