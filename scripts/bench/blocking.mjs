// Long tasks and the time for which they block input: the part of each beyond its first 50 ms.

/** @typedef {Readonly<{ start: number, ms: number }>} Task `start` in ms since the navigation */

const UNNOTICED_MS = 50;

/**
 * The milliseconds after a moment in which long tasks blocked the page. The blocking part of an earlier task counts as
 * far as it lies after the moment.
 * @param {readonly Task[]} tasks
 * @param {number} from ms since the navigation
 */
export function blockedAfter(tasks, from) {
  const after = tasks.map(({ start, ms }) => start + ms - Math.max(from, start + UNNOTICED_MS));
  return after.reduce((sum, part) => sum + Math.max(0, part), 0);
}
