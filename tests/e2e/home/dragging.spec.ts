import type { CDPSession, Locator, Page } from '@playwright/test';

import { expect, test } from '../support/shop.ts';
import { boxOf, middleOf, swipe, type Point } from '../support/touch.ts';

const testimonialsOf = (page: Page) => page.getByRole('region', { name: 'What Our Customers Say' });
const heroOf = (page: Page) => page.getByRole('region', { name: 'Featured gifts' });
const slideOf = (region: Locator) => region.locator('[aria-roledescription="slide"]:not([inert])');

/** The middle of the visible testimonial once it is at rest: the package ignores drags during a change. */
async function restOf(region: Locator): Promise<Point> {
  const moving = () =>
    region.evaluate((section) => {
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
      return section.getAnimations({ subtree: true }).length;
    });
  await expect.poll(moving, { intervals: [60] }).toBe(0);
  // The package accepts drags slightly later.
  await region.page().waitForTimeout(300);
  return middleOf(slideOf(region));
}

/** Scrolls to the testimonials, shows the first, and pauses them. */
async function arriveAtTestimonials(page: Page): Promise<Locator> {
  const region = testimonialsOf(page);
  // The package renders the dots.
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('button', { name: 'Pause testimonials' }).click();
  if ((await slideOf(region).getAttribute('aria-label')) !== '1 of 3') {
    await region.getByRole('button', { name: 'Show testimonial 1 of 3' }).click();
  }
  await expect(slideOf(region)).toHaveAccessibleName('1 of 3');
  return region;
}

type Drag = (from: Point, by: Partial<Point>) => Promise<void>;

const STEPS = 8;

/** Presses the mouse, moves it in steps, and releases it. */
function dragBy(client: CDPSession): Drag {
  const send = (type: string, x: number, y: number, buttons: 0 | 1) =>
    client.send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x,
      y,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'mouse',
    });
  return async (from, { x = 0, y = 0 }) => {
    await send('mouseMoved', from.x, from.y, 0);
    await send('mousePressed', from.x, from.y, 1);
    for (let step = 1; step <= STEPS; step += 1) {
      await send('mouseMoved', from.x + (x * step) / STEPS, from.y + (y * step) / STEPS, 1);
    }
    await send('mouseReleased', from.x + x, from.y + y, 0);
  };
}

/** A drag to the left shows the next testimonial, one to the right the previous one, and both directions loop. */
async function expectDragged(page: Page, drag: Drag): Promise<void> {
  const region = await arriveAtTestimonials(page);
  const slide = slideOf(region);
  // A fifth of the width is enough.
  const far = ((await slide.boundingBox())?.width ?? Number.NaN) * 0.3;
  for (const [x, shown] of [
    [-far, '2 of 3'],
    [far, '1 of 3'],
    [far, '3 of 3'],
    [-far / 3, '3 of 3'],
  ] as const) {
    await drag(await restOf(region), { x });
    await expect(slide, `by ${x} px`).toHaveAccessibleName(shown);
  }
  await restOf(region);
  await expect(slide).toBeInViewport({ ratio: 0.5 });
}

/** The slideshow shows the same slide, with nothing selected, moved or opened. */
async function expectUndraggable(page: Page, drag: Drag): Promise<void> {
  const hero = heroOf(page);
  await hero.getByRole('button', { name: 'Pause slideshow' }).click();
  const slide = slideOf(hero);
  const name = (await slide.getAttribute('aria-label')) ?? '';
  const box = await boxOf(slide);
  const from = { x: box.x + box.width * 0.8, y: box.y + box.height * 0.3 };
  for (const x of [-200, 150]) {
    await drag(from, { x });
    await page.waitForTimeout(300);
    expect(await slide.getAttribute('aria-label')).toBe(name);
    expect(await slide.boundingBox()).toEqual(box);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  }
}

test('a mouse drags testimonials, and not the slideshow', async ({ page, context, open }) => {
  await open('/');
  const drag = dragBy(await context.newCDPSession(page));
  await expectUndraggable(page, drag);
  await expectDragged(page, drag);
  expect(await page.evaluate(() => getSelection()?.toString()), 'no text is selected').toBe('');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test('a finger drags testimonials, and not the slideshow', async ({ page, open }) => {
    await open('/');
    const drag: Drag = (from, by) => swipe(page, from, by);
    await expectUndraggable(page, drag);
    await expectDragged(page, drag);
    const region = testimonialsOf(page);
    const slide = slideOf(region);
    const shown = await slide.getAttribute('aria-label');
    const from = await restOf(region);
    const top = await page.evaluate(() => scrollY);
    await drag(from, { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    expect(await slide.getAttribute('aria-label')).toBe(shown);
  });
});
