// Compares builds of the storefront: visited in turn, so that other load on the machine affects all of them.
import { writeBarePage } from './barePage.mjs';
import { BARE, openingTable, machineText } from './openingReport.mjs';
import { pathsOf, serveFolder } from './shop.mjs';
import { visitPages } from './visits.mjs';

/**
 * Prints how pages of several builds open, as medians, beside the bare page of the first build.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {{ folders: readonly string[], pages: readonly string[], runs: number }} options pages: names of `pathsOf`
 */
export async function compare(browser, { folders, pages, runs }) {
  /** @type {Awaited<ReturnType<typeof serveFolder>>[]} */
  const shops = [];
  for (const [index, folder] of folders.entries()) shops.push(await serveFolder(folder, `compare-${index + 1}`));
  const [first] = shops;
  if (!first) throw new Error('No folders were given to compare.');
  await writeBarePage(browser, first.url, first.folder);
  const paths = Object.entries(pathsOf(first)).filter(([name]) => pages.includes(name));
  const rows = paths.flatMap(([name, path]) =>
    shops.map((shop, index) => ({ name: `${name}: ${folders[index]}`, shop, path })),
  );
  const visits = await visitPages(browser, [{ name: BARE, shop: first, path: '/bare' }, ...rows], { runs });
  for (const shop of shops) await shop.close();
  console.log(
    `\nPhone of reference, ${machineText(visits)}; medians of ${runs} visits in turn.\n\n` +
      openingTable(visits, { hasRange: false }),
  );
}
