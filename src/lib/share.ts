import { notify } from './notify.ts';

/** Copies a text; false where the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and says whether it could. */
export async function copyAndTell(text: string, t: { readonly copied: string; readonly copyFailed: string }) {
  if (await copyText(text)) notify.success(t.copied);
  else notify.error(t.copyFailed);
}

/** Opens the system's share sheet. Closing it is no failure. */
async function openSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Shares a URL by the system's sheet; where there is none, copies it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (typeof navigator.share === 'function') return openSheet({ title, url });
  return (await copyText(url)) ? 'copied' : 'failed';
}

/** True where the system's share sheet takes these files. */
export function canShareFiles(files: readonly File[]): boolean {
  return navigator.canShare?.({ files: [...files] }) ?? false;
}

/** Opens the system's share sheet with files and a text. */
export async function shareFiles(files: readonly File[], text: string): Promise<'shared' | 'cancelled' | 'failed'> {
  return openSheet({ files: [...files], text });
}
