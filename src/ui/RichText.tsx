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

type Sanitised = { readonly html: string } | { readonly error: unknown };

/** The sanitiser is loaded only for such text; it also needs a browser, which the prerender does not have. */
async function sanitised(html: string): Promise<Sanitised> {
  try {
    const { sanitise } = await import('#lib/sanitise.ts').catch(recoverChunk);
    return { html: sanitise(html) };
  } catch (error) {
    return { error };
  }
}

/**
 * The only component that renders HTML from the backend, after the sanitiser. If the sanitiser fails to load, what the
 * prerender has sanitised stays; otherwise the error goes to the boundary, which waits for the connection if that is missing.
 */
export function RichText({ html, isClean = false, className, pending }: RichTextProps) {
  const [first] = useState(isClean ? html : '');
  const { remote } = useRemote({ subject: 'html', ask: () => sanitised(html), reasonOf: String, again: html });
  const shown = dataOr(remote, { html: first });
  if ('error' in shown && first === '') throw shown.error;
  if (remote.status === 'loading' && first === '' && pending !== undefined) return pending;
  const __html = 'html' in shown ? shown.html : first;
  return <div lang="en" className={className} dangerouslySetInnerHTML={{ __html }} />;
}
