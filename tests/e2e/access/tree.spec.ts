import { arrive } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

test.use({ startsAt: new Date('2026-11-20T06:30:00Z') });

/** The accessibility trees of these screens are compared with reviewed files, once this text is there. */
const REVIEWED = [
  { name: 'home', path: '/', last: 'Start testimonials' },
  { name: 'collection', path: '/collection?category=Custom%20Mugs', last: /^\d+ gifts/ },
  { name: 'cart', path: '/cart', last: 'PROCEED TO CHECKOUT' },
  { name: 'checkout', path: '/place-order', last: /^PLACE ORDER/ },
  { name: 'product', path: `/product/${PRODUCTS.weddingFrame.id}`, last: 'Estimated delivery: Thu 26 - Sat 28 Nov' },
] as const;

test('4.1.2 Name, Role, Value: screens read as reviewed', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { isLoggedIn: false });
  // Moving parts would be at another position in each run.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('kanuka.motion', 'paused');
  });
  await open('/');
  for (const { name, path, last } of REVIEWED) {
    await test.step(name, async () => {
      if (path !== '/') await goTo(page, path);
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      // Scrolling loads everything that is fetched only near the viewport.
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
      const end = page.getByText(last).or(page.getByRole('button', { name: last }));
      await expect(end.first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }

  // Beside a search, which finds fewer, no category’s name has its number of products.
  await goTo(page, '/collection?search=birthday');
  await expect(page.getByText(/gifts? (?:for|related to) “birthday”/)).toBeVisible();
  const boxes = page.getByRole('complementary', { name: 'Categories' });
  await expect(boxes.getByRole('checkbox', { name: 'Cushions', exact: true })).toBeVisible();
});
