import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { megabytes } from '#domain/design.ts';
import { languageOfText } from '#domain/textLanguage.ts';
import type { PrintFile } from './usePrints.ts';

/** The print-ready pictures: how each looks and what it is. */
export function PrintList({ files }: { readonly files: readonly PrintFile[] }) {
  const t = useWords(designingWords).send;
  return (
    <ul aria-label={t.prints} className="grid gap-4">
      {files.map(({ design: { item, pieces, number, of }, file, url, pixels }) => (
        <li key={url} className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4">
          <img
            src={url}
            alt={t.picture(item.name)}
            className="max-h-28 w-22 bg-white object-contain p-1.5 shadow-soft"
          />
          <div className="grid gap-0.5">
            <p lang={of > 1 ? undefined : languageOfText(item.name)} className="font-medium break-anywhere">
              {of > 1 ? t.design(item.name, number, of) : item.name}
            </p>
            {pieces > 1 && <p className="text-small text-ink-2">{t.pieces(pieces)}</p>}
            <p className="text-note break-anywhere text-ink-3">{file.name}</p>
            <p className="text-note text-ink-3">{t.facts(pixels.width, pixels.height, megabytes(file.size))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
