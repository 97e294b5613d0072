import type { ReactNode } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { NoConnection } from '#boot/chunkRecovery.ts';
import { Button } from './Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** One section of a page: if it fails to render, a sentence and a retry take its place, and the rest still works. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={partMissing}>{children}</ErrorBoundary>;
}

const partMissing = (error: unknown, retry: () => void) => <PartMissing error={error} onRetry={retry} />;

function PartMissing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useMessages(shopMessages);
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
