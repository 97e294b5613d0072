import { useState, type ReactNode } from 'react';

import { dataOr } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { recoverChunk } from '#boot/chunkRecovery.ts';

type RichTextProps = {
  readonly html: string;
  /** The prerender has sanitised it already; it renders at once. */
  readonly isClean?: boolean;
  readonly className?: string;
  /** Shown until the sanitiser is loaded. */
  readonly pending?: ReactNode;
};

/**
 * The only component that renders HTML from the backend, after the sanitiser. If the sanitiser fails to load, nothing
 * is rendered and the error goes to the boundary.
 */
export function RichText({ html, isClean = false, className, pending }: RichTextProps) {
  const [first] = useState(isClean ? html : '');
  const { remote } = useRemote({
    subject: 'html',
    // Loaded only for such text; it also needs a browser, which the prerender does not have.
    ask: async () => (await import('#lib/sanitise.ts').catch(recoverChunk)).sanitise(html),
    reasonOf: (error) => (error instanceof Error ? error.message : ''),
    again: html,
  });
  if (remote.status === 'failed') throw new Error(remote.message);
  if (remote.status === 'loading' && first === '' && pending !== undefined) return pending;
  return <div lang="en" className={className} dangerouslySetInnerHTML={{ __html: dataOr(remote, first) }} />;
}
