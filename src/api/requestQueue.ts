/** Browsers open at most six connections to an origin: two stay free for the build's files, and for orders. */
const MAX_CONCURRENT = 4;

let running = 0;
const queue: (() => void)[] = [];

/** Runs a read when fewer than four are open, first come, first served. Aborting the signal ends the wait with its reason. */
export async function queued<T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (running >= MAX_CONCURRENT) await waitForSlot(signal);
  else running += 1;
  try {
    return await read();
  } finally {
    const next = queue.shift();
    // The slot passes to the next read directly, so that a new one cannot take it in between.
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
