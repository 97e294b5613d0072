import type { Page } from '@playwright/test';

import { expect, goTo, test } from '../support/shop.ts';
import { bottomOf, boxOf } from '../support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The menu leads to a category, and the footer's lists expand. */
async function useMenuAndFooter(page: Page): Promise<void> {
  const icon = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const categories = menu.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await icon.click();
  await expect(categories.first().locator('img')).toBeVisible();
  await categories.filter({ hasText: 'Custom Mugs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeFocused();
  await expect(menu).toBeHidden();

  const footer = page.getByRole('contentinfo');
  const mugs = footer.getByRole('link', { name: 'Custom Mugs' });
  await expect(mugs).toBeHidden();
  await expect(footer.getByRole('link', { name: 'hello@kanuka.example' })).toBeVisible();
  await footer.getByRole('button', { name: 'Categories' }).click();
  // One link alone: a second one would make this fail.
  await expect(mugs).toBeVisible();
}

const scroll = (page: Page, by: number): Promise<void> =>
  page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);

/** The header hides on scrolling down and returns on scrolling up and for the keyboard, without a layout shift. */
async function expectHeaderBack(page: Page): Promise<void> {
  const cart = page.getByRole('link', { name: 'Cart, 0 items' });
  const shifts = await page.evaluateHandle(() => {
    const seen: PerformanceEntryList = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'layout-shift' });
    return seen;
  });
  await expect(cart).toBeInViewport();
  await scroll(page, 900);
  await expect(cart).not.toBeInViewport();
  await scroll(page, -100);
  await expect(cart).toBeInViewport();
  const above = page.getByText('Delivery in 5-7 working days across India').first();
  await expect(above, 'the bar above stays away').not.toBeInViewport();
  await scroll(page, 100);
  await expect(cart).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await cart.focus();
  await expect(cart, 'the keyboard brings it back as well').toBeInViewport();
  expect(await shifts.jsonValue()).toEqual([]);
}

test('menu and footer unfold, and the header returns without covering a field or target', async ({ page, open }) => {
  await open('/collection');
  await useMenuAndFooter(page);
  await goTo(page, '/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Kanuka' })).toBeFocused();
  await scroll(page, -10_000);
  await expectHeaderBack(page);
  await goTo(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await scroll(page, 300);
  await scroll(page, -40);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).not.toBeInViewport();
  await goTo(page, '/termsandconditions');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeAttached();
  await scroll(page, 2500);
  await contents.getByRole('button').click();
  await contents.getByRole('link').nth(1).click();
  const target = page.locator(':target');
  const belowHeader = async () => (await boxOf(target)).y - (await bottomOf(page.getByRole('banner')));
  await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
  const box = await boxOf(target);
  await page.waitForTimeout(1200);
  expect(await boxOf(target), 'the target stays').toEqual(box);
});

test('a press on the header is not lost when the page scrolls before it ends', async ({ page, open }) => {
  await open('/collection');
  const header = page.getByRole('banner');
  const cart = page.getByRole('link', { name: 'Cart, 0 items' });
  await scroll(page, 900);
  await expect(header).toHaveAttribute('data-away');
  await scroll(page, -100);
  await cart.hover();
  await page.mouse.down();
  await scroll(page, 100);
  await expect(header).toHaveAttribute('data-away');
  await header.evaluate((bar) => Promise.all(bar.getAnimations().map((move) => move.finished)));
  await page.mouse.up();
  await expect(page).toHaveURL('/cart');
});
