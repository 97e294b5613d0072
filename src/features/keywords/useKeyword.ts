import { useCallback, useEffect, useState } from 'react';

import { ApiError, messageOf } from '#api/errors.ts';
import { getKeyword } from '#api/keywords.ts';
import type { Keyword } from '#domain/shop.ts';

/** Why a keyword page has nothing to show. */
type KeywordTrouble = 'notFound' | 'noConnection' | 'serverTrouble';

/** One keyword page is on its way, here, or missing for a reason that can be said. */
export type KeywordLoad =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly keyword: Keyword;
      /** The build has sanitised its content already. */
      readonly isClean?: boolean;
    }
  | { readonly status: 'failed'; readonly trouble: KeywordTrouble };

/** Some backends answer 200 with "Keyword not found" where others answer 404. */
function troubleOf(error: unknown): KeywordTrouble {
  if (!(error instanceof ApiError)) return 'serverTrouble';
  if (error.kind === 'network') return 'noConnection';
  return error.status === 404 || (error.kind === 'rejected' && /not found/i.test(error.message))
    ? 'notFound'
    : 'serverTrouble';
}

/**
 * The keyword of a slug, and a way to ask again. Failures are only logged. What a built page brought along stands
 * until the answer is here, and stays when none comes.
 */
export function useKeyword(
  slug: string,
  built: Keyword | undefined,
): { readonly load: KeywordLoad; readonly retry: () => void } {
  const [asked, setLoad] = useState<KeywordLoad>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    getKeyword(slug).then(
      (keyword) => isCurrent && setLoad({ status: 'ready', keyword }),
      (error: unknown) => {
        console.warn(`keyword ${slug}: ${messageOf(error)}`);
        if (isCurrent) setLoad({ status: 'failed', trouble: troubleOf(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);
  const retry = useCallback((): void => {
    setLoad({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const isStandingIn = asked.status === 'loading' || (asked.status === 'failed' && asked.trouble !== 'notFound');
  return { load: built && isStandingIn ? { status: 'ready', keyword: built, isClean: true } : asked, retry };
}
