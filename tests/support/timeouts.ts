/**
 * How long a test waits for what has to come, in milliseconds: a busy machine may need seconds to load and translate a
 * page's file. Mutants are tried with less, for most of them are noticed by what never comes.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 15_000);

/** Hundreds of histories take seconds on a free machine, minutes on a busy one, and hours in a deep run; in milliseconds. */
export const HISTORIES_MS = 7_200_000;
