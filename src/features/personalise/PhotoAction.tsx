import { paths } from '#config/paths.ts';
import { useWords } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { lineId } from '#domain/cart.ts';
import { orderedKey } from '#domain/designIndex.ts';
import type { OrderRow } from '#domain/order.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useKnownDesigns } from '#shop/useDesigns.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { designsOfItem, waitingDesigns } from './designsToSend.ts';
import { DialogProblem } from './DialogProblem.tsx';
import { LazySendDialog } from './lazyDialogs.ts';
import type { PhotoIntent } from '#domain/photoIntent.ts';

type PhotoActionProps = {
  readonly row: OrderRow;
  /** Its order is the one that DesignsWaiting speaks of. */
  readonly isNewest: boolean;
};

/** Sends the photos of an ordered gift, says where they are, or leads to where they are chosen. */
export function PhotoAction({ row: { order, item }, isNewest }: PhotoActionProps) {
  const t = useWords(personaliseWords).send;
  const known = useKnownDesigns();
  const { isOpen, isOpening, problem, open, close } = useLazyDialog(LazySendDialog);
  const designs = designsOfItem(known, order, item);
  // One button is enough: while photos of this order wait, theirs stands above.
  if (designs.length > 0 && isNewest && waitingDesigns(known, order).length > 0) return null;
  if (designs.length === 0 && item.designs.some(({ photos }) => photos > 0))
    return <p className="text-small text-ink-2">{t.elsewhere}</p>;
  if (designs.length === 0 && item.productId === '') return null;
  if (designs.length === 0) {
    const key = orderedKey(order.id, lineId(item));
    return (
      <ButtonLink
        to={paths.product(item.productId)}
        state={{ intent: 'photo', size: item.size, key } satisfies PhotoIntent}
        size="small"
        aria-label={t.addNamed(item.name)}
        className="px-4"
      >
        {t.add}
      </ButtonLink>
    );
  }
  const isSent = designs.every(({ note }) => (known.designIndex.ordered.get(note.design.id) ?? null) !== null);
  return (
    <>
      <Button
        tone={isSent ? 'line' : 'gold'}
        isBusy={isOpening}
        aria-label={isSent ? t.sentAgainNamed(item.name) : t.buttonNamed(item.name)}
        onClick={open}
        className="px-3 py-2 leading-[1.25rem]"
      >
        {isSent ? t.sentAgain : t.button}
      </Button>
      <DialogProblem text={problem} />
      {isOpen && <LazySendDialog order={order} designs={designs} onClose={close} />}
    </>
  );
}
