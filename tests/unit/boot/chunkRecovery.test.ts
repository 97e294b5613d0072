import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { quiet } from '#tests/support/startShop.ts';

const messages = messagesOf(commonMessages);

const reload = vi.fn();
/** Resets the state to that of a page without a failed chunk. */
function freshModule() {
  vi.resetModules();
  return import('#boot/chunkRecovery.ts');
}
const cause = new TypeError('Failed to fetch dynamically imported module');

function loadedBy(type: 'navigate' | 'reload' | 'back_forward', agoMs: number): void {
  const entry = { type } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(performance, 'now').mockReturnValue(agoMs);
}

/** The message shown, or nothing while the page reloads itself. */
async function outcome(): Promise<string> {
  const waiting = new Promise<string>((resolve) => {
    setTimeout(resolve, 100, 'waits');
  });
  const { recoverChunk } = await freshModule();
  const loading = recoverChunk(cause, reload).catch((error: Error) => error.message);
  return Promise.race([loading, waiting]);
}

beforeEach(() => reload.mockReset());
afterEach(quiet);

test.each([
  ['opened', 'navigate', 5],
  ['returned to', 'back_forward', 5],
  ['loaded again long ago', 'reload', 30_000],
] as const)('R22: a page that was %s reloads for a missing file, and renders nothing more', async (_, type, ago) => {
  loadedBy(type, ago);
  expect(await outcome()).toBe('waits');
  expect(reload).toHaveBeenCalledOnce();
});

test('R22: a page that has just reloaded shows a message, also when storage is blocked', async () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  loadedBy('reload', 29_999);
  expect(await outcome()).toBe(messages.crash.missingFile);
  blocked.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test.each([['refuse'], [{ type: 'status', code: 503 }]] as const)(
  'R22: when the site is unreachable (%j) the page stays and shows a message',
  async (fault) => {
    loadedBy('navigate', 60_000);
    sandbox.controls.faults.add({ fault });
    expect(await outcome()).toBe(messages.errors.network);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('R22: a page with missing files reloads once for all of them', async () => {
  loadedBy('navigate', 60_000);
  const { watchChunkErrors } = await freshModule();
  watchChunkErrors(reload);
  for (const file of ['client', 'drafts']) {
    const event = Object.assign(new Event('vite:preloadError'), { payload: new TypeError(`no ${file}`) });
    globalThis.dispatchEvent(event);
  }
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reload).toHaveBeenCalledOnce();
});
