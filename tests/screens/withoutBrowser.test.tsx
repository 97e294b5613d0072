// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { App } from '#app/App.tsx';
import { ROUTE_PATTERNS } from '#config/routes.ts';
import { EMPTY_CART } from '#domain/cart.ts';
import { ready } from '#domain/remote.ts';
import { createShop } from '#shop/createShop.ts';
import type { ShopState } from '#shop/state.ts';
import { aProduct } from '#tests/support/factories.ts';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.map(String).join(' ')));
});
afterEach(() => {
  expect(said).toEqual([]);
});

/** The page as the build writes it, complete: nothing is left waiting. */
async function html(path: string, state: Partial<ShopState> = {}): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App shop={createShop(state)} />
    </StaticRouter>,
    { onError: (error) => void failures.push(error) },
  );
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  expect(failures).toEqual([]);
  return text;
}

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each([...ROUTE_PATTERNS, '/unknown'])('%s is written without a browser', async (pattern) => {
  const text = await html(pattern.replaceAll(/:\w+/g, 'some-name'));
  expect(text).toContain('aria-label="Cart, 0 items"');
  expect(text).toContain('<main id="content"');
  expect(text).toContain('© Kanuka Photo Gifts');
  expect(text).not.toContain('Unexpected Application Error!');
  expect(text).not.toMatch(/NaN|\[object Object\]/);
  expect(text.match(/<main[\s>]/g)).toHaveLength(1);
});

test.each([...ROUTE_PATTERNS, '/unknown'])(
  '%s carries no style attribute, which its content-security-policy would refuse',
  async (pattern) => {
    expect(await html(pattern.replaceAll(/:\w+/g, 'some-name'))).not.toMatch(/<[^>]+\sstyle=/);
  },
);

test('a page whose gifts are known is written with them', async () => {
  const state = { products: ready([aProduct({ id: 'mug', name: 'Photo <Mug> & "more"' })]), cart: EMPTY_CART };
  expect(await html('/collection', state)).toContain('Photo &lt;Mug&gt; &amp; &quot;more&quot;');
  const page = await html('/product/mug', state);
  expect(page).toContain('Photo &lt;Mug&gt; &amp; &quot;more&quot;</h1>');
  expect(page).toContain('₹299');
});
