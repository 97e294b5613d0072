/**
 * `npm run bench:photo`: the photo preview in a browser with the processor slowed down fourfold. Writes the figures into
 * docs/performance.md, and ends with an error over a bound.
 */
import { availableParallelism, loadavg } from 'node:os';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../browser.mjs';
import { buildShop } from '../build.mjs';
import { atMost, kilobytes, LIMITS, NOISE } from './budgets.mjs';
import { CPU_SLOWDOWN } from './device.mjs';
import { bringPhoto, heaviest, memoryOf, weightOf } from './photoCosts.mjs';
import { leave, playRound, watchPage } from './photoScreen.mjs';
import { budgetTable, machine, table, writeSection } from './report.mjs';
import { serveBuilt } from './shopServer.mjs';

/** How often the preview is opened again, to see whether memory grows. */
const AGAIN = [4, 4, 4];
const GIFT = 'Personalised Photo Mug';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--js-flags=--expose-gc'];

if (!process.argv.includes('--no-build')) await buildShop('http://localhost:4173');
const shop = await serveBuilt('dist');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
/** @type {{ products: { _id: string, name: string }[] }} */
const { products } = await (await fetch(`${shop.url}/api/product/list`)).json();
const gift = products.find(({ name }) => name === GIFT);

/** Runs in the page: a graphics card that is played by software counts as one. */
function countAnyCard() {
  const getParameter = Reflect.get(WebGL2RenderingContext.prototype, 'getParameter');
  Object.assign(WebGL2RenderingContext.prototype, {
    getParameter(/** @type {number} */ name) {
      return name === WebGL2RenderingContext.RENDERER ? 'A graphics card' : Reflect.apply(getParameter, this, [name]);
    },
  });
}

async function openGift({ isAnyCard = false } = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  if (isAnyCard) await page.addInitScript(countAnyCard);
  await page.addInitScript(watchPage);
  await page.goto(`${shop.url}/product/${gift?._id}`);
  await page.waitForTimeout(4000);
  return page;
}

const page = await openGift();
/** @type {string[]} */
const asked = [];
page.on('request', (request) => asked.push(new URL(request.url()).pathname));
const bytes = await bringPhoto(page);
const load = loadavg()[0] ?? Number.NaN;

const memory = [{ when: 'Before opening', ...(await memoryOf(page)) }];
const first = await playRound(browser, page);
memory.push({ when: 'With the photo', ...(await memoryOf(page)) });
await leave(page);
memory.push({ when: 'After closing', ...(await memoryOf(page)) });
let rounds = 0;
for (const more of AGAIN) {
  for (let n = 0; n < more; n += 1) {
    await playRound(browser, page);
    await leave(page);
  }
  rounds += more;
  memory.push({ when: `After ${rounds} more rounds`, ...(await memoryOf(page)) });
}
await page.context().close();
const other = await openGift({ isAnyCard: true });
await bringPhoto(other);
const byCard = await playRound(browser, other);
await browser.close();
await shop.close();

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
const mb = (/** @type {number} */ value) => `${value.toFixed(1)} MB`;
/** @param {import('./photoScreen.mjs').Round} round */
const row = ({ painter, firstMs, frames, slowestFrameMs, longTaskMs }) => [
  painter === 'webgl' ? 'WebGL, played by software' : 'Canvas 2D',
  ms(firstMs),
  Math.round(frames),
  ms(slowestFrameMs),
  ms(longTaskMs),
];
const weight = weightOf([...new Set(asked)]);
const residentAfter = (/** @type {number} */ at) => memory.at(at)?.residentMb ?? Number.NaN;
const budgets = [
  atMost('From the choice to the first preview', first.firstMs, LIMITS.firstPreviewMs, ms),
  atMost('A frame while dragging, on average', 1000 / first.frames, LIMITS.frameMs, ms),
  atMost('Longest task of the page', first.longTaskMs, LIMITS.taskMs, ms),
  atMost(`Process after ${rounds} more rounds`, residentAfter(-1), residentAfter(2) * NOISE, mb),
  atMost('Script that opening loads', weight.script, LIMITS.personalise, kilobytes),
  atMost('Layers of the heaviest mock-up', heaviest(), LIMITS.mockup, kilobytes),
];
writeSection(
  'photo',
  [
    `Measured ${machine()}, load ${load.toFixed(1)}; a JPEG of 12 megapixels (${mb(bytes / 1e6)}) on '${GIFT}', page ` +
      `${CPU_SLOWDOWN}× slower, Chromium ${browser.version().split('.')[0]} without a graphics card, ${availableParallelism()} processors. ` +
      'The worker, which decodes and draws with Canvas 2D, is not slowed down: browsers offer that for pages only. Tasks count ' +
      'their processor time, from the click on Personalise to the end of the dragging. Where a graphics card is only played by ' +
      'software the shop draws with Canvas 2D; the second line says what it would be with WebGL, and is not judged.',
    table(
      ['Drawn by', 'To first preview', 'Frames a second', 'Slowest frame', 'Longest task'],
      [row(first), row(byCard)],
    ),
    table(
      ['Memory', 'Script heap', 'Process'],
      memory.map(({ when, heapMb, residentMb }) => [when, mb(heapMb), mb(residentMb)]),
    ),
    budgetTable(budgets),
  ].join('\n\n'),
);
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
