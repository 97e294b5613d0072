import { expect, holdScripts, test } from './support/shop.ts';

// With the real clock: these tests navigate without `open`. Text typed early beside a browser extension: extensions.spec.ts.

test.use({ viewport: { width: 390, height: 844 } });

test('what a shopper does before the script loads is done once', async ({ page, watch }) => {
  test.slow();
  watch.allow(/status of 404/);
  const held = await holdScripts(page, '**/assets/*.js');
  // The question is in a hydration boundary of its own.
  for (const [path, role, name, used] of [
    ['/', 'button', 'Will I see the design before I order?', { expanded: true }],
    ['/about', 'checkbox', 'Use less data', { checked: true }],
  ] as const) {
    const release = await held(() => page.goto(path, { waitUntil: 'commit' }));
    await page.getByRole(role, { name }).dispatchEvent('click');
    const done = page.getByRole(role, { name, ...used });
    await expect(done).toHaveCount(0);
    release();
    await expect(done).toBeVisible();
  }

  // A search, which the browser submits by itself, and a sort order, which is replayed.
  let release = await held(() => page.goto('/nowhere', { waitUntil: 'commit' }));
  await page.getByRole('searchbox').fill('mug');
  await page.getByRole('searchbox').press('Enter');
  release();
  await expect(page).toHaveURL(/\/collection\?search=mug$/);
  release = await held(() => page.goto('/collection', { waitUntil: 'commit' }));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high');
  release();
  await expect(page).toHaveURL(/[?&]sort=low-high/);
});

test('a page prerendered for another query is hidden', async ({ page }) => {
  const held = await holdScripts(page, '**/assets/*.js');
  const products = page.getByRole('main').getByRole('article');
  let release = (): void => {};
  for (const query of ['?sort=low-high', '?search=mug', '?category=Photo+Frames']) {
    release = await held(() => page.goto(`/collection${query}`, { waitUntil: 'commit' }));
    await expect(page.locator('main article').first()).toBeAttached();
    await expect(products).toHaveCount(0);
  }
  release();
  await expect(products.first()).toBeVisible();
});

test('a search typed before the field’s chunk loads is run', async ({ page }) => {
  const release = await (await holdScripts(page, '**/SearchBar-*.js'))(() => page.goto('/collection'));
  await page.getByLabel('Search gifts by name').fill('oak');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high');
  release();
  await expect(page).toHaveURL(/search=oak/);
  await expect(page).toHaveURL(/sort=low-high/);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'oak' })).toBeVisible();
});
