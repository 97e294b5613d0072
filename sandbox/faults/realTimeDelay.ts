// Taken before any test installs fake timers: a sandbox inside a test still answers while the shop's clock is stopped.
const { setTimeout: startTimer } = globalThis;

/** Resolves after `ms` milliseconds of real time, never in the same macrotask. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    startTimer(resolve, ms);
  });
}
