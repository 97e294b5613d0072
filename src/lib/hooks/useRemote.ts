import { useEffect, useEffectEvent, useState } from 'react';

import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';

type Question<T, M extends string> = {
  /** Identifies the subject: an answer for one key is not shown for another. */
  readonly subject: string;
  /** Null while there is nothing to fetch. */
  readonly ask: ((signal: AbortSignal) => Promise<T>) | null;
  /** The message for a failure. */
  readonly reasonOf: (error: unknown) => M;
  /** Fetches again when it changes; the current data stay until the answer. */
  readonly again?: string | boolean;
};

/** The state of a call. */
type Answer<T, M extends string> = {
  readonly subject: string;
  readonly again: string | boolean;
  readonly attempt: number;
  readonly remote: Remote<T, M>;
};

/** Fetches while the component is mounted. A late answer is ignored, and its call is aborted. */
export function useRemote<T, M extends string = string>(question: Question<T, M>) {
  const { subject, ask, reasonOf, again = '' } = question;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T, M> | null>(null);

  const run = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (ask === null) return;
    const settle = (remote: Remote<T, M>): void => setAnswer({ subject, again, attempt, remote });
    try {
      const data = await ask(signal);
      if (!signal.aborted) settle(ready(data));
    } catch (error) {
      if (!signal.aborted) settle(failed(reasonOf(error)));
    }
  });
  const isAsked = ask !== null;
  useEffect(() => {
    if (!isAsked) return;
    const call = new AbortController();
    void run(call.signal);
    return () => call.abort();
  }, [isAsked, subject, again, attempt]);

  const isOfSubject = answer?.subject === subject;
  const isLatest = isOfSubject && answer.again === again && answer.attempt === attempt;
  return {
    remote: isOfSubject ? answer.remote : LOADING,
    /** A call is in progress, including a refetch. */
    isBusy: isAsked && !isLatest,
    /** Fetches again: a failure is replaced by the loading state, data stay. */
    retry: (): void => {
      setAnswer((last) => (last?.remote.status === 'failed' ? null : last));
      setAttempt((count) => count + 1);
    },
  };
}
