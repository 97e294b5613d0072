import { personaliseMessages } from '#content/personaliseMessages.ts';
import { useMessages } from '#content/messages.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';

/** The additional piece gets the same photo, another one now, or one later. */
export type SamePhotoAnswer = 'same' | 'another' | 'later';

type SamePhotoSheetProps = {
  /** Why the question appears. */
  readonly lead: string;
  readonly onAnswer: (answer: SamePhotoAnswer) => void;
  readonly onClose: () => void;
};

/** The shopper has already put a photo on this product: which photo do additional pieces get? */
export function SamePhotoSheet({ lead, onAnswer, onClose }: SamePhotoSheetProps) {
  const t = useMessages(personaliseMessages).samePhoto;
  const sheet = useModal();
  const answer = (given: SamePhotoAnswer): void => {
    onAnswer(given);
    sheet.current?.close();
  };
  return (
    <Sheet sheet={sheet} title={t.title} closeLabel={t.close} onClose={onClose}>
      <p className="py-2 text-ink-2">{lead}</p>
      <div className="grid gap-2.5 py-3">
        <Button tone="primary" onClick={() => answer('same')}>
          {t.same}
        </Button>
        <Button onClick={() => answer('another')}>{t.another}</Button>
        <Button tone="quiet" onClick={() => answer('later')}>
          {t.later}
        </Button>
      </div>
    </Sheet>
  );
}
