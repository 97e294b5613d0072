import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty } from '#domain/design/design.ts';
import type { Order, OrderItem, OrderRow } from '#domain/order/order.ts';
import type { PhotoIntent } from '#domain/design/photoIntent.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { orderedParts, useKnownDesigns, type OrderedPart } from '#shop/designs/useDesigns.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { designsOfItem, kindOf, unsentDesigns, type DesignToSend } from './designsToSend.ts';
import { DialogProblem } from './DialogProblem.tsx';
import { LazySendDialog } from './lazyDialogs.ts';

type PhotoActionProps = {
  readonly row: OrderRow;
  /** Its order is the one that UnsentDesigns speaks of. */
  readonly isNewest: boolean;
};

/** Something of it is not on this device, or was never chosen. */
const lacksPhoto = ({ note }: OrderedPart): boolean => note === undefined || countEmpty(note.design) > 0;

/** Sends the photos of an ordered product, says which are not here, and leads to where they are chosen. */
export function PhotoAction({ row: { order, item }, isNewest }: PhotoActionProps) {
  const t = useMessages(personaliseMessages).send;
  const known = useKnownDesigns();
  const parts = orderedParts(known, order, item);
  const designs = designsOfItem(known, order, item);
  const isElsewhere = item.designs.some(({ photos }, at) => photos > 0 && parts[at]?.note === undefined);
  const lacking = parts.find(lacksPhoto);
  // One button is enough: while photos of this order wait, theirs stands above.
  const isWaitingAbove = isNewest && unsentDesigns(known, order).length > 0;
  return (
    <>
      {isElsewhere && <p className="text-small text-ink-2">{t.elsewhere}</p>}
      {designs.length > 0 && !isWaitingAbove && <SendAction {...{ order, item, designs }} />}
      {lacking && item.productId !== '' && (
        <ButtonLink
          to={paths.product(item.productId)}
          state={
            {
              intent: 'photo',
              size: item.size,
              key: lacking.key,
              from: lacking.note?.design.id,
            } satisfies PhotoIntent
          }
          size="small"
          aria-label={t.addNamed(item.name)}
          className="px-4"
        >
          {t.add}
        </ButtonLink>
      )}
    </>
  );
}

type SendActionProps = {
  readonly order: Order;
  readonly item: OrderItem;
  readonly designs: readonly DesignToSend[];
};

function SendAction({ order, item, designs }: SendActionProps) {
  const t = useMessages(personaliseMessages).send;
  const { ordered } = useKnownDesigns().designIndex;
  const { isOpen, isOpening, problem, open, close } = useLazyDialog(LazySendDialog);
  const isSent = designs.every(({ note }) => (ordered.get(note.design.id) ?? null) !== null);
  const words = t[kindOf(designs)];
  const action = isSent ? words.again : words.button;
  return (
    <>
      <Button
        tone={isSent ? 'line' : 'gold'}
        isBusy={isOpening}
        aria-label={t.named(action, item.name)}
        onClick={open}
        className="px-3 py-2 leading-[1.25rem]"
      >
        {action}
      </Button>
      <DialogProblem text={problem} />
      {isOpen && <LazySendDialog order={order} designs={designs} onClose={close} />}
    </>
  );
}
