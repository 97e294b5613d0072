import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { PRODUCTS } from '#tests/e2e/support/shopper.ts';
import { prefetchedFiles } from '#tests/support/prefetchedFiles.ts';
import { Key, webkit } from './support.ts';

const { allow, backend, visitor } = webkit();

test('home opens in Safari’s engine without an error, every arch inside its column', async () => {
  const shopper = await visitor();
  await shopper.open('/');
  // The page lays out what is far below once it was used.
  await shopper.run('scrollBy(0, 10)');
  await shopper.sees('Shop by Categories');
  const wide = await shopper.until<readonly string[]>(`
    const arches = [...document.querySelectorAll('main .niche')];
    arches[0]?.scrollIntoView();
    if (arches.length < 10 || arches.some((arch) => arch.getBoundingClientRect().width === 0)) return null;
    return arches.flatMap((arch) => {
      const [own, column] = [arch, arch.parentElement].map((part) => part.getBoundingClientRect());
      return own.right > column.right + 0.5 || own.left < column.left - 0.5 ? [own.width + ' in ' + column.width] : [];
    });
  `);
  expect(wide).toEqual([]);
  expect(await shopper.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('pictures can be enlarged by keys in Safari’s engine, and the focus returns', async () => {
  const { open, press, keys, until, run } = await visitor();
  await open(`/product/${PRODUCTS.magicMug.id}`);
  await press('button', 'Zoom in');
  await until('return document.querySelector("dialog[open]") !== null');
  // Keys go to the focused element: the focus has to stay in the dialog as pictures change.
  for (const _press of ['first', 'second']) {
    const before = await run<string>('return document.querySelector("dialog[open] img").src');
    await keys(Key.ARROW_RIGHT);
    await until('return document.querySelector("dialog[open] img").src !== arguments[0]', before);
    expect(await run('return document.activeElement?.closest("dialog[open]") !== null')).toBe(true);
  }
  await keys(Key.ESCAPE);
  await until('return document.querySelector("dialog[open]") === null && !(history.state?.dialogs > 0)');
  // The dialog's history entry is gone: nothing moves the focus any more.
  expect(await until<boolean>('return document.activeElement?.matches("main *")')).toBe(true);
  await sleep(500);
  expect(await run('return document.activeElement?.matches("main *")')).toBe(true);
});

test('in Safari’s engine cart, product and photo dialog open although their files were removed after the page loaded', async () => {
  const { open, press, sees, until, run } = await visitor();
  // The preview's script and pictures load after the photo dialog has opened.
  allow(/^preview: /, /\/assets\/worker-/);
  await open('/');
  await until(
    `const had = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return arguments[0].every((url) => had.has(url));`,
    await prefetchedFiles(backend().url),
  );
  await backend().faults({ route: 'GET /assets/*', fault: { type: 'status', code: 404 } });
  await press('link', 'Cart, 0 items');
  await sees('Your cart is empty.');
  await run(
    "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));",
    `/product/${PRODUCTS.magicMug.id}`,
  );
  await press('button', 'Add photo to');
  await sees('Choose a photo');
  expect(await run<string>('return document.body.innerText')).not.toContain('No connection');
});
