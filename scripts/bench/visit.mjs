// One measured visit to one page.
import { slowDown } from './device.mjs';
import { takeNotes } from './inPage.mjs';

/** @typedef {import('./device.mjs').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/**
 * @typedef {object} Visit
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {string} lcpElement
 * @property {number} cls
 * @property {number} tbt ms of tasks beyond 50 ms each, after the first paint
 * @property {number} complete ms until the first screen stands
 * @property {number} alive ms until every part of the page is alive
 * @property {number} longestTask ms
 * @property {Readonly<Record<string, number>>} bytes received, by kind
 * @property {number} scriptBytesToComplete bytes of scripts asked for before the first screen stood
 * @property {number} styleBytesToComplete the same of styles
 * @property {number} unseenVideoBytes bytes of clips asked for before one was to be seen
 * @property {number} requests
 * @property {number} apiCalls
 */

/** So long, in ms, it may take until a clip in sight is noticed (inPage.mjs). */
const NOTICE_MS = 200;

/** Names of kinds, by what the browser calls them. */
const KINDS = { Document: 'html', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image', Media: 'video' };

/**
 * Opens an address on the slow phone, and waits until its first screen stands and it has come to rest.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {{ restMs?: number, untilMs?: number }} wait without a touch: after the first screen stood, and since the page began
 * @returns {Promise<Visit>}
 */
export async function visit(context, url, { restMs = 0, untilMs = 0 }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = await followNetwork(session);
  await slowDown(session);
  await page.addInitScript(takeNotes);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchNotes')?.complete > 0, undefined, { timeout: 60_000 });
  const age = await page.evaluate(() => performance.now());
  await page.waitForTimeout(Math.max(restMs, untilMs - age));
  /** @type {import('./inPage.mjs').Notes} */
  const notes = await page.evaluate(() => Reflect.get(globalThis, 'benchNotes'));
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);
  await page.close();

  /** @type {Record<string, number>} */
  const bytes = {};
  for (const { kind, size } of received.values()) bytes[kind] = (bytes[kind] ?? 0) + size;
  const calls = [...received.values()];
  /** @param {string} kind @param {number} ms since the page began */
  const askedBefore = (kind, ms) =>
    calls
      .filter((call) => call.kind === kind && call.askedAt <= timeOrigin + ms)
      .reduce((sum, { size }) => sum + size, 0);
  return {
    ...notes,
    tbt: notes.longTasks
      .filter(({ start }) => start >= notes.fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    longestTask: Math.max(0, ...notes.longTasks.map(({ ms }) => ms)),
    bytes,
    scriptBytesToComplete: askedBefore('script', notes.complete),
    styleBytesToComplete: askedBefore('style', notes.complete),
    // A clip is asked for in the moment in which it comes into sight, and noticed a little later.
    unseenVideoBytes: askedBefore('video', notes.videoSeen - NOTICE_MS),
    requests: calls.filter(({ isFromCache }) => !isFromCache).length,
    apiCalls: calls.filter(({ isApiCall }) => isApiCall).length,
  };
}

/** @typedef {{ kind: string, size: number, askedAt: number, isFromCache: boolean, isApiCall: boolean }} Received */

/**
 * Bytes as they come over the wire, headers included.
 * @param {import('./device.mjs').CDPSession} session
 * @returns {Promise<ReadonlyMap<string, Received>>}
 */
async function followNetwork(session) {
  /** @type {Map<string, Received>} */
  const received = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    const { pathname } = new URL(request.url);
    const isApiCall = pathname.startsWith('/api/') && !pathname.startsWith('/api/media/');
    const kind = isApiCall ? 'api' : (Reflect.get(KINDS, type) ?? 'other');
    received.set(requestId, { kind, size: 0, askedAt: wallTime * 1000, isFromCache: false, isApiCall });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = received.get(requestId);
    if (entry) entry.isFromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = received.get(requestId);
    if (entry && response.fromDiskCache) entry.isFromCache = true;
  });
  // Without the loading's end (a video that goes on) the pieces count.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = received.get(requestId);
    if (entry) entry.size += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = received.get(requestId);
    if (entry) entry.size = encodedDataLength;
  });
  return received;
}
