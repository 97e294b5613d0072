/** A browser keeps six connections to an origin at most: two stay free for files of the build, and for orders. */
const MAX_CONCURRENT = 4;

let running = 0;
const queue: (() => void)[] = [];

/** Runs a read when fewer than four are under way, the longest waiting first; a signal that aborts gives up the wait. */
export async function queued<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (running >= MAX_CONCURRENT) await waitForSlot(signal);
  else running += 1;
  try {
    return await read();
  } finally {
    const next = queue.shift();
    // The place is handed on: nobody who comes between can take it.
    if (next) next();
    else running -= 1;
  }
}

function waitForSlot(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      signal?.removeEventListener('abort', leaveQueue);
      resolve();
    };
    const leaveQueue = (): void => {
      queue.splice(queue.indexOf(start), 1);
      reject(signal?.reason as Error);
    };
    queue.push(start);
    signal?.addEventListener('abort', leaveQueue);
  });
}
