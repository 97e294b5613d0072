/**
 * Timeout of a wait, in milliseconds: a busy machine may need seconds to load and transform a
 * page's file. Mutants get a shorter one, since most of them fail by such a timeout.
 */
export const TIMEOUT_MS = Number(process.env['TIMEOUT_MS'] ?? 15_000);

/** Timeout of hundreds of histories, in milliseconds: seconds on an idle machine, minutes on a busy one, hours in a deep run. */
export const HISTORIES_MS = 7_200_000;
