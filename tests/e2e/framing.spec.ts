import { expect, test } from './support/shop.ts';

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
