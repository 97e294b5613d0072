import type { Locator, Page } from '@playwright/test';

export type Point = { readonly x: number; readonly y: number };

export type Box = Point & { readonly width: number; readonly height: number };

/**
 * The box of an element in the window, in CSS pixels.
 * @throws Error when it is not shown
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen.`);
  return box;
}

export async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height;
}

export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

const STEPS = 8;

/** Drags one or more fingers over the screen in steps, as a hand would. */
async function dragFingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0): Promise<void> => {
    const touchPoints = from.map(({ x, y }, id) => {
      const end = to[id] ?? { x, y };
      return { x: x + (end.x - x) * share, y: y + (end.y - y) * share, id };
    });
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : touchPoints });
  };
  await touch('touchStart');
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd');
  await session.detach();
}

export const swipe = (page: Page, from: Point, { x = 0, y = 0 }: Partial<Point>): Promise<void> =>
  dragFingers(page, [from], [{ x: from.x + x, y: from.y + y }]);

/** Moves two fingers around a point from one distance to another. */
export function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
  const fingers = (apart: number) => [x - apart, x + apart].map((at) => ({ x: at, y }));
  return dragFingers(page, fingers(from), fingers(to));
}

/** A phone's keyboard covers this many CSS pixels of the window; none hides it. */
export async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((taken) => {
    const seen = globalThis.visualViewport;
    if (!seen) return;
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - taken });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}
