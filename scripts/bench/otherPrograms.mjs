// How much of the machine other programs use while a page is measured, which distorts its figures.
import { cpus } from 'node:os';
import process from 'node:process';

/**
 * Seconds of all processors since the machine started, and those of this process with its browser.
 * @param {import('./emulatedDevice.mjs').CDPSession} session
 */
async function secondsOf(session) {
  const all = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
  const { user, system } = process.cpuUsage();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const own = (user + system) / 1e6 + processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { all, own, now: performance.now() / 1000 };
}

/**
 * Starts watching. The returned function gives the share of one processor that other programs have used since then: 0.5
 * is half of one.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @returns {Promise<() => Promise<number>>}
 */
export async function watchOtherPrograms(browser) {
  const session = await browser.newBrowserCDPSession();
  const before = await secondsOf(session);
  return async () => {
    const after = await secondsOf(session);
    await session.detach();
    return Math.max(0, after.all - before.all - (after.own - before.own)) / (after.now - before.now);
  };
}
