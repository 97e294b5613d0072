import { expect, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

test('S22: another site’s frame of the shop stays empty', async ({ page, backend, watch }) => {
  watch.allow(/frame-ancestors|Refused to (?:frame|display)|Framing/, /Failed to load resource/);
  await page.route('https://stranger.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>x</title><iframe src="${backend.url}/login"></iframe>` }),
  );
  watch.allowOrigin('https://stranger.example');
  await page.goto('https://stranger.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').locator('#root, #splash')).toHaveCount(0);
});

test('S22: every page is sent with the security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  const policy = headers['content-security-policy'] ?? '';
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('one policy fits every page: the inline styles and scripts are the same on all', async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of [
    '/',
    '/cart',
    '/collection',
    `/product/${PRODUCTS.magicMug.id}`,
    '/product/brand-new',
    '/nothing',
  ])
    policies.add((await request.get(path)).headers()['content-security-policy']);
  expect(policies.size).toBe(1);
});
