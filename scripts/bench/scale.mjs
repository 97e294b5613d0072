// How the shop's screens scale with its catalogue, on the processor of the phone of reference.
import { visitCollection } from './collectionVisit.mjs';
import { DESKTOP, PHONE } from './emulatedDevice.mjs';
import { REFERENCE_MS } from './cpuThrottling.mjs';
import { atMost, median, ms, spread, table } from './report.mjs';
import { serveWithoutPages, setCatalogue } from './shop.mjs';

/** Less than a frame is not visible: a list parsed in 1 ms is no reference for one parsed in 15. */
const FRAME_MS = 1000 / 60;
const SIZES = [
  { title: '100', catalogue: '100', device: DESKTOP },
  { title: '1,000', catalogue: '1k', device: DESKTOP },
  { title: '10,000', catalogue: '10k', device: DESKTOP },
];
/** What is judged. */
const ON_PHONE = { title: '10,000, 390 px', catalogue: '10k', device: PHONE };
const COLUMNS = [...SIZES, ON_PHONE];

/** @type {import('./report.mjs').Bench} */
export const bench = async (browser, runs) => {
  // Everything here comes from the backend's answers.
  const shop = await serveWithoutPages();
  /** The figures of every run for each size. @type {(readonly import('./collectionVisit.mjs').Figure[])[][]} */
  const figures = COLUMNS.map(() => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { catalogue, device }] of COLUMNS.entries()) {
      await setCatalogue(shop.url, catalogue);
      figures[index]?.push(await visitCollection(browser, shop.url, device));
    }
    console.log(`run ${run} of ${runs}`);
  }
  await shop.close();

  const rows = (figures[0]?.[0] ?? []).map(([what, , show, limit], row) => {
    const values = figures.map((some) => some.map((run) => run[row]?.[1] ?? Number.NaN));
    return { what, show, limit, values, medians: values.map(median) };
  });
  const growths = rows
    .filter(({ show }) => show === ms)
    .flatMap(({ medians }) =>
      medians.slice(1, SIZES.length).map((more, size) => more / Math.max(FRAME_MS, medians[size] ?? Number.NaN)),
    );
  return {
    text: [
      `processor of the phone of reference (${REFERENCE_MS} ms), network of the machine itself, 1440 px unless said; median of ${runs} runs, and the range. The budgets judge 390 px. ` +
        'A catalogue of 10,000 products has 500 categories and 5,000 guides, the others as many in proportion.',
      table(
        ['Products', ...COLUMNS.map(({ title }) => title)],
        rows.map(({ what, show, values }) => [what, ...values.map((some) => spread(some, show))]),
      ),
    ],
    budgets: [
      ...rows.flatMap(({ what, show, limit, medians }) =>
        limit === undefined ? [] : [atMost(what, medians.at(-1) ?? Number.NaN, limit, show)],
      ),
      // Times may grow at most in proportion to the catalogue.
      atMost(
        'Largest growth of a time over ten times the products',
        Math.max(...growths),
        10,
        (value) => `${value.toFixed(1)} times`,
      ),
    ],
  };
};
