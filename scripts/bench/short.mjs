// The short form of the speed bench: how the routes open, in less than five minutes.
import { writeBarePage } from './barePage.mjs';
import { BARE, openingBudgets, openingTable, machineText } from './openingReport.mjs';
import { pathsOf, serveFolder } from './shop.mjs';
import { visitPages } from './visits.mjs';

/** @type {import('./report.mjs').Bench} */
export const bench = async (browser, runs) => {
  const shop = await serveFolder('dist', 'short');
  await writeBarePage(browser, shop.url, shop.folder);
  const routes = Object.entries(pathsOf(shop)).map(([name, path]) => ({ name, shop, path }));
  const visits = await visitPages(browser, [...routes, { name: BARE, shop, path: '/bare' }], { runs });
  await shop.close();
  return {
    text: [
      `phone of reference, ${machineText(visits)}; medians of ${runs} visits in turn.`,
      openingTable(visits, { hasRange: false }),
    ],
    budgets: openingBudgets(visits),
  };
};
