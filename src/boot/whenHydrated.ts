import { whenIdle } from '#lib/whenIdle.ts';
import { whenHydrated } from './eventReplay.ts';

/** After hydration and idle: for downloads that nobody waits for. */
export const whenHydratedAndIdle = (): Promise<void> => whenHydrated().then(whenIdle);
