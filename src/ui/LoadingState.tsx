import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { Button } from './Button.tsx';

type LoadingStateProps = {
  readonly text: string;
  /** Retries the call; by default the page reloads. */
  readonly onRetry?: () => void;
  /** True if the whole page waits: its heading says so, until the page's own replaces it. */
  readonly isPage?: boolean;
};

/** The text of a wait; a long one says so and offers a way out. */
export function LoadingState({ text, onRetry = () => location.reload(), isPage = false }: LoadingStateProps) {
  const isSlow = useSlow(true);
  return (
    <>
      {isPage && (
        <h1 aria-busy="true" className="font-sans text-body font-normal tracking-normal text-ink-2">
          {text}
        </h1>
      )}
      <div role="status" className="grid justify-items-start gap-3">
        {!isPage && <p className="text-ink-2">{text}</p>}
        {isSlow && <SlowLoading onRetry={onRetry} />}
      </div>
    </>
  );
}

/** The text of a long wait, and the way out. */
export function SlowLoading({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(commonMessages);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{t.waiting.slow}</p>
      <p className="text-small text-ink-2">{t.waiting.slowHelp}</p>
      <Button onClick={onRetry}>{t.waiting.retry}</Button>
    </div>
  );
}
