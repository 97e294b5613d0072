// What a page holds in memory.
import { readFileSync } from 'node:fs';

import { KB } from './report.mjs';

/** How long the browser takes to give drawn tiles back after it was asked to. */
const GIVING_BACK_MS = 4000;

/**
 * Bytes of memory: the page's scripts, and all that its process holds but for the files of the browser's program, which the
 * system may drop at any time; after everything unused has been given back.
 * @param {import('./device.mjs').Browser} browser
 * @param {import('./device.mjs').Page} page
 */
export async function memoryOf(browser, page) {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(1500);
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  // Browsers keep decoded pictures and drawing buffers until memory is asked for.
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(GIVING_BACK_MS);
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const held = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => heldBy(id));
  return { heap, held: Math.max(0, ...held) };
}

/** Bytes of memory that a process holds and no file backs. @param {number} id */
function heldBy(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const kilobytes = ['RssAnon', 'RssShmem'].map((kind) =>
    Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, some) => sum + some, 0) * KB;
}
