// The phones of the benches, as slow on every machine: how many times the processor of this one has to be slowed down is
// found by a fixed piece of work.
import { median } from './report.mjs';

/** What the piece of work takes on the phone that is judged (about ₹8,000), in ms. */
export const REFERENCE_MS = 700;
/** The same on a quicker and on a slower phone, which are shown beside it. */
export const QUICK_MS = 450;
export const SLOW_MS = 900;
/** Times that the work is done: the first ones compile it, others meet whatever else the machine does. */
const TIMES = 9;

/** Runs in a page: a fixed piece of script, nodes, styles and layout. @returns {number} ms */
function work() {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 6e6; i += 1) sum = (Math.imul(sum, 31) + i) | 0;
  const box = document.createElement('div');
  document.body.append(box);
  for (let k = 0; k < 12; k += 1) {
    box.innerHTML = Array.from(
      { length: 120 },
      (_, i) => `<div style="padding:${(i + k) % 7}px"><b>${sum + i}</b> <span>word ${i} and more words</span></div>`,
    ).join('');
    sum += box.offsetHeight;
  }
  box.remove();
  return performance.now() - start;
}

/**
 * The rate of `Emulation.setCPUThrottlingRate` with which this machine is as slow as a phone now: speeds drift, so that it is
 * measured before each visit. 1 at least: a machine that is slower than the phone cannot play it.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} workMs what the work takes on the phone
 */
export async function slowdownOf(browser, workMs = REFERENCE_MS) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.setContent('<body>');
  const times = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await page.evaluate(work));
  await page.close();
  return Math.max(1, workMs / median(times));
}

/** How many times slower the machine was made. @param {readonly number[]} slowdowns of the visits */
export function slowdownText(slowdowns) {
  const [least, most] = [Math.min(...slowdowns), Math.max(...slowdowns)].map((value) => value.toFixed(1));
  return least === most ? `${least}×` : `${least}–${most}×`;
}
