import { useState, type ReactNode } from 'react';

import { dataOr } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { recoverChunk } from '#boot/chunkRecovery.ts';
import '#styles/prose.css';

type RichTextProps = {
  readonly html: string;
  /** The build has been over it with the same sanitiser; it can stand there at once. */
  readonly isClean?: boolean;
  readonly className?: string;
  /** What stands there until the sanitiser is here. */
  readonly pending?: ReactNode;
};

/**
 * The only place where HTML from the backend reaches a page, and only after the sanitiser has been over it. Without the
 * sanitiser nothing is shown: the failure goes to the boundary around.
 */
export function RichText({ html, isClean = false, className, pending }: RichTextProps) {
  const [first] = useState(isClean ? html : '');
  const { remote } = useRemote({
    subject: 'html',
    // Loaded only where there is such text; it also needs a browser, which building pages does not have.
    ask: async () => (await import('#lib/sanitise.ts').catch(recoverChunk)).sanitise(html),
    reasonOf: (error) => (error instanceof Error ? error.message : ''),
    again: html,
  });
  if (remote.status === 'failed') throw new Error(remote.message);
  if (remote.status === 'loading' && first === '' && pending !== undefined) return pending;
  return <div lang="en" className={className} dangerouslySetInnerHTML={{ __html: dataOr(remote, first) }} />;
}
