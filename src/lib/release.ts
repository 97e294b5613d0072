/**
 * Which release of the shop this page belongs to. A tab that is still open from an earlier release shows that release's
 * delivery fee and texts. scripts/build/shopSettings.ts writes release.json beside the pages. docs/behaviour.md,
 * Checkout.
 */

/** The longest that an order waits for the answer, in milliseconds: a shop without the file must work too. */
const RELEASE_TIMEOUT_MS = 3000;

/** URL of the page's entry script as in release.json: its name changes with everything that belongs to a release. */
let ownEntry: string | null = null;

/** Records the release of this page by the URL of its entry script. */
export function startRelease(entryUrl: string): void {
  ownEntry = new URL(entryUrl).pathname.slice(1);
}

/** The entry script of the live release if it is not this page's; null if it is the same or unknown. Never rejects. */
export async function otherRelease(): Promise<string | null> {
  if (ownEntry === null) return null;
  try {
    const answer = await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS) });
    if (!answer.ok) return null;
    const { entry } = (await answer.json()) as { readonly entry?: unknown };
    return typeof entry === 'string' && entry !== '' && entry !== ownEntry ? entry : null;
  } catch {
    return null;
  }
}

/** The name of this page's release; '' while it is unknown. */
export const ownRelease = (): string => ownEntry ?? '';
