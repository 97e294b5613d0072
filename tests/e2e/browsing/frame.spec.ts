import { expect, test } from '../support/shop.ts';
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
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
    const isInside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
    for (let presses = 0; presses < LINKS.length + 4; presses += 1) {
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
