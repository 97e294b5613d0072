import { personaliseWords } from '#content/personaliseWords.ts';
import { cx } from '#lib/cx.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';

type PrintRowProps = {
  readonly name: string;
  readonly url: string;
  readonly fileName: string;
  readonly facts: string;
  /** True where downloading is the way to go. */
  readonly isMain: boolean;
};

/** One print-ready picture: how it looks, what it is, and its download. */
export function PrintRow({ name, url, fileName, facts, isMain }: PrintRowProps) {
  const t = useWords(personaliseWords).send;
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4">
      <img src={url} alt={t.picture(name)} className="max-h-36 w-28 bg-white object-contain p-1.5 shadow-soft" />
      <div className="grid justify-items-start gap-2">
        <p className="font-medium break-anywhere">{name}</p>
        <p className="text-note text-ink-3">{facts}</p>
        <a
          href={url}
          download={fileName}
          className={cx(
            'inline-flex min-h-11 items-center gap-2.5 rounded-sm text-small font-semibold',
            isMain
              ? 'border border-transparent bg-maroon px-5 text-white hover:bg-maroon-deep'
              : 'text-gold-text underline underline-offset-4',
          )}
        >
          <Icon name="download" />
          {t.download}
        </a>
      </div>
    </li>
  );
}
