import type { Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import { cutTexts, sidewaysScroll } from '../support/looks.ts';
import { arrive, choose } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

type Route = { readonly path: string; readonly heading: string; readonly arrived?: (page: Page) => Promise<void> };

/** The main screens, in one visit. Checkout is checked with its longest payment method open. */
const ROUTES: readonly Route[] = [
  { path: '/', heading: 'Welcome to Kanuka' },
  { path: '/collection', heading: 'All gifts' },
  { path: `/product/${PRODUCTS.weddingFrame.id}`, heading: PRODUCTS.weddingFrame.name },
  { path: '/cart', heading: 'Your Cart' },
  { path: '/place-order', heading: 'Checkout', arrived: (page) => choose(page, 'UPI QR') },
  { path: '/orders', heading: 'MY ORDERS' },
  { path: '/login', heading: 'Login' },
  { path: '/contact', heading: 'Contact' },
  { path: '/about', heading: 'About Kanuka' },
];

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** A larger default font size, as in a browser's settings. */
const LARGE = 'html { font-size: 200%; }';

type View = { readonly what: string; readonly width: number; readonly height: number; readonly css?: string };

/** Windows of 1280 px at 100, 200 and 400 %, in CSS pixels, and the same with wide text. */
const VIEWS: readonly View[] = [
  { what: '200 %', width: 640, height: 450 },
  { what: '200 %, wide text', width: 640, height: 450, css: SPACING },
  { what: '400 %', width: 320, height: 256 },
  { what: '400 %, wide text', width: 320, height: 256, css: SPACING },
  { what: 'large letters on a phone', width: 390, height: 844, css: LARGE },
  { what: '100 %, wide text', width: 1280, height: 900, css: SPACING },
  { what: 'large letters on a desk', width: 1280, height: 900, css: LARGE },
];

/** Scrolls through the page: content-visibility lays out a section only when it is near the window. */
const ALL_DRAWN = '* { content-visibility: visible !important; }';

/** The page's policy allows only a style sheet constructed by script. */
async function setText(page: Page, added = ''): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, ALL_DRAWN + added);
}

/** Controls and texts outside the window that scrolling cannot reach. Moving parts are exempt. */
function unreachableElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isScrolled = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (/auto|scroll/.test(getComputedStyle(node).overflowX) || isScrolled(node.parentElement));
    return [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, h1, h2, h3, p, dt, dd, label'),
    ]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => !node.closest('[inert], .marquee, .shortcut, [aria-hidden="true"]'))
      .filter((node) => {
        // In a row that the shopper can scroll sideways.
        if (isScrolled(node.parentElement)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, right, width, height } = node.getBoundingClientRect();
        return width > 1 && height > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map(({ outerHTML }) => `outside: ${outerHTML.slice(0, 160)}`);
  });
}

test('1.4.4 Resize Text, 1.4.10 Reflow, 1.4.12 Text Spacing', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { isLoggedIn: false, isFormFilled: false });
  await open('/');
  const problems: string[] = [];
  for (const { path, heading, arrived } of ROUTES) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    await arrived?.(page);
    for (const { what, width, height, css } of VIEWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await setText(page, css);
      const found = [...(await sidewaysScroll(page)), ...(await cutTexts(page)), ...(await unreachableElements(page))];
      problems.push(...found.map((failure) => `${path} at ${what}: ${failure}`));
    }
    // The last view has a large font: this shows that the setting took effect.
    expect(
      Number.parseFloat(await page.locator('h1').evaluate((node) => getComputedStyle(node).fontSize)),
    ).toBeGreaterThanOrEqual(32);
  }
  expect(problems).toEqual([]);
});

test('forced colours: choice, focus and fields are visible', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { isLoggedIn: false, isFormFilled: false });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(`/product/${PRODUCTS.weddingFrame.id}`);
  const main = page.getByRole('main');
  const size = (index: 0 | 1) =>
    main.getByRole('button', { name: sizeText(PRODUCTS.weddingFrame.sizes[index]), exact: true });
  const edge = (control: ReturnType<typeof size>) =>
    control.evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle === 'none' ? 'none' : outlineWidth;
    });
  await size(0).click();
  expect([await edge(size(0)), await edge(size(1))]).toEqual(['3px', 'none']);
  await page.keyboard.press('Tab');
  await expect(size(1)).toBeFocused();
  expect(await edge(size(1))).toBe('2px');
  await goTo(page, '/place-order');
  await expect(main.getByLabel('First name')).toBeVisible();
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(input, select, textarea)')]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).borderTopWidth) < 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});
