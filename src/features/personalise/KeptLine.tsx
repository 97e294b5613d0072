import { personaliseWords } from '#content/personaliseWords.ts';
import { megabytes } from '#domain/photoDraft.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Kept } from './useKeeping.ts';

type KeptLineProps = { readonly kept: Kept; readonly name: string; readonly onRemove: () => void };

/** Whether the photo outlives the tab, what room it takes, and the way to be rid of it. */
export function KeptLine({ kept, name, onRemove }: KeptLineProps) {
  const t = useWords(personaliseWords).personalise;
  const isKept = kept.result === 'kept';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
      <p role="status" className="grid min-w-0 flex-1 basis-52 grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
        <Icon name={isKept ? 'check' : 'info'} className={isKept ? 'text-success' : 'text-gold-text'} />
        {kept.result === 'kept' ? t.keep.kept(megabytes(kept.bytes)) : t.keep[kept.result]}
      </p>
      <Button tone="quiet" size="small" aria-label={t.removeNamed(name)} onClick={onRemove}>
        <Icon name="trash" />
        {t.remove}
      </Button>
    </div>
  );
}
