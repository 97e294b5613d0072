import type { Page } from '@playwright/test';

import { holdScripts } from './support/heldScripts.ts';
import { arrive } from './support/payments.ts';
import { SCREENS } from './support/screens.ts';
import { expect, goTo, waitForHydration, test } from './support/shop.ts';
import { PRODUCTS, putIntoCart } from './support/shopper.ts';
import { expectNoFailedPart, isTranslated, translatePages } from './support/translator.ts';

/** Controls that do not leave the screen; the header is the same on all. */
const CONTROLS = 'main :is(button, summary, [type=checkbox], [type=radio]), dialog[open] button';
const WITH_HEADER = `${CONTROLS}, header button`;

/** The URL's path without the query that filters and tabs write. */
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Presses every control of a screen once, including those that appear later, and expects no failed part after each. */
async function pressAll(page: Page, path: string, controls: string): Promise<number> {
  const pressed = new Set<string>();
  for (;;) {
    const name = await page.evaluate(
      ({ selector, done }) => {
        const nameOf = (control: Element): string => {
          const text =
            control.getAttribute('aria-label') ?? control.closest('label, summary, button')?.textContent ?? '';
          const name = text.replaceAll(/[«»\d]/g, '').trim();
          // In a list each item has the same controls, named after it: one of a kind is pressed.
          return `${control.localName} ${control.closest('article, li') ? name.split(' ')[0] : name}`;
        };
        const next = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (control) => control.checkVisibility() && !control.closest('[inert]') && !done.includes(nameOf(control)),
        );
        if (!next) return null;
        const name = nameOf(next);
        // Not pressed: Logout, the language menu, and the map, which is another site's page.
        if (!/Logout|Login|Sign|Location/.test(name) && !next.matches('.language')) next.click();
        return name;
      },
      { selector: controls, done: [...pressed] },
    );
    if (name === null) return pressed.size;
    pressed.add(name);
    await test.step(name, () => expectNoFailedPart(page));
    if (pathOf(page) !== new URL(path, page.url()).pathname) await goTo(page, path);
  }
}

/** Chooses every order, and types into every field. */
async function fillAll(page: Page): Promise<void> {
  for (const list of await page.locator('main select:visible').all()) {
    const values = await list
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
    for (const value of values.slice(0, 3)) {
      await list.selectOption(value);
      await expect(list).toHaveValue(value);
    }
  }
  for (const field of await page.locator('main :is(input[type=search], textarea):visible').all())
    await field.fill('oak');
  await expectNoFailedPart(page);
}

const GONE = { path: '/no-such-page' };
const HALF = 9;

for (const [what, screens] of [
  ['what the shop sells', [...SCREENS.slice(0, HALF), GONE]],
  ['what it says, and what is theirs', SCREENS.slice(HALF)],
] as const) {
  test(`R36: on translated ${what} every control works, and no part fails or stays outdated`, async ({
    page,
    context,
    open,
    watch,
    backend,
  }) => {
    test.setTimeout(240_000);
    watch.allow(/Failed to load resource/, /^console warning: contact: /, /^console warning: typing banner/);
    // A section below the first screen was translated before hydration; it is then translated once more.
    watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
    await translatePages(context, { isVisible: true });
    await arrive(context, backend);
    await putIntoCart(page, { [PRODUCTS.weddingFrame.id]: { A4: 2 }, gone: { M: 1 } });
    await open('/');
    await isTranslated(page);
    let pressed = 0;
    for (const { path } of screens) {
      await test.step(path, async () => {
        await goTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('»');
        await expect(page.getByRole('main').getByText('«Loading»')).toHaveCount(0);
        await expectNoFailedPart(page);
        await fillAll(page);
        const controls = path === screens[0]?.path ? WITH_HEADER : CONTROLS;
        pressed += await pressAll(page, path, controls);
      });
    }
    expect(pressed).toBeGreaterThan(20);
    await test.step('in another of the shop’s languages, and back', async () => {
      for (const [language, tag] of [
        ['తెలుగు', 'te'],
        ['English', 'en-IN'],
      ] as const) {
        await page.locator('.language', { hasText: language }).first().click();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expectNoFailedPart(page);
      }
    });
  });
}

test('R36: a page translated before hydration is complete afterwards', async ({ page, context, open, watch }) => {
  watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
  await translatePages(context, { isEarly: true });
  for (const path of ['/', `/product/${PRODUCTS.weddingFrame.id}`, '/collection', '/contact', '/about']) {
    await test.step(path, async () => {
      await open(path);
      await expectNoFailedPart(page);
    });
  }
  await test.step('text typed before the script loaded', async () => {
    const held = await holdScripts(page, '**/assets/*.js');
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    const release = await held(() => page.goto('/contact', { waitUntil: 'commit' }));
    await message.fill('Is an A2 canvas possible?');
    release();
    await waitForHydration(page);
    await expect(message).toHaveValue('Is an A2 canvas possible?');
    await expectNoFailedPart(page);
  });
  await goTo(page, '/collection');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expectNoFailedPart(page);
});
