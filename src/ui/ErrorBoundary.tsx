import { Component, type ReactNode } from 'react';

import { retryFailedChunks } from '#boot/lazyComponent.ts';
import { NoConnection } from '#boot/chunkRecovery.ts';
import { rememberTyped } from '#boot/typedFields.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** What stands in for the part that failed; `retry` draws the part itself once more. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
};

type ErrorBoundaryState = {
  readonly error: unknown;
  /** When the part was drawn again by itself, in milliseconds since the page was opened. */
  readonly redraws: readonly number[];
};

/** So often within so many milliseconds a part is drawn again by itself; beyond that, something undoes it each time. */
const MOST_REDRAWS = 3;
const REDRAWS_MS = 10_000;

/** What the browser says when React looks for a node that a translator or an extension has replaced, moved or removed. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Keeps a failure while rendering inside one part of the page. Details go to the console, where React writes them. A part
 * whose nodes were changed by somebody else is drawn again at once, with what was typed in it.
 * docs/decisions/0031-changed-by-others.md
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, redraws: [] };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error ?? new Error('unknown') };
  }

  /** After an error React draws the children from nothing: to forget the error is to draw them again. */
  static getDerivedStateFromProps(
    _: ErrorBoundaryProps,
    { error, redraws }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!isForeignChange(error)) return null;
    const now = performance.now();
    const recent = redraws.filter((at) => now - at < REDRAWS_MS);
    return recent.length < MOST_REDRAWS ? { error: null, redraws: [...recent, now] } : null;
  }

  private readonly retry = (): void => {
    retryFailedChunks();
    this.setState({ error: null });
  };

  /** Before the failed part leaves the page: what was typed in it. */
  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState): (() => void) | null {
    return before.redraws === this.state.redraws ? null : rememberTyped();
  }

  override componentDidUpdate(_: ErrorBoundaryProps, __: ErrorBoundaryState, putTypedBack: (() => void) | null): void {
    // Fields take a value only after React has ended its work.
    if (putTypedBack) queueMicrotask(putTypedBack);
    // What only lacked the connection comes by itself.
    if (this.state.error instanceof NoConnection) addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error, this.retry);
  }
}
