import type { Locator, Page } from '@playwright/test';

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

const dragBy =
  ({ mouse }: Page): Drag =>
  async (from, { x = 0, y = 0 }) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + x, from.y + y, { steps: 8 });
    await mouse.up();
  };

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
  await drag(from, { x: -200 });
  await page.waitForTimeout(300);
  expect(await slide.getAttribute('aria-label')).toBe(name);
  expect(await slide.boundingBox()).toEqual(box);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
}

test('a mouse drags testimonials, and not the slideshow', async ({ page, open }) => {
  await open('/');
  const drag = dragBy(page);
  await expectUndraggable(page, drag);
  await expectDragged(page, drag);
  expect(await page.evaluate(() => getSelection()?.toString()), 'no text is selected').toBe('');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test('a finger drags testimonials, or scrolls the page', async ({ page, open }) => {
    await open('/');
    const region = await arriveAtTestimonials(page);
    const slide = slideOf(region);
    const from = await restOf(region);
    await swipe(page, from, { x: -120 });
    await expect(slide).toHaveAccessibleName('2 of 3');
    const top = await page.evaluate(() => scrollY);
    await swipe(page, await restOf(region), { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(slide).toHaveAccessibleName('2 of 3');
  });
});
