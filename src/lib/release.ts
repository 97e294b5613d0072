/**
 * Which release of the shop this page belongs to. A tab that has been open since an earlier one shows that one's
 * delivery fee and words. scripts/build/shopSettings.ts writes release.json beside the pages. docs/behaviour.md, Checkout.
 */

/** An order waits no longer for the answer, in milliseconds: a shop without the file works as well. */
const PATIENCE_MS = 3000;

/** The script that started the page, as release.json names it: its name changes with everything that belongs to a release. */
let ownEntry: string | null = null;

/** Notes the release that the page belongs to, by the URL of its first script. */
export function startRelease(entryUrl: string): void {
  ownEntry = new URL(entryUrl).pathname.slice(1);
}

/** The first script of a release other than this page's; null when there is none, or none is known. Never rejects. */
export async function otherRelease(): Promise<string | null> {
  if (ownEntry === null) return null;
  try {
    const answer = await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return null;
    const { entry } = (await answer.json()) as { readonly entry?: unknown };
    return typeof entry === 'string' && entry !== '' && entry !== ownEntry ? entry : null;
  } catch {
    return null;
  }
}
