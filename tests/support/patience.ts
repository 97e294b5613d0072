/**
 * How long a test waits for what has to come, in milliseconds: a busy machine may need seconds to load and translate a
 * page's file. Mutants are tried with less, for most of them are noticed by what never comes.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 15_000);
