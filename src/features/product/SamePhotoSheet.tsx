import { useWords } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { AddToCart } from './useAddToCart.ts';

/** The cart has the gift with a photo already: which one does the new piece get? */
export function SamePhotoSheet({ adding }: { readonly adding: AddToCart }) {
  const t = useWords(personaliseWords).samePhoto;
  const sheet = useModal();
  return (
    <Sheet sheet={sheet} title={t.title} closeLabel={t.close} onClose={adding.closeQuestion}>
      <p className="py-2 text-ink-2">{t.lead}</p>
      <div className="grid gap-2.5 py-3">
        <Button tone="primary" onClick={() => adding.answer('same')}>
          {t.same}
        </Button>
        <Button onClick={() => adding.answer('another')}>{t.another}</Button>
        <Button tone="quiet" onClick={() => adding.answer('later')}>
          {t.later}
        </Button>
      </div>
    </Sheet>
  );
}
