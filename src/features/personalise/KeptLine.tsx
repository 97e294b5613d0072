import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { KeepResult } from '#shop/designStore.ts';

type KeptLineProps = { readonly kept: KeepResult | null; readonly name: string; readonly onRemove: () => void };

/** Whether the photo outlives the tab, what room it takes, and the way to be rid of it. */
export function KeptLine({ kept, name, onRemove }: KeptLineProps) {
  const t = useWords(designingWords).design;
  const { remove, removeNamed } = useWords(personaliseWords).personalise;
  const isKept = kept === 'kept';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
      <p role="status" className="grid min-w-0 flex-1 basis-52 grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
        {kept && (
          <>
            <Icon name={isKept ? 'check' : 'info'} className={isKept ? 'text-success' : 'text-gold-text'} />
            {t.keep[kept]}
          </>
        )}
      </p>
      <Button tone="quiet" size="small" aria-label={removeNamed(name)} onClick={onRemove}>
        <Icon name="trash" />
        {remove}
      </Button>
    </div>
  );
}
