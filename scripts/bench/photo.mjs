// The photo preview on a slow processor: its first picture, its frames, and its memory.
import { zippedSize } from '../test/sizes.mjs';
import { DESKTOP, open, PHONE } from './emulatedDevice.mjs';
import { slowdownText } from './cpuThrottling.mjs';
import { showOnCards, timeWorkers } from './photoCards.mjs';
import { bringPhoto, fillPlaces, playRound } from './photoDialog.mjs';
import { memoryOfDialog, ROUNDS } from './photoMemory.mjs';
import { documentOf } from './pressDocument.mjs';
import { atMost, KB, kilobytes, median, megabytes, ms, table } from './report.mjs';
import { serveBuilt } from './shop.mjs';

/** Limit of the page's process memory beyond its size before the dialog was opened, in bytes. */
const GROWTH = 12 * KB ** 2;
/** The same for a photo that was shown on cards and removed. */
const CARDS_GROWTH = 15 * KB ** 2;
/** Files for the next screens wait for three idle seconds (boot/firstInput.ts); then they are loaded. */
const DEFERRED_MS = 6000;
const PRODUCT = 'Personalised Photo Mug';
const CALENDAR = 'Photo Desk Calendar';
const MONTHS = 12;

/** Runs in the page: a software renderer counts as a graphics card. */
function countAnyCard() {
  const getParameter = Reflect.get(WebGL2RenderingContext.prototype, 'getParameter');
  Object.assign(WebGL2RenderingContext.prototype, {
    getParameter(/** @type {number} */ name) {
      return name === WebGL2RenderingContext.RENDERER ? 'A graphics card' : Reflect.apply(getParameter, this, [name]);
    },
  });
}

/** @typedef {Awaited<ReturnType<typeof playRound>>} Round */

/** The medians of the first rounds of several pages. @param {readonly Round[]} rounds */
function medianRound(rounds) {
  const of = (/** @type {Exclude<keyof Round, 'painter'>} */ figure) => median(rounds.map((round) => round[figure]));
  const painter = rounds[0]?.painter;
  return {
    painter,
    firstMs: of('firstMs'),
    average: of('average'),
    longest: of('longest'),
    longestTask: of('longestTask'),
  };
}

/** @type {import('./report.mjs').Bench} */
export const bench = async (browser, runs) => {
  const shop = await serveBuilt('dist');
  /** @type {number[]} */
  const slowdowns = [];
  const urlOf = (/** @type {string} */ wanted) =>
    `${shop.url}/product/${shop.products.find(({ name }) => name === wanted)?._id}`;
  const openProduct = async (wanted = PRODUCT, /** @type {() => void} */ script = () => {}) => {
    const context = await browser.newContext(DESKTOP);
    const { page, slowdown } = await open(context, urlOf(wanted), { isNetworkSlow: false, script });
    slowdowns.push(slowdown);
    return { page, slowdown, bytes: await bringPhoto(page) };
  };

  const openCollection = async () => {
    const context = await browser.newContext(PHONE);
    const url = `${shop.url}/collection`;
    const { page, session, slowdown } = await open(context, url, { isNetworkSlow: false, script: timeWorkers });
    slowdowns.push(slowdown);
    await bringPhoto(page);
    return { page, session, slowdown };
  };

  const { page, bytes } = await openProduct();
  await page.waitForTimeout(DEFERRED_MS);
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const first = await playRound(page);
  await page.context().close();
  // A single first round of a page varies by a factor of three.
  const firsts = [first];
  while (firsts.length < runs) {
    const again = await openProduct();
    firsts.push(await playRound(again.page));
    await again.page.context().close();
  }
  const typical = medianRound(firsts);
  const other = await openProduct(PRODUCT, countAnyCard);
  const byCard = await playRound(other.page);
  await other.page.context().close();
  const calendar = await openProduct(CALENDAR);
  const months = await fillPlaces(calendar.page, MONTHS);
  const document = await documentOf(browser, calendar.page, { months: MONTHS, slowdown: calendar.slowdown });
  await calendar.page.context().close();
  const collection = await openCollection();
  const cards = await showOnCards(browser, collection);
  await collection.page.context().close();
  const memory = await memoryOfDialog(browser, urlOf(PRODUCT));
  await shop.close();

  const heldAt = (/** @type {number} */ at) => memory.at(at)?.held ?? Number.NaN;
  return {
    text: [
      `a JPEG of 12 megapixels (${megabytes(bytes)}) on '${PRODUCT}', page slowed down to the phone of reference (${slowdownText(slowdowns)}), ` +
        `Chromium ${browser.version().split('.')[0]} without a graphics card. The worker, which decodes and draws with Canvas 2D, is not ` +
        "slowed down: browsers offer that for pages only. Tasks count from the click on 'Add photo' to the end of the dragging, " +
        `and 0 when none took 50 ms. The first line has the medians of ${runs} pages. Where a graphics card is only played by software the ` +
        'shop draws with Canvas 2D; the second line says what it would be with WebGL, and is not judged.',
      table(
        ['Drawn by', 'To first preview', 'Frames a second', 'Slowest frame', 'Longest task'],
        [typical, byCard].map(({ painter, firstMs, average, longest, longestTask }) => [
          painter === 'webgl' ? 'WebGL, played by software' : 'Canvas 2D',
          ms(firstMs),
          Math.round(1000 / average),
          ms(longest),
          ms(longestTask),
        ]),
      ),
      `${MONTHS} such photos chosen at once for '${CALENDAR}': each is in its place ${ms(months.slowest)} after the one before ` +
        `at most, longest task ${ms(months.longestTask)}.`,
      `Their print file has ${megabytes(document.bytes)} in ${document.files} parts, and takes ${ms(document.ms)}: the processor time of ` +
        `all its threads, multiplied by the slowdown; longest task of the page ${ms(document.longestTask)}.`,
      `The same photo on the collection's cards: ${cards.counts[1]} of ${cards.counts[0]} cards have a mock-up, and look ` +
        `${cards.drawings - 1} ways. A drawing takes ${ms(cards.cardMs)} of the worker's processor time, and opening the photo ` +
        `${ms(cards.openMs)}, both multiplied by the slowdown. A frame while scrolling takes ${ms(cards.frames.average)} on average, and ` +
        `${ms(cards.without.average)} without a photo. The process has ${megabytes(cards.before.held)} before, ${megabytes(cards.shown.held)} ` +
        `with the pictures, and ${megabytes(cards.after.held)} after Remove.`,
      table(
        ['Memory', 'Script heap', 'Process'],
        memory.map(({ when, heap, held }) => [when, megabytes(heap), megabytes(held)]),
      ),
    ],
    budgets: [
      atMost('From the choice to the first preview', typical.firstMs, 1500, ms),
      atMost('A frame while dragging, on average', typical.average, 33, ms),
      atMost('Longest task of the page', typical.longestTask, 100, ms),
      atMost('From one month’s photo to the next', months.slowest, 1500, ms),
      atMost('Longest task while a calendar is filled', months.longestTask, 100, ms),
      atMost('A calendar’s print file', document.ms, 25_000, ms),
      atMost('Longest task while it is made', document.longestTask, 100, ms),
      atMost('A card in the worker', cards.cardMs, 200, ms),
      atMost('From the choice to the last of the collection’s cards', cards.allMs, 5000, ms),
      atMost('Longest task while cards are drawn and scrolled', cards.longest, 50, ms),
      atMost('A frame while scrolling through them, on average', cards.frames.average, 33, ms),
      atMost('Process after Remove', cards.after.held, cards.before.held + CARDS_GROWTH, megabytes),
      atMost(`Process after ${ROUNDS} more rounds`, heldAt(-1), heldAt(0) + GROWTH, megabytes),
      atMost('Script that opening loads, gzip', zippedSize([...scripts]), 40 * KB, kilobytes),
    ],
  };
};
