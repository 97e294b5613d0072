import { useId } from 'react';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** In the place of a row that was cleared: until the page is left, all of it can come back. */
export function Cleared({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  const t = useMessages(shopMessages);
  const id = useId();
  return (
    <section
      aria-label={title}
      className="wrap flex flex-wrap items-center justify-between gap-x-4 pb-section-phone md:pb-section"
    >
      <span id={id} className="text-small text-ink-2">
        {t.saved.cleared(title)}
      </span>
      <Button ref={takeFocus} size="small" aria-describedby={id} onClick={onUndo}>
        {t.saved.undo}
      </Button>
    </section>
  );
}

/** A row that a shopper came for, and that has nothing yet. */
export function NoneSaved({ title }: { readonly title: string }) {
  const t = useMessages(shopMessages);
  return (
    <section aria-label={title} className="wrap pb-section-phone md:pb-section">
      <EmptyState title={t.saved.none} text={t.saved.noneHelp}>
        <ButtonLink to={paths.collection}>{t.saved.allGifts}</ButtonLink>
      </EmptyState>
    </section>
  );
}
