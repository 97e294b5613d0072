// How evenly a page scrolls under a finger.

/** @typedef {import('./device.mjs').Page} Page */
/** @typedef {import('./device.mjs').CDPSession} CDPSession */

const SPEED_PX_PER_SECOND = 1200;

/** Runs in the page: notes every frame and every long task from now on. */
function noteFrames() {
  /** @type {{ frames: number[], longestTask: number, isOn: boolean }} */
  const scrolling = { frames: [], longestTask: 0, isOn: true };
  Object.assign(globalThis, { scrolling });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scrolling.longestTask = Math.max(scrolling.longestTask, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const note = (/** @type {number} */ now) => {
    scrolling.frames.push(now - last);
    last = now;
    if (scrolling.isOn) requestAnimationFrame(note);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(note);
  });
}

/**
 * Scrolls down as a thumb does, and tells how long the frames took meanwhile.
 * @param {Page} page
 * @param {CDPSession} session
 * @param {number} distance px
 * @returns {Promise<{ frame: number, longestFrame: number, longestTask: number, frames: number }>} frame: ms within which 95 % of the
 *   frames come; the others are ms too
 */
export async function scrollBy(page, session, distance) {
  await page.evaluate(noteFrames);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -distance,
    speed: SPEED_PX_PER_SECOND,
    gestureSourceType: 'touch',
  });
  const { frames, longestTask } = await page.evaluate(() => {
    const scrolling = Reflect.get(globalThis, 'scrolling');
    scrolling.isOn = false;
    return { frames: scrolling.frames, longestTask: scrolling.longestTask };
  });
  const sorted = frames.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { frame: at(0.95), longestFrame: at(1), longestTask, frames: frames.length };
}
