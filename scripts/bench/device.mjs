// The phone of the benches: 4x slower than this machine, on a network of 1.6 Mbit/s and 150 ms.
import { chromium } from '@playwright/test';

import { chromiumPath } from '../browser.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

export const CPU_SLOWDOWN = 4;
export const NETWORK = { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** @returns {Promise<Browser>} */
export function launch() {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/**
 * Makes a page as slow as the phone.
 * @param {CDPSession} session
 * @param {{ isNetworkSlow?: boolean }} [options]
 */
export async function slowDown(session, { isNetworkSlow = true } = {}) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!isNetworkSlow) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: NETWORK.downBitsPerSecond / 8,
    uploadThroughput: NETWORK.upBitsPerSecond / 8,
  });
}
