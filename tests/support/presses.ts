import { vi, type MockInstance } from 'vitest';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';

/** A time, in the events' own milliseconds, at which a press is no second click of one made before. */
const later = (): number => new Event('click').timeStamp + DOUBLE_CLICK_MS;

/** From now on every press has this one time, in the events' own milliseconds. */
export const pressesAt = (ms = later()): MockInstance<() => number> =>
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(ms);
