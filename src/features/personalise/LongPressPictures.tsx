import { useCallback } from 'react';

import { inAppMessages } from '#content/inAppMessages.ts';
import { useMessages } from '#content/language.ts';
import { useInAppBrowser } from '#lib/inAppBrowser.ts';

/** In an app's own browser, whose downloads often bring nothing: the pictures themselves, to press and hold. */
export function LongPressPictures({ files }: { readonly files: readonly Blob[] }) {
  const t = useMessages(inAppMessages);
  if (useInAppBrowser() === null) return null;
  return (
    <div className="grid w-full gap-3">
      <p role="status" className="text-small font-medium text-ink-2">
        {t.hold}
      </p>
      {files.map((file, at) => (
        <LongPressPicture key={at} file={file} name={t.picture(at + 1, files.length)} />
      ))}
    </div>
  );
}

function LongPressPicture({ file, name }: { readonly file: Blob; readonly name: string }) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={name} className="w-full max-w-sm bg-white shadow-soft" />;
}
