/** What became of a wish to share. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the system's share sheet; where there is none, copies the address. */
export async function share(title: string, url: string): Promise<ShareResult> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return wasClosed(error) ? 'cancelled' : 'failed';
  }
}

/** True where the system's share sheet takes these files. */
export function canShareFiles(files: readonly File[]): boolean {
  return navigator.canShare?.({ files: [...files] }) ?? false;
}

/** Opens the system's share sheet with files and a text. */
export async function shareFiles(files: readonly File[], text: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [...files], text });
    return 'shared';
  } catch (error) {
    return wasClosed(error) ? 'cancelled' : 'failed';
  }
}

/** Closing the sheet is no failure. */
function wasClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
