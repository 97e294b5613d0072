const DAY_MS = 86_400_000;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_OFFSET_MS = 19_800_000;

/** The day in India at `now` (milliseconds since the epoch), as midnight UTC. */
export const dayInIndia = (now: number): Date => new Date(Math.floor((now + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS);
