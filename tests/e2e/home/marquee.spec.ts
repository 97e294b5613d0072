import type { Locator, Page } from '@playwright/test';

import { expect, openInRealTime, test } from '../support/shop.ts';
import { boxOf, middleOf, swipe } from '../support/touch.ts';

// With the real clock. docs/behaviour.md, Product strips.

const rowOf = (page: Page, which: 'first' | 'second'): Locator =>
  page.getByRole('list', { name: `Gifts, ${which} row`, exact: true });

/** Opens home, scrolls to its strips, and waits until Swiper has initialised them. */
async function openAtStrips(page: Page): Promise<void> {
  await openInRealTime(page, '/');
  await rowOf(page, 'second').evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await expect(page.locator('.marquee.swiper-initialized')).toHaveCount(2);
}

/** The slide in the middle of the window. */
async function middleSlide(row: Locator): Promise<Locator> {
  await row.evaluate((list) => {
    for (const slide of list.children) {
      const { left, right } = slide.getBoundingClientRect();
      slide.toggleAttribute('data-middle', left <= innerWidth / 2 && right > innerWidth / 2);
    }
  });
  return row.locator('[data-middle]');
}

/** The speed of a slide over a time in ms, in CSS pixels per second. */
function speedOf(slide: Locator, ms: number): Promise<number> {
  return slide.evaluate(async (node, howLong) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const begin = await frame();
    const from = node.getBoundingClientRect().left;
    let now = begin;
    while (now - begin < howLong) now = await frame();
    return ((node.getBoundingClientRect().left - from) / (now - begin)) * 1000;
  }, ms);
}

/**
 * How far a slide moves, in CSS pixels, in the frames after the event that Chromium sends at times when a transition begins: its
 * compositor dates the start a fraction of a millisecond after the current frame, and the transition counts as before its start.
 */
function movedByEndBeforeStart(slide: Locator): Promise<number> {
  return slide.evaluate(async (node) => {
    const left = (): number => node.getBoundingClientRect().left;
    const before = left();
    const event = new TransitionEvent('transitionend', { bubbles: true, propertyName: 'transform', elapsedTime: 0 });
    node.parentElement?.dispatchEvent(event);
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.abs(left() - before);
  });
}

/** The row moves at the strips' speed, a slide's width in five seconds. */
async function expectDrifting(slide: Locator, direction: -1 | 1): Promise<void> {
  const speed = (await boxOf(slide)).width / 5;
  await expect.poll(() => speedOf(slide, 600)).toBeCloseTo(direction * speed, -1);
}

async function expectAtRest(slide: Locator): Promise<void> {
  await expect.poll(() => speedOf(slide, 300)).toBe(0);
}

/** A strip dragged with the mouse resumes drifting; a click opens the product. */
async function dragByMouse(page: Page): Promise<void> {
  const slide = await middleSlide(rowOf(page, 'first'));
  const at = (await middleOf(slide)).y;
  await page.mouse.move(720, at);
  await expectAtRest(slide);
  const from = (await boxOf(slide)).x;
  await page.mouse.down();
  await page.mouse.move(420, at, { steps: 16 });
  // Swiper needs some pixels to distinguish a drag from a click.
  expect(Math.abs((await boxOf(slide)).x - from + 300)).toBeLessThan(25);
  await page.mouse.up();
  await expectAtRest(slide);
  const { x, width } = await boxOf(slide);
  expect(Math.abs(x - Math.round(x / width) * width), 'a whole product').toBeLessThan(1.5);
  expect(new URL(page.url()).pathname).toBe('/');

  const other = await middleSlide(rowOf(page, 'second'));
  await page.mouse.move(5, 5);
  await expectDrifting(slide, -1);
  await expectDrifting(other, 1);
  expect(await movedByEndBeforeStart(other)).toBeLessThan(60);

  await page.mouse.move(720, at);
  await expectAtRest(slide);
  // The row may have stopped with a gap under the pointer.
  await page.mouse.click((await middleOf(await middleSlide(rowOf(page, 'first')))).x, at);
  await expect(page).toHaveURL(/\/product\//);
}

/** The keyboard reaches each product of a strip once, fully visible and not moving. */
async function tabThrough(page: Page): Promise<void> {
  const row = rowOf(page, 'first');
  // The first slide of the document has to be out of view on the left.
  await expect
    .poll(() => row.evaluate((list) => list.firstElementChild?.getBoundingClientRect().right))
    .toBeLessThan(300);
  await page.getByRole('button', { name: 'Pause the moving gifts' }).focus();
  const met = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const link = row.locator('a:focus');
    if ((await link.count()) === 0) break;
    const { x, width } = await boxOf(link);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1440);
    const href = (await link.getAttribute('href')) ?? '';
    expect(met).not.toContain(href);
    met.add(href);
  }
  expect(met.size).toBe(12);
  expect(await row.evaluate((list) => list.parentElement?.scrollLeft)).toBe(0);
}

test('a strip stops for the keyboard, and drifts on after a drag with the mouse', async ({ page }) => {
  await openAtStrips(page);
  await test.step('the keyboard', () => tabThrough(page));
  await page.getByRole('button', { name: 'Start the moving gifts' }).click();
  await test.step('the mouse', () => dragByMouse(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // That it settles at a whole product: the mouse's step above, through the same code.
  test('a row follows a finger and drifts on, and a swipe upwards scrolls the page', async ({ page }) => {
    await openAtStrips(page);
    const row = rowOf(page, 'first');
    const slide = await middleSlide(row);
    const { y } = await boxOf(row);
    const from = (await boxOf(slide)).x;
    await swipe(page, { x: 380, y: y + 60 }, { x: -340 });
    expect((await boxOf(slide)).x - from, 'the row followed the finger').toBeLessThan(-100);
    await expectDrifting(slide, -1);
    expect(new URL(page.url()).pathname).toBe('/');

    const before = await page.evaluate(() => scrollY);
    await swipe(page, { x: 200, y: y + 150 }, { y: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  });
});
