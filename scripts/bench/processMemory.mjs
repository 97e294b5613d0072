// The memory of a page.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';

import { KB } from './report.mjs';

/** How long a page still works after an action. */
const SETTLES_MS = 1500;
/** How long the browser takes to release rendered tiles after a request. */
const GIVING_BACK_MS = 4000;

/**
 * Bytes of memory: the page's scripts, and its process without the browser's program files, which the system may drop
 * at any time; after everything unused has been released.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {Pick<import('./emulatedDevice.mjs').CDPSession, 'send'>} session of the page
 */
export async function memoryOf(browser, session) {
  await rest(SETTLES_MS);
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  // Browsers retain decoded pictures and drawing buffers until memory is needed.
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await rest(GIVING_BACK_MS);
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const held = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => heldBy(id));
  return { heap, held: Math.max(0, ...held) };
}

/** How long a tick of the system's clock of processor time is, in ms. */
const TICK_MS = 10;

/**
 * Processor time of the worker threads of all pages, in ms since each began: what a busy machine makes them wait does not count.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @returns {Promise<() => ReadonlyMap<string, number>>} reads it, by thread
 */
export async function workerTimes(browser) {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return () =>
    new Map(
      ids.flatMap((id) =>
        readdirSync(`/proc/${id}/task`).flatMap((thread) => {
          const stat = statOf(`/proc/${id}/task/${thread}/stat`);
          if (!stat.includes('(DedicatedWorker')) return [];
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          return [/** @type {const} */ ([thread, (Number(fields[11]) + Number(fields[12])) * TICK_MS])];
        }),
      ),
    );
}

/** What the system says of a thread; '' once it has ended. @param {string} path */
function statOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Bytes of memory that a process holds and no file backs. @param {number} id */
function heldBy(id) {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const kilobytes = ['RssAnon', 'RssShmem'].map((kind) =>
    Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, some) => sum + some, 0) * KB;
}
