// The cost of writing the pages of a catalogue of 10,000 products, 500 categories and 5,000 guides.
import { cp, mkdir, rm } from 'node:fs/promises';

import { writePages } from '../build/pages.mjs';
import { atMost, KB, kilobytes, megabytes } from './report.mjs';
import { serveBuilt, setCatalogue } from './shop.mjs';

const FOLDER = 'build/bench';

/** @type {import('./report.mjs').Bench} */
export const bench = async () => {
  const shop = await serveBuilt('dist');
  await setCatalogue(shop.url, '10k');
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(`${FOLDER}/.vite`, { recursive: true });
  await cp('dist/shell.html', `${FOLDER}/index.html`);
  await cp('dist/robots.txt', `${FOLDER}/robots.txt`);
  await cp('build/manifest-dist.json', `${FOLDER}/.vite/manifest.json`);
  await cp('build/facts-dist.json', 'build/facts-bench.json');
  const began = performance.now();
  const { pages, products, productBytes, largestProduct, peakBytes } = await writePages({
    dist: FOLDER,
    backend: shop.url,
  });
  const seconds = (performance.now() - began) / 1000;
  await rm(FOLDER, { recursive: true, force: true });
  await shop.close();
  if (products !== 10_000) throw new Error(`10000 products were asked for, ${products} written.`);
  return {
    text: [
      `${pages} pages, ${products} of them of products; a product's page has ${kilobytes(productBytes / products)} on average.`,
    ],
    budgets: [
      atMost('Time', seconds, 120, (value) => `${value.toFixed(0)} s`),
      atMost('Memory of the process that writes', peakBytes, 500 * KB ** 2, megabytes),
      atMost('Largest page of a product', largestProduct, 32.5 * KB, kilobytes),
    ],
  };
};
