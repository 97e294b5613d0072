/** A browser keeps six connections to an origin at most: two stay free for files of the build, and for orders. */
const MOST_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a read when fewer than four are under way, the longest waiting first; a signal that aborts gives up the wait. */
export async function inTurn<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (running >= MOST_AT_ONCE) await turn(signal);
  else running += 1;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    // The place is handed on: nobody who comes between can take it.
    if (next) next();
    else running -= 1;
  }
}

function turn(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = (): void => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(signal?.reason as Error);
    };
    waiting.push(start);
    signal?.addEventListener('abort', giveUp);
  });
}
