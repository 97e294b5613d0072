import { useEffect, useState } from 'react';

import { recoverMissingFile } from '#lib/missingFile.ts';

type RichTextProps = {
  readonly html: string;
  /** The build has been over it with the same sanitiser; it can stand there at once. */
  readonly isClean?: boolean;
  readonly className?: string;
};

/**
 * The only place where HTML from the backend reaches a page, and only after the sanitiser has been over it. Without the
 * sanitiser nothing is shown: the failure goes to the boundary around.
 */
export function RichText({ html, isClean = false, className }: RichTextProps) {
  const [clean, setClean] = useState(isClean ? html : '');
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    // Loaded only where there is such text; it also needs a browser, which building pages does not have.
    import('#lib/sanitise.ts').catch(recoverMissingFile).then(
      ({ sanitise }) => isCurrent && setClean(sanitise(html)),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);
  if (failure !== null) throw failure;
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
