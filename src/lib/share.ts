import { notify } from './notify.ts';

/** Copies a text; false if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and notifies the shopper whether it succeeded. */
export async function copyAndTell(text: string, t: { readonly copied: string; readonly copyFailed: string }) {
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

/** True if the system's share sheet accepts these files. */
export function canShareFiles(files: readonly File[]): boolean {
  return navigator.canShare?.({ files: [...files] }) ?? false;
}

/** Opens the system's share sheet with files and a text. */
export async function shareFiles(files: readonly File[], text: string): Promise<'shared' | 'cancelled' | 'failed'> {
  return openSheet({ files: [...files], text });
}
