import { useEffect, useEffectEvent, useState } from 'react';

import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';

type Question<T, M extends string> = {
  /** What, or whose, it is: the answer for one says nothing of another. */
  readonly subject: string;
  /** Null while there is nothing to ask. */
  readonly ask: ((signal: AbortSignal) => Promise<T>) | null;
  /** What to show for a failure. */
  readonly reasonOf: (error: unknown) => M;
  /** Asks once more when it changes; what stands stays until the answer. */
  readonly again?: string | boolean;
};

/** What came of a question. */
type Answer<T, M extends string> = {
  readonly subject: string;
  readonly again: string | boolean;
  readonly attempt: number;
  readonly remote: Remote<T, M>;
};

/** Asks for something while a screen shows it. An answer that comes too late is ignored, its call given up. */
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
    /** A call is under way, also while an earlier answer stands. */
    isBusy: isAsked && !isLatest,
    /** Asks once more: a failure makes way for waiting, data stay. */
    retry: (): void => {
      setAnswer((last) => (last?.remote.status === 'failed' ? null : last));
      setAttempt((count) => count + 1);
    },
  };
}
