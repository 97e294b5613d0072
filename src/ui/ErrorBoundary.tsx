import { Component, type ReactNode } from 'react';

import { retryFailedChunks } from '#boot/lazyComponent.ts';
import { NoConnection } from '#boot/chunkRecovery.ts';
import { rememberTyped } from '#boot/typedFields.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Renders the fallback; `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
};

type ErrorBoundaryState = {
  readonly error: unknown;
  /** Times of automatic retries, in milliseconds since navigation start. */
  readonly retries: readonly number[];
};

/** Automatic retries within RETRY_WINDOW_MS: after more, something else breaks the section each time. */
const MAX_RETRIES = 3;
const RETRY_WINDOW_MS = 10_000;

/**
 * What browsers report when React looks for a node that a translator or an extension has replaced, moved or removed.
 */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Limits a rendering error to one section of the page. React logs the details to the console. A section whose nodes
 * were changed from outside is rendered again at once, with the typed text. docs/decisions/0031-changed-by-others.md
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, retries: [] };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error ?? new Error('unknown') };
  }

  /** After an error React renders the children from scratch, so clearing the error renders them again. */
  static getDerivedStateFromProps(
    _: ErrorBoundaryProps,
    { error, retries }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!isForeignChange(error)) return null;
    const now = performance.now();
    const recent = retries.filter((at) => now - at < RETRY_WINDOW_MS);
    return recent.length < MAX_RETRIES ? { error: null, retries: [...recent, now] } : null;
  }

  /** What could not be loaded is requested again by the next part that shows it, here or elsewhere. */
  override componentDidCatch(): void {
    retryFailedChunks();
  }

  private readonly retry = (): void => this.setState({ error: null });

  /** Before the failed section is unmounted: records the typed text. */
  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState): (() => void) | null {
    return before.retries === this.state.retries ? null : rememberTyped();
  }

  override componentDidUpdate(_: ErrorBoundaryProps, __: ErrorBoundaryState, putTypedBack: (() => void) | null): void {
    // Fields accept a value only after React has finished its work.
    if (putTypedBack) queueMicrotask(putTypedBack);
    // If only the connection was missing, retry when it is back.
    if (this.state.error instanceof NoConnection) addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error, this.retry);
  }
}

/** One section of a page: if it fails to render, a sentence and a retry take its place, and the rest still works. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={partMissing}>{children}</ErrorBoundary>;
}

const partMissing = (error: unknown, retry: () => void) => <PartMissing error={error} onRetry={retry} />;

function PartMissing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useMessages(commonMessages);
  return (
    <div className="wrap flex flex-wrap items-center gap-3 py-6">
      <p role="alert" className="text-ink-2">
        {error instanceof NoConnection ? error.message : t.crash.section}
      </p>
      <Button size="small" onClick={onRetry}>
        {t.waiting.retry}
      </Button>
    </div>
  );
}
