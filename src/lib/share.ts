import { notify } from './notify.ts';

/** Copies a text; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and notifies the shopper whether it succeeded. */
export async function copyAndNotify(text: string, t: { readonly copied: string; readonly copyFailed: string }) {
  if (await copyText(text)) notify.success(t.copied);
  else notify.error(t.copyFailed);
}

/** Opens the system's share sheet. Closing it is not an error. */
async function openSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Shares a URL with the system's sheet; without one, copies it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (typeof navigator.share === 'function') return openSheet({ title, url });
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** What a share sheet takes at most: Chromium refuses more only after the tap. */
const MAX_SHARED = { files: 10, bytes: 50_000_000 } as const;

/** True if the system's share sheet accepts these files. */
export function canShareFiles(files: readonly File[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > MAX_SHARED.files || bytes > MAX_SHARED.bytes) return false;
  return navigator.canShare?.({ files: [...files] }) ?? false;
}

/** Opens the system's share sheet with files, and with a text where one is given: an iPhone may then deliver only the text. */
export async function shareFiles(files: readonly File[], text?: string): Promise<'shared' | 'cancelled' | 'failed'> {
  return openSheet(text === undefined ? { files: [...files] } : { files: [...files], text });
}
