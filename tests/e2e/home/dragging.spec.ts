import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/shop.ts';
import { boxOf, middleOf, swipe, type Point } from '../support/touch.ts';

const slideOf = (region: Locator) => region.locator('[aria-roledescription="slide"]:not([inert])');

/** The middle of the visible slide once it is at rest: the package of the testimonials ignores drags during a change. */
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
  const region = page.getByRole('region', { name: 'What Our Customers Say' });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('button', { name: 'Pause testimonials' }).click();
  // A drag is ignored while the slide that is shown already is animated.
  if ((await slideOf(region).getAttribute('aria-label')) !== '1 of 3')
    await region.getByRole('button', { name: 'Show testimonial 1 of 3' }).click();
  await expect(slideOf(region)).toHaveAccessibleName('1 of 3');
  return region;
}

async function drag({ mouse }: Page, from: Point, x: number): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + x, from.y, { steps: 8 });
  await mouse.up();
}

test('a mouse drags testimonials in both directions, and not the slideshow', async ({ page, open }) => {
  await open('/');
  const hero = page.getByRole('region', { name: 'Featured gifts' });
  await hero.getByRole('button', { name: 'Pause slideshow' }).click();
  await drag(page, await restOf(hero), -200);
  await page.waitForTimeout(300);
  await expect(slideOf(hero)).toHaveAccessibleName('1 of 4');
  const region = await arriveAtTestimonials(page);
  // A fifth of the width is enough.
  const far = (await boxOf(slideOf(region))).width * 0.3;
  for (const [x, shown] of [
    [-far, '2 of 3'],
    [far, '1 of 3'],
    [far, '3 of 3'],
    [-far / 3, '3 of 3'],
  ] as const) {
    await drag(page, await restOf(region), x);
    await expect(slideOf(region), `by ${x} px`).toHaveAccessibleName(shown);
  }
  expect(await page.evaluate(() => String(getSelection())), 'no text is selected').toBe('');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

  test('a finger drags testimonials, or scrolls the page', async ({ page, open }) => {
    await open('/');
    const region = await arriveAtTestimonials(page);
    await swipe(page, await restOf(region), { x: -120 });
    await expect(slideOf(region)).toHaveAccessibleName('2 of 3');
    const top = await page.evaluate(() => scrollY);
    await swipe(page, await restOf(region), { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(slideOf(region)).toHaveAccessibleName('2 of 3');
  });
});
