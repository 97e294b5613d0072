import { paths } from '#config/paths.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import type { OrderRow } from '#domain/order.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useOrderedPhotoNote } from '#shop/usePhotoNote.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import type { PhotoIntent } from './photoIntent.ts';
import { LazySendDialog } from './lazyDialogs.ts';

/** Sends the photo of an ordered gift, or leads to where one is placed. */
export function PhotoAction({ row: { order, item } }: { readonly row: OrderRow }) {
  const t = useWords(personaliseWords).send;
  const { failedToLoad } = useWords(personaliseWords).personalise;
  const note = useOrderedPhotoNote(order.id, item);
  const { isOpen, isOpening, open, close } = useLazyDialog(LazySendDialog, failedToLoad);
  if (!note && item.productId === '') return null;
  if (!note) {
    return (
      <ButtonLink
        to={paths.product(item.productId)}
        state={{ intent: 'photo', size: item.size } satisfies PhotoIntent}
        size="small"
        aria-label={t.addNamed(item.name)}
        className="px-4"
      >
        {t.add}
      </ButtonLink>
    );
  }
  const isSent = note.sentAt !== null;
  return (
    <>
      <Button
        tone={isSent ? 'line' : 'gold'}
        isBusy={isOpening}
        aria-label={isSent ? t.sentAgainNamed(item.name) : t.buttonNamed(item.name)}
        onClick={open}
        className="px-3 py-2 leading-5 whitespace-normal!"
      >
        {isSent ? t.sentAgain : t.button}
      </Button>
      {isOpen && <LazySendDialog order={order} parts={[{ item, note }]} onClose={close} />}
    </>
  );
}
