import { onTestFinished, vi } from 'vitest';

import { deviceStorage } from '#lib/storage.ts';

const used = (): number =>
  Object.keys(localStorage).reduce((sum, key) => sum + key.length + (localStorage.getItem(key) ?? '').length, 0);

/** From now on local storage has room for this many more characters. */
export function fillDevice(room: number): void {
  const { setItem } = Storage.prototype;
  const most = used() + room;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    const more = value.length - (this.getItem(key)?.length ?? -key.length);
    if (this === localStorage && used() + more > most) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  // What storage refused lives in the page's memory, and is lost with the page.
  onTestFinished(() => deviceStorage.keys().forEach(deviceStorage.remove));
}
