import type { Page } from '@playwright/test';

import { expect, goTo, PHONE_TOO, test } from '../support/shop.ts';
import { DEMO, expectInCart, GIFTS, logIn, putIntoCart } from '../support/shopper.ts';

const LINKS = ['HOME', 'COLLECTION', 'ABOUT', 'CONTACT', 'PRIVACY POLICY', 'TERMS & CONDITIONS'];

test('a shopper finds the six links, search, account and a counting cart in the header', async ({ page, open }) => {
  await putIntoCart(page, { [GIFTS.weddingFrame.id]: { A4: 2 } });
  await open('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(LINKS);
  await expect(links.filter({ visible: true })).toHaveCount(LINKS.length);
  await expectInCart(page, 2);

  const account = page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
  await page.getByRole('banner').getByRole('button', { name: 'Login or sign up' }).click();
  await logIn(page, DEMO);
  await account.click();
  const entries = page.getByRole('banner').getByRole('list').filter({ hasText: 'Logout' });
  await expect(entries.getByRole('listitem')).toHaveText(['My Profile', 'Orders', 'Logout']);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expectInCart(page, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper opens the side menu: focus stays in it, Escape and the ground beside it close it', async ({
    page,
    open,
  }) => {
    await open('/collection');
    const icon = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await icon.click();
    await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(LINKS);
    const isInside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
    for (let presses = 0; presses < LINKS.length + 20; presses += 1) {
      await page.keyboard.press('Tab');
      // Between its last control and its first the focus passes through the browser's own.
      expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(icon).toBeFocused();
    await icon.click();
    await page.mouse.click(380, 400);
    await expect(menu).toBeHidden();
    await icon.click();
    await menu.getByRole('link', { name: 'ABOUT', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });
});

/** Scrolls as a finger or a wheel does. */
const scroll = (page: Page, by: number): Promise<void> =>
  page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);

test(
  'a shopper who scrolls up has header and cart back, and nothing moves for it',
  PHONE_TOO,
  async ({ page, open }) => {
    await open('/about');
    const cart = page.getByRole('link', { name: 'Cart, 0 items' });
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries().map((entry) => entry.startTime))).observe({
        type: 'layout-shift',
      });
      return seen;
    });
    await expect(cart).toBeInViewport();
    await scroll(page, 900);
    await expect(cart).not.toBeInViewport();
    await scroll(page, -100);
    await expect(cart).toBeInViewport();
    await expect(
      page.getByText('Delivery in 5-7 working days across India').first(),
      'the bar above stays away',
    ).not.toBeInViewport();
    await scroll(page, 100);
    await expect(cart).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await cart.focus();
    await expect(cart, 'the keyboard brings it back as well').toBeInViewport();
    expect(await shifts.jsonValue()).toEqual([]);
  },
);

test(
  'a shopper who writes is not covered by the header, and neither is the part that a link leads to',
  PHONE_TOO,
  async ({ page, open }) => {
    await open('/contact');
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill('Hello');
    await scroll(page, 300);
    await scroll(page, -40);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).not.toBeInViewport();
    await open('/termsandconditions');
    await scroll(page, 2500);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const fold = contents.getByRole('button');
    if (await fold.isVisible()) await fold.click();
    await contents.getByRole('link').nth(1).click();
    const header = page.getByRole('banner');
    await expect
      .poll(async () => {
        const [bar, part] = await Promise.all([header.boundingBox(), page.locator(':target').boundingBox()]);
        return (part?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  },
);

test('a visitor finds the gifts they saved, from every page', PHONE_TOO, async ({ page, open }) => {
  await open(`/product/${GIFTS.magicMug.id}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await goTo(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Saved gifts' }).first().click();
  const saved = page.getByRole('region', { name: 'Saved gifts' });
  await expect(saved.getByRole('link', { name: GIFTS.magicMug.name })).toBeInViewport();
  await open('/profile#saved');
  await expect(saved.getByRole('link', { name: GIFTS.magicMug.name })).toBeInViewport();
  await saved.getByRole('button', { name: 'Clear Saved gifts' }).click();
  await expect(saved.getByRole('button', { name: 'Undo' })).toBeFocused();
  await open();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper finds categories, their own things and the shop’s number in the menu, legal pages last', async ({
    page,
    open,
  }) => {
    await open('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const categories = menu.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(categories.first().locator('img')).toBeVisible();
    const names = await menu.getByRole('link').allInnerTexts();
    const own = ['My Orders', 'Saved gifts', 'WhatsApp'];
    const from = names.indexOf('My Orders');
    expect(from).toBe(await categories.count());
    expect(names.slice(from, from + 9)).toEqual([...own, ...LINKS]);
    await categories.filter({ hasText: 'Custom Mugs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('a shopper unfolds the footer’s lists, and meets each category once', async ({ page, open }) => {
    await open('/about');
    const footer = page.getByRole('contentinfo');
    const mugs = footer.getByRole('link', { name: 'Custom Mugs' });
    await expect(mugs).toBeHidden();
    await expect(footer.getByRole('link', { name: 'hello@kanuka.example' })).toBeVisible();
    await footer.getByRole('button', { name: 'Services' }).click();
    await expect(footer.getByRole('link', { name: 'Wedding photography' })).toBeVisible();
    await footer.getByRole('button', { name: 'Categories' }).click();
    await expect(mugs).toHaveCount(1);
    await expect(mugs).toBeVisible();
    await footer.getByRole('button', { name: 'Categories' }).click();
    await expect(mugs).toBeHidden();
  });
});

test('a shopper reads what they searched for with every letter whole', async ({ page, open }) => {
  await open('/collection?search=mug%20jpgy');
  const heading = page.getByRole('heading', { level: 1, name: 'Results for “mug jpgy”' });
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // A heading that is cut off after three lines cuts off whatever stands out of its box as well.
  expect(await heading.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

test('a shopper who searches for one endless word reads all there is beside it', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = 'Wgjy'.repeat(25);
  await open(`/collection?search=${word}`);
  const main = page.getByRole('main');
  const texts = [
    main.getByRole('status').filter({ hasText: word }),
    main.getByRole('button', { name: `Remove “${word}”` }),
  ];
  const { width = 0 } = (await main.boundingBox()) ?? {};
  for (const text of texts) {
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
