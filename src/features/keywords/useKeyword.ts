import { messageOf, failureOf } from '#api/errors.ts';
import { getKeyword } from '#api/keywords.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { ready } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';

export type KeywordView = ReturnType<typeof useKeyword>;

/**
 * The keyword of a slug, and a way to ask again. Failures are only logged. What a built page brought along stands
 * until the answer is here, and stays when none comes; its content is clean, for the build has sanitised it.
 */
export function useKeyword(slug: string, built: Keyword | undefined) {
  const { remote, retry } = useRemote({
    subject: slug,
    ask: (signal) => getKeyword(slug, signal),
    reasonOf: (error) => {
      console.warn(`keyword ${slug}: ${messageOf(error)}`);
      return failureOf(error);
    },
  });
  const isMissing = remote.status === 'loading' || (remote.status === 'failed' && remote.message !== 'notFound');
  if (!built || !isMissing) return { keyword: remote, isClean: false, retry };
  return { keyword: ready(built), isClean: true, retry };
}
