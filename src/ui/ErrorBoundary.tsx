import { Component, type ReactNode } from 'react';

import { forgetFailures } from '#lib/lazyComponent.ts';
import { NoConnection } from '#lib/missingFile.ts';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** What stands in for the part that failed; `retry` draws the part itself once more. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
};

/** Keeps a failure while rendering inside one part of the page. Details go to the console, where React writes them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  private readonly retry = (): void => {
    forgetFailures();
    this.setState({ error: null });
  };

  /** What only lacked the connection comes by itself. */
  override componentDidUpdate(): void {
    if (this.state.error instanceof NoConnection) addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error, this.retry);
  }
}
