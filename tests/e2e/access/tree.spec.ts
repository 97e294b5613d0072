import type { Page } from '@playwright/test';

import { arrive } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { GIFTS } from '../support/shopper.ts';

/** A day that delivery windows are counted from. */
test.use({ startsAt: new Date('2026-11-20T06:30:00Z') });

/** The screens as a screen reader meets them; the files are read by people before they are kept. */
const KEPT = [
  { name: 'home', path: '/', waitFor: (page: Page) => page.getByRole('button', { name: 'Start testimonials' }) },
  {
    name: 'collection',
    path: '/collection?category=Custom%20Mugs',
    waitFor: (page: Page) => page.getByText(/^\d+ gifts/),
  },
  {
    name: 'product',
    path: `/product/${GIFTS.weddingFrame.id}`,
    waitFor: (page: Page) => page.getByText('Order now: Thu 26 - Sat 28 Nov'),
  },
  { name: 'cart', path: '/cart', waitFor: (page: Page) => page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }) },
  {
    name: 'checkout',
    path: '/place-order',
    waitFor: (page: Page) => page.getByRole('button', { name: /^PLACE ORDER/ }),
  },
] as const;

for (const { name, path, waitFor } of KEPT) {
  test(`4.1.2 Name, Role, Value: a screen reader meets ${name} as it was reviewed`, async ({
    page,
    context,
    open,
    backend,
  }) => {
    await arrive(context, backend, { isLoggedIn: false });
    // What moves would be met at another place each time.
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('kanuka.motion', 'paused');
    });
    await open(path);
    // Whatever is fetched only near the screen is there.
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
    await expect(waitFor(page).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('4.1.2 Name, Role, Value: slides out of sight and copies in the strips are out of reach, and the banner is one sentence', async ({
  page,
  open,
}) => {
  await open('/');
  const hero = page.getByRole('region', { name: 'Featured gifts' });
  await expect(hero.getByRole('group')).toHaveCount(1);
  const slides = page.locator('[aria-roledescription="slide"]');
  expect(await slides.count()).toBeGreaterThan(2);
  await page.getByRole('region', { name: 'More gifts' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-slide[aria-hidden]').first()).toBeAttached();
  const reachable = await page.evaluate(
    () =>
      [...document.querySelectorAll('.slick-cloned, .swiper-slide[aria-hidden], [aria-roledescription="slide"][inert]')]
        .filter((copy) => !copy.closest('[inert]'))
        .flatMap((copy) => [...copy.querySelectorAll<HTMLElement>('a, button, video, [tabindex]')])
        .filter(({ tabIndex }) => tabIndex >= 0).length,
  );
  expect(reachable).toBe(0);
  const sentence = page.getByText(/^We print your photo on .+ and .+\.$/);
  await expect(sentence).toHaveCount(1);
  expect(await sentence.evaluate((node) => node.closest('[aria-live], [role="status"], [role="alert"]'))).toBeNull();
});
