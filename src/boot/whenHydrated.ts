import { whenIdle } from '#lib/whenIdle.ts';
import { whenHydrated } from './eventReplay.ts';

/** Resolves when the whole page is alive and the browser has time: for comforts, which take the line from nothing else. */
export const whenHydratedAndIdle = (): Promise<void> => whenHydrated().then(whenIdle);
