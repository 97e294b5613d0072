import { useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty } from '#domain/design/design.ts';
import type { PhotoLinkState } from '#domain/design/photoLinkState.ts';
import { awaitsPayment, orderReference, type Order, type OrderRow } from '#domain/order/order.ts';
import { cx } from '#lib/cx.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { notify } from '#lib/notify.ts';
import { canShareFiles, shareFiles } from '#lib/share.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { hasPicture, orderedParts, useKnownDesigns, type OrderedPart } from '#shop/designs/useDesigns.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { DialogProblem, UnreadableDesigns } from './UnreadableDesigns.tsx';
import { designsOfOrder, photoOrDesign, unsentDesigns, type DesignToSend } from './designsToSend.ts';
import { usePrintFile } from './usePrintFile.ts';

/** Making the print file has code of its own, loaded when the dialog is opened. */
const LazySendDialog = lazyComponent(
  () => import('./SendDialog.tsx'),
  (file) => file.SendDialog,
);

type UnsentDesignsProps = {
  /** See orderToMake. Another order needs another key. */
  readonly order: Order;
  /** True where the order has just been placed: sending its photo is what comes next. */
  readonly isJustPlaced: boolean;
};

/**
 * In My Orders: the designs of the newest order that were not sent yet, with a button that sends the order's print file. It
 * stays until the shopper says that it was sent.
 */
export function UnsentDesigns({ order, isJustPlaced }: UnsentDesignsProps) {
  const t = useMessages(personaliseMessages).send;
  const { recordSent } = useShopActions();
  const known = useKnownDesigns();
  const { isOpen, isOpening, problem, open, close } = useLazyDialog(LazySendDialog);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [sharing, setSharing] = useState<ReturnType<typeof shareFiles> | null>(null);
  const waiting = unsentDesigns(known, order);
  const designs = designsOfOrder(known, order);
  const printFile = usePrintFile(order, designs, { isAhead: isJustPlaced && waiting.length > 0 });
  // After sending, the dialog stays until it is closed; without any design on the device there is nothing to show.
  if (waiting.length === 0 && (!isOpen || designs.length === 0)) return null;
  const labels = t[photoOrDesign(waiting)];
  const send = (): void => {
    const { ready } = printFile;
    // With the file at hand one tap opens the phone's share sheet; the dialog below it has the other ways.
    setSharing(isJustPlaced && isTouch && ready !== null && canShareFiles(ready) ? shareFiles(ready) : null);
    open();
  };
  const leave = (): void => {
    close();
    printFile.leave();
    // With everything sent this panel disappears, and its button with it: the focus moves to the heading.
    if (waiting.length === 0) focusHeading();
  };
  const markSent = (): void => {
    void recordSent(waiting.map(({ record }) => record.design.id));
    notify.success(t.thanks);
    focusHeading();
  };
  const shown = waiting.filter(({ record }) => hasPicture(record)).slice(0, 4);
  return (
    <section
      aria-labelledby="photos-waiting"
      className={cx(
        'personal mb-6 grid gap-4 rounded-md bg-cream p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:px-6 print:hidden',
        isJustPlaced && 'md:gap-8 md:p-8',
      )}
    >
      <span aria-hidden="true" className={cx('flex flex-wrap gap-2 empty:hidden', isJustPlaced && 'justify-center')}>
        {shown.map(({ record: { previewUrl } }) => {
          const side = isJustPlaced ? (shown.length === 1 ? 200 : 96) : 58;
          return (
            <span key={previewUrl} className={isJustPlaced ? 'bg-white p-1.5 shadow-soft' : 'personal-slot'}>
              <img src={previewUrl} alt="" width={side} height={side} className={isJustPlaced ? '' : 'size-full'} />
            </span>
          );
        })}
      </span>
      <div className="min-w-0">
        <h2 id="photos-waiting" className={isJustPlaced ? 'text-h3' : 'text-h3-niche'}>
          {labels.waiting(waiting.length)}
        </h2>
        <p className="text-small text-ink-2">{t.waitingHelp}</p>
      </div>
      <div className={cx('z-1 gap-x-2', isJustPlaced ? 'grid gap-y-1' : 'flex flex-wrap md:grid')}>
        <Button
          tone="primary"
          size={isJustPlaced ? 'large' : 'medium'}
          isBusy={isOpening}
          onClick={send}
          className="px-5"
        >
          {!isOpening && <Icon name="share" />}
          <span>{isJustPlaced ? labels.large : labels.button}</span>
        </Button>
        {waiting.length > 0 && (
          <Button tone="quiet" size="small" onClick={markSent}>
            {t.sent}
          </Button>
        )}
      </div>
      <DialogProblem text={problem} />
      {isOpen && <LazySendDialog {...{ order, designs, printFile, sharing }} onClose={leave} />}
    </section>
  );
}

type PhotoActionProps = {
  readonly row: OrderRow;
  /** True for the order that UnsentDesigns is about. */
  readonly isNewest: boolean;
};

/**
 * Tells whether a part of a product ordered in this size has no design on this device, or one with empty places. The table of prints is
 * loaded where there is a design: until then its places are those of the size that it was made in.
 */
function useLacksPhoto(parts: readonly OrderedPart[], size: string): (part: OrderedPart) => boolean {
  const isHere = parts.some(({ record }) => record);
  const ask = isHere ? () => import('#config/shopPrints.ts') : null;
  const { remote: prints } = useRemote({ subject: '', ask, reasonOf: String });
  return ({ record }) => {
    if (!record) return true;
    const { design } = record;
    return countEmpty(prints.status === 'ready' ? prints.data.designInSize(design, size) : design) > 0;
  };
}

/**
 * Sends the print file of an order from the first of its products that has a design here, says which photos are on another
 * device, and links to where missing ones are chosen.
 */
export function PhotoAction({ row: { order, item }, isNewest }: PhotoActionProps) {
  const t = useMessages(personaliseMessages).send;
  const known = useKnownDesigns();
  const parts = orderedParts(known, order, item);
  const designs = designsOfOrder(known, order);
  const isUnread = useShop((state) => state.areDesignsUnreadable);
  const isElsewhere = item.designs.some(({ photos }, at) => photos > 0 && parts[at]?.record === undefined);
  const lacking = parts.find(useLacksPhoto(parts, item.size));
  const ordered = lacking && !lacking.record ? item.designs.find(({ id }) => id === lacking.design) : undefined;
  // The shop prints nothing of an order whose payment was never made.
  if (awaitsPayment(order) && !isNewest) return null;
  // While designs of this order are unsent, UnsentDesigns already has a button for them.
  const isWaitingAbove = isNewest && unsentDesigns(known, order).length > 0;
  return (
    <>
      {isElsewhere && (isUnread ? <UnreadableDesigns /> : <p className="text-small text-ink-2">{t.elsewhere}</p>)}
      {designs[0]?.item === item && !isWaitingAbove && <SendAction {...{ order, designs }} />}
      {lacking && item.productId !== '' && (
        <ButtonLink
          to={paths.product(item.productId)}
          state={
            {
              intent: 'photo',
              size: item.size,
              key: lacking.key,
              from: lacking.record?.design.id,
              ordered,
            } satisfies PhotoLinkState
          }
          aria-label={t.addNamed(item.name)}
          className="px-4"
        >
          {t.add}
        </ButtonLink>
      )}
    </>
  );
}

type SendActionProps = { readonly order: Order; readonly designs: readonly DesignToSend[] };

function SendAction({ order, designs }: SendActionProps) {
  const t = useMessages(personaliseMessages).send;
  const { ordered } = useKnownDesigns().designIndex;
  const { isOpen, isOpening, problem, open, close } = useLazyDialog(LazySendDialog);
  const printFile = usePrintFile(order, designs, { isAhead: false });
  const leave = (): void => {
    close();
    printFile.leave();
  };
  const isSent = designs.every(({ record }) => (ordered.get(record.design.id) ?? null) !== null);
  const labels = t[photoOrDesign(designs)];
  const action = isSent ? labels.again : labels.button;
  return (
    <>
      <Button
        tone={isSent ? 'line' : 'primary'}
        isBusy={isOpening}
        aria-label={t.named(action, orderReference(order))}
        onClick={open}
        className="px-3 py-2 leading-[1.25rem]"
      >
        {action}
      </Button>
      <DialogProblem text={problem} />
      {isOpen && <LazySendDialog {...{ order, designs, printFile }} onClose={leave} />}
    </>
  );
}
