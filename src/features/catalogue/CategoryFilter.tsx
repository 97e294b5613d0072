import { memo, useMemo, useRef, useState, type ReactNode } from 'react';

import { CategoryName } from '#components/CategoryName.tsx';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { fold } from '#domain/product/product.ts';
import { itemsOf, type Remote } from '#domain/remote.ts';
import { openModal } from '#lib/dialogHistory.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListError } from '#ui/ListError.tsx';
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
  const t = useMessages(commonMessages);
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
          isFilled && (
            <div className="grid grid-cols-[auto_1fr] gap-3">
              <Button onClick={onClear}>{t.collection.clear}</Button>
              <Button tone="primary" onClick={() => sheet.current?.close()}>
                {t.collection.show(found)}
              </Button>
            </div>
          )
        }
      >
        {(isFilled || !hasBoxes) && children}
      </Sheet>
    </>
  );
}

/** A cheap phone is slow to draw hundreds of checkboxes: they are shown in portions of this size. */
const PORTION = 40;

type CategoryFilterProps = {
  readonly categories: Remote<readonly Category[]>;
  /** Products in each category, by folded name; null while unknown. */
  readonly counts: ReadonlyMap<string, number> | null;
  readonly ticked: readonly string[];
  readonly onToggle: (name: string, isOn: boolean) => void;
  readonly onRetry: () => void;
};

type BoxProps = {
  readonly name: string;
  readonly count: number | null;
  readonly isOn: boolean;
  readonly onToggle: CategoryFilterProps['onToggle'];
};

/** The checkbox of a category; memoised, so that ticking one does not render the others. */
const Box = memo(function Box({ name, count, isOn, onToggle }: BoxProps) {
  return (
    <li>
      <Checkbox isChecked={isOn} onChange={(isNowOn) => onToggle(name, isNowOn)}>
        <CategoryName name={name} className="min-w-0 break-anywhere" />
        {count !== null && (
          // Counts the whole shop: in a search (Collection.tsx) it would promise more than a tick shows.
          <span className="ml-auto text-small text-ink-3 tabular-nums in-data-searching:hidden">
            <span className="sr-only">(</span>
            <span>{count}</span>
            <span className="sr-only">)</span>
          </span>
        )}
      </Checkbox>
    </li>
  );
});

function BoxSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-5 py-3">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="skeleton h-6 rounded-sm" />
      ))}
    </div>
  );
}

/** The categories as checkboxes; the products of all ticked ones are shown. */
export function CategoryFilter({ categories, counts, ticked, onToggle, onRetry }: CategoryFilterProps) {
  const t = useMessages(commonMessages);
  const [limit, setLimit] = useState(PORTION);
  const boxes = useMemo(() => itemsOf(categories).map(({ id, name }) => ({ id, name, key: fold(name) })), [categories]);
  if (categories.status !== 'ready') {
    return (
      <>
        <ListError list={categories} failed={t.waiting.failed.categories} onRetry={onRetry} />
        {categories.status === 'loading' && <BoxSkeletons />}
      </>
    );
  }
  if (boxes.length === 0) return <p className="py-2 text-ink-2">{t.collection.noCategories}</p>;
  const on = new Set(ticked.map(fold));
  // Ticked categories are always shown, so that they can be unticked.
  const shown = boxes.filter(({ key }, index) => index < limit || on.has(key));
  return (
    <>
      <ul>
        {shown.map(({ id, name, key }) => (
          <Box key={id} name={name} count={counts && (counts.get(key) ?? 0)} isOn={on.has(key)} onToggle={onToggle} />
        ))}
      </ul>
      {shown.length < boxes.length && (
        <Button className="mt-2 w-full" onClick={() => setLimit((current) => current + PORTION)}>
          {t.collection.moreCategories}
        </Button>
      )}
    </>
  );
}
