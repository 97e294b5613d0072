// The phones of the benches, equally slow on every machine: a fixed piece of work determines how much this machine's
// processor must be throttled.
import { median } from './report.mjs';

/** How long the work takes on the phone that is judged (about ₹8,000), in ms. */
export const REFERENCE_MS = 700;
/** The same on a quicker and on a slower phone, which are shown beside it. */
export const QUICK_MS = 450;
export const SLOW_MS = 900;
/** How often the work is repeated: the first runs compile it, others coincide with other load. */
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
 * The rate of `Emulation.setCPUThrottlingRate` that makes this machine as slow as a phone now: speeds drift, so it is
 * measured before each visit. At least 1: a machine that is slower than the phone cannot imitate it.
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

/** The throttling factors of the visits. @param {readonly number[]} slowdowns of the visits */
export function slowdownText(slowdowns) {
  const [least, most] = [Math.min(...slowdowns), Math.max(...slowdowns)].map((value) => value.toFixed(1));
  return least === most ? `${least}×` : `${least}–${most}×`;
}
