import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sandbox } from '#tests/support/server.ts';
import { quiet } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

const reload = vi.fn();
/** As on a page that has had no trouble yet. */
function freshModule() {
  vi.resetModules();
  return import('#boot/chunkRecovery.ts');
}
const cause = new TypeError('Failed to fetch dynamically imported module');

/** How this page came to be, and how long ago. */
function loadedBy(type: 'navigate' | 'reload' | 'back_forward', agoMs: number): void {
  const entry = { type } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(performance, 'now').mockReturnValue(agoMs);
}

/** What a shopper reads, or nothing while the page loads itself again. */
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
] as const)(
  'R22: a page that was %s loads itself again for a missing file, and draws nothing more',
  async (_, type, ago) => {
    loadedBy(type, ago);
    expect(await outcome()).toBe('waits');
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('R22: a page that has just been loaded again says why, even where storage is blocked', async () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  loadedBy('reload', 29_999);
  expect(await outcome()).toBe(messages.crash.missingFile);
  blocked.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test.each([['refuse'], [{ type: 'status', code: 503 }]] as const)(
  'R22: where the site itself cannot be reached (%j) the page stays and says so',
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
