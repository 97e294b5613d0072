import type { Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import { cutTexts, expectAccessible, expectNoSidewaysScroll, expectOneHead } from '../support/looks.ts';
import { sidewaysScroll, WITHOUT_FRAME } from '../support/looks.ts';
import { arrive, choose } from '../support/payments.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { fillInAddress, PRODUCTS } from '../support/shopper.ts';
import { boxOf } from '../support/touch.ts';

const { weddingFrame: FRAME, magicMug: MUG } = PRODUCTS;
const CART = { [FRAME.id]: { A4: 12 }, [MUG.id]: { '325 ml': 1 }, gone: { M: 1 } };

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const LARGE = 'html { font-size: 200%; }';

/** Windows of 1280 px at 200 and 400 %, in CSS pixels, with wide text, which needs more room than plain text; and large letters. */
const VIEWS = [
  [640, 450, SPACING],
  [320, 256, SPACING],
  [390, 844, LARGE],
  [1280, 900, LARGE],
] as const;

/** Screens that are also enlarged, and inspected on a phone. The others have no layout of their own. */
const ENLARGED = ['/', '/collection', `/product/${FRAME.id}`, '/cart', '/login', '/contact', '/about'];

/** Otherwise content-visibility lays out a section only when it is near the window. */
const ALL_DRAWN = '* { content-visibility: visible !important; }';

/** The page's policy allows only a style sheet constructed by script. */
const setText = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = css === '' ? [] : [sheet];
  }, css);

async function setWidth(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

/** Controls and texts outside the window that scrolling cannot reach. Moving parts are exempt. */
function unreachableElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isScrolled = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (/auto|scroll/.test(getComputedStyle(node).overflowX) || isScrolled(node.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, dt, dd, label')]
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

/** Links of the header that its row is too low for: they would lie over what is above and below it. */
function linksOutsideHeader(page: Page): Promise<readonly string[]> {
  return page
    .locator('header nav')
    .first()
    .evaluate((nav) => {
      const row = nav.parentElement?.getBoundingClientRect();
      return [...nav.querySelectorAll('a')]
        .map((link) => ({ text: link.textContent, box: link.getBoundingClientRect() }))
        .filter(({ box }) => row && box.height > 0 && (box.top < row.top || box.bottom > row.bottom))
        .map(({ text }) => `outside the header: ${text}`);
    });
}

/** A screen does not overflow at any width, and axe finds nothing at these in these parts. */
async function expectReadable(page: Page, inspected: readonly number[], parts?: typeof WITHOUT_FRAME): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    for (const text of ['h1', 'footer a >> nth=0'])
      expect((await boxOf(page.locator(text))).x, 'no text touches the edge').toBeGreaterThanOrEqual(8);
    if (inspected.includes(width)) await expectAccessible(page, parts);
  }
}

/** A screen loses nothing when it is enlarged. */
async function expectEnlarged(page: Page): Promise<void> {
  const problems: string[] = [];
  for (const [width, height, css] of VIEWS) {
    await setWidth(page, width, height);
    await setText(page, ALL_DRAWN + css);
    const lost = [await cutTexts(page), await unreachableElements(page), await linksOutsideHeader(page)].flat();
    const found = [...(await sidewaysScroll(page)), ...lost];
    problems.push(...found.map((failure) => `${width} px, ${css}: ${failure}`));
  }
  // The last view has a large font: this shows that the setting took effect.
  const size = await page.locator('h1').evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
  await setText(page, '');
  await setWidth(page, 1440, 900);
  expect(problems).toEqual([]);
}

const NOT_FOUND = { path: '/no-such-page', heading: 'Page not found' };

/** Home has two addresses, and the other three belong to the story with products, below. */
const VISITED = SCREENS.filter(({ path }) => !['/mainpage', '/cart', '/place-order', '/orders'].includes(path));

// A first load shows the screen at one width; the others are opened by navigation inside the shop.
for (const [what, screens] of [
  ['what the shop sells', VISITED.slice(0, 5)],
  ['what it says, and what is theirs', [...VISITED.slice(5), NOT_FOUND]],
] as const) {
  test(`S20, 1.4.4, 1.4.10, 1.4.12: ${what} opens directly and is accessible at every size`, async ({ page, open }) => {
    test.slow();
    await open(screens[0]?.path);
    for (const { path, heading } of screens) {
      await test.step(path, async () => {
        // The server closes a connection that rests for long.
        const response = await page.request.get(path, { headers: { Connection: 'close' } });
        expect(response.status()).toBe(path === NOT_FOUND.path ? 404 : 200);
        await goTo(page, path);
        await expectOneHead(page, heading);
        await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
        const hasOwnLayout = ENLARGED.includes(path);
        const isFirst = path === screens[0]?.path;
        await expectReadable(page, hasOwnLayout ? [1440, 390] : [1440], isFirst ? undefined : WITHOUT_FRAME);
        if (hasOwnLayout) await expectEnlarged(page);
      });
    }
  });
}

test('1.4.4, 1.4.10, 1.4.12: cart, checkout and orders at every size', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  await arrive(context, backend, { cart: CART, isFormFilled: false });
  await open('/cart');
  await expectOneHead(page, 'Your Cart');
  await expect(main.getByText('No longer sold')).toBeVisible();
  await expectReadable(page, [1440, 390]);
  await expectEnlarged(page);

  await main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  const order = main.getByRole('button', { name: /^PLACE ORDER/ });
  await expectOneHead(page, 'Checkout');
  // With its longest payment method open.
  await choose(page, 'UPI QR');
  await expectEnlarged(page);
  await choose(page, 'Order Confirm after Payment');
  await order.click();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByRole('alert').getByRole('link')).toHaveCount(7);
  await expectReadable(page, [1440, 390], WITHOUT_FRAME);
  await setWidth(page, 1440);

  await fillInAddress(page);
  await order.click();
  await expect(page).toHaveURL('/orders');
  await expectOneHead(page, 'MY ORDERS');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expectReadable(page, [1440, 390], WITHOUT_FRAME);
  await expectEnlarged(page);
});

test('forced colours: choice, focus and fields are visible', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { isLoggedIn: false, isFormFilled: false });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(`/product/${FRAME.id}`);
  const main = page.getByRole('main');
  const size = (index: 0 | 1) => main.getByRole('button', { name: sizeText(FRAME.sizes[index]), exact: true });
  await size(0).click();
  await expect(size(0)).toHaveCSS('outline-width', '3px');
  await expect(size(1)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(size(1)).toBeFocused();
  await expect(size(1)).toHaveCSS('outline-width', '2px');
  await goTo(page, '/place-order');
  await expect(main.getByLabel('First name')).toBeVisible();
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(input, select, textarea)')]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).borderTopWidth) < 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});
