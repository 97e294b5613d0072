import { useRef, type ReactNode } from 'react';

import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';

type FilterSheetProps = { readonly found: number; readonly onClear: () => void; readonly children: ReactNode };

/** The filter on a phone: a sheet from below, a real dialog. */
export function FilterSheet({ found, onClear, children }: FilterSheetProps) {
  const t = useWords(shopWords);
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button className="md:hidden" onClick={() => sheet.current?.showModal()}>
        <Icon name="sliders" />
        {t.collection.filter}
      </Button>
      <dialog
        ref={sheet}
        aria-label={t.collection.filter}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-lg bg-ivory backdrop:bg-ink/55"
      >
        <div className="flex max-h-[85dvh] flex-col">
          <div className="flex items-center justify-between border-b border-gold-soft py-3 pr-2 pl-5">
            <h2 className="text-h3">{t.collection.filter}</h2>
            <RoundButton icon="close" label={t.collection.closeFilter} onClick={() => sheet.current?.close()} />
          </div>
          <div className="flex-1 overflow-y-auto px-5 py-2">{children}</div>
          <div className="grid grid-cols-[auto_1fr] gap-3 border-t border-gold-soft px-5 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
            <Button onClick={onClear}>{t.collection.clear}</Button>
            <Button tone="primary" onClick={() => sheet.current?.close()}>
              {t.collection.show(found)}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
