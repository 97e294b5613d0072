import { commonMessages } from '#content/commonMessages.ts';
import type { Remote } from '#domain/remote.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { useMessages } from '#content/messages.ts';
import { Button } from './Button.tsx';

type ListErrorProps = {
  readonly list: Remote<unknown>;
  /** Shown if the list failed to load. */
  readonly failed: string;
  readonly onRetry: () => void;
};

/** The state of a list that loads slowly or has failed, each with a retry; nothing otherwise. */
export function ListError({ list, failed, onRetry }: ListErrorProps) {
  const t = useMessages(commonMessages);
  const isSlow = useSlow(list.status === 'loading');
  const hasFailed = list.status === 'failed';
  if (!hasFailed && !isSlow) return null;
  return (
    <div
      role={hasFailed ? 'alert' : 'status'}
      className="grid justify-items-center gap-2 rounded-md bg-ivory p-4 text-center"
    >
      <p className="font-semibold">{hasFailed ? failed : t.waiting.slow}</p>
      <p lang={hasFailed ? langAttributeOf(list.message) : undefined} className="text-small text-ink-2">
        {hasFailed ? list.message : t.waiting.slowHelp}
      </p>
      <Button size="small" onClick={onRetry}>
        {t.waiting.retry}
      </Button>
    </div>
  );
}
