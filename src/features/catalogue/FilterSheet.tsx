import { useRef, useState, type ReactNode } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { openModal } from '#lib/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Sheet } from '#ui/Sheet.tsx';

type FilterSheetProps = {
  readonly found: number;
  /** How many categories are ticked. */
  readonly ticked: number;
  /**
   * False while the categories are loading or have failed: the loading text is then mounted from the start, to time the
   * wait.
   */
  readonly hasBoxes: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** The filter on a phone, in a bottom sheet. */
export function FilterSheet({ found, ticked, hasBoxes, onClear, children }: FilterSheetProps) {
  const t = useMessages(shopMessages);
  const sheet = useRef<HTMLDialogElement>(null);
  // Filled when first opened: a second, hidden filter would double the work of each tick.
  const [isFilled, setFilled] = useState(false);
  return (
    <>
      <Button
        className="flex-1 px-4 md:hidden"
        onClick={() => {
          setFilled(true);
          if (sheet.current) openModal(sheet.current);
        }}
      >
        <Icon name="sliders" />
        <span>{ticked === 0 ? t.collection.filter : t.collection.filterWith(ticked)}</span>
      </Button>
      <Sheet
        sheet={sheet}
        title={t.collection.filter}
        closeLabel={t.collection.closeFilter}
        foot={
          <div className="grid grid-cols-[auto_1fr] gap-3">
            <Button onClick={onClear}>{t.collection.clear}</Button>
            <Button tone="primary" onClick={() => sheet.current?.close()}>
              {t.collection.show(found)}
            </Button>
          </div>
        }
      >
        {(isFilled || !hasBoxes) && children}
      </Sheet>
    </>
  );
}
