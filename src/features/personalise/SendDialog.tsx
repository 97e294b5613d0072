import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import type { PhotoLinkState } from '#domain/design/photoLinkState.ts';
import type { Order } from '#domain/order/order.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { cx } from '#lib/cx.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { canShareFiles, shareFiles } from '#lib/share.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { IncompleteDesign } from './IncompleteDesign.tsx';
import { photoOrDesign, type DesignToSend } from './designsToSend.ts';
import { LabPictures } from './LabPictures.tsx';
import { SendSteps } from './SendSteps.tsx';
import type { PrintFile } from './usePrintFile.ts';
import { WorkProgress } from './WorkProgress.tsx';

/**
 * How far the shopper is in handing the print file to the shop: 'away' in the app that sends it, 'asked' whether it was
 * sent, or 'sent' as the shopper said.
 */
type Handover = 'idle' | 'away' | 'asked' | 'sent';

/**
 * Follows the shopper to the app that sends the print file and back. No page can see whether a message was sent, so the
 * shopper is asked on coming back; only the answer 'sent' calls `onSent`.
 */
function useHandover(onSent: () => void) {
  const [state, setState] = useState<Handover>('idle');
  useEffect(() => {
    if (state !== 'away') return;
    const listening = new AbortController();
    const { signal } = listening;
    const ask = (): void => {
      if (document.visibilityState === 'visible') setState('asked');
    };
    // A tab in front of this one hides it; an app in another window only takes the focus; Safari may restore the page.
    document.addEventListener('visibilitychange', ask, { signal });
    globalThis.addEventListener('focus', ask, { signal });
    globalThis.addEventListener('pageshow', ask, { signal });
    return () => listening.abort();
  }, [state]);
  return {
    state,
    /** Call when a link to another app is followed. */
    leave: (): void => setState((now) => (now === 'sent' ? now : 'away')),
    /** Call when a share sheet has handed the file over. */
    ask: (): void => setState((now) => (now === 'sent' ? now : 'asked')),
    answer: (isSent: boolean): void => {
      setState(isSent ? 'sent' : 'idle');
      if (isSent) onSent();
    },
  };
}

type SharePrintFileProps = {
  readonly files: readonly File[];
  /** Called when an app has taken the files. */
  readonly onShared: () => void;
};

/**
 * Shares the print file by the system's share sheet. Text or a link is never shared with it: an iPhone that gets both may
 * deliver only the text.
 */
function SharePrintFile({ files, onShared }: SharePrintFileProps) {
  const t = useMessages(sendingMessages);
  const [hasFailed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    const outcome = await shareFiles(files);
    setFailed(outcome === 'failed');
    if (outcome === 'shared') onShared();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="primary" className="px-5" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t.share(files.length)}</span>
      </Button>
      <p className="text-small text-ink-2">
        {settings.whatsappNumber === null
          ? t.shareMail(settings.shopEmail)
          : t.shareWhatsapp(`+${settings.whatsappNumber}`)}
      </p>
      {hasFailed && (
        <p role="alert" className="font-medium text-error">
          {t.shareFailed}
        </p>
      )}
    </div>
  );
}

export { printFileJob } from './printFileJob.ts';

type SendDialogProps = {
  readonly order: Order;
  /** All designs of the order on this device: an order has one print file. */
  readonly designs: readonly DesignToSend[];
  readonly printFile: PrintFile;
  /** The share sheet that the tap opened which opened this dialog; null without one. */
  readonly sharing?: ReturnType<typeof shareFiles> | null;
  readonly onClose: () => void;
};

/** Makes the print file of an order, and helps the shopper to send it to the shop. Loaded when it is opened. */
export function SendDialog({ order, designs, printFile, sharing = null, onClose }: SendDialogProps) {
  const t = useMessages(sendingMessages);
  const dialog = useModal();
  const { recordSent } = useShopActions();
  const handover = useHandover(() => void recordSent(designs.map(({ record }) => record.design.id)));
  const followSharing = useEffectEvent(async (): Promise<void> => {
    if ((await sharing) === 'shared') handover.ask();
  });
  useEffect(() => void followSharing(), [sharing]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="send-title"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-ivory text-left text-ink backdrop:bg-ink/70 open:grid md:m-auto md:h-fit md:max-h-[94dvh] md:w-[min(640px,94vw)] md:rounded-md md:shadow-soft"
    >
      <header className="flex items-center gap-3 border-b border-gold-soft px-4 py-2 md:px-6 md:py-3">
        <h2 id="send-title" className="min-w-0 flex-1 text-h3-niche md:text-h3">
          {t.title[photoOrDesign(designs)]}
        </h2>
        <IconButton icon="close" label={t.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="grid content-start gap-5 overflow-y-auto overscroll-contain px-4 py-5 md:p-6">
        <p className="grid grid-cols-[20px_1fr] gap-2.5 text-ink-2">
          <Icon name="lock" className="mt-1 text-gold-text" />
          <span>{t.lead}</span>
        </p>
        <PrintFileSteps {...{ order, designs, printFile, handover }} />
      </div>
      <HandoverAnswer handover={handover} dialog={dialog} />
    </dialog>
  );
}

/** The designs of an order: which one of its product each is, and for how many pieces. */
function Contents({ designs }: Pick<SendDialogProps, 'designs'>) {
  const t = useMessages(sendingMessages);
  const { preview } = useMessages(personaliseMessages).personalise;
  return (
    <section aria-labelledby="send-contents" className="grid gap-3 border-t border-line pt-4">
      <h3 id="send-contents" className="text-h3-niche">
        {t.contents}
      </h3>
      <ul aria-labelledby="send-contents" className="grid gap-3">
        {designs.map(({ item, record, pieces, number, of }) => (
          <li key={record.design.id} className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4">
            <img
              src={record.previewUrl}
              alt={preview(item.name)}
              width={64}
              height={64}
              className="size-16 rounded-sm"
            />
            <div className="grid gap-0.5">
              <p lang={langAttributeOf(item.name)} className="font-medium break-anywhere">
                {item.name}
              </p>
              <p className="text-small text-ink-2">
                {[...(of > 1 ? [t.which(number, of)] : []), ...(item.quantity > 1 ? [t.pieces(pieces)] : [])].join(
                  ' · ',
                )}
              </p>
              <IncompleteDesign design={record.design} size={item.size} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PrintFileStepsProps = Pick<SendDialogProps, 'order' | 'designs' | 'printFile'> & {
  readonly handover: ReturnType<typeof useHandover>;
};

/**
 * The print file while it is made, and the ways to send it afterwards. What is in it comes below: a long list would push
 * the progress and the steps off a phone's screen.
 */
function PrintFileSteps({ order, designs, printFile, handover }: PrintFileStepsProps) {
  const t = useMessages(sendingMessages);
  const { work, ensure, make, cancel } = printFile;
  const begin = useEffectEvent(ensure);
  useEffect(() => begin(), []);
  const contents = <Contents designs={designs} />;
  const below = (
    <>
      {contents}
      <LabPictures order={order} designs={designs} />
    </>
  );
  if (work.status === 'cancelled')
    return (
      <>
        <div className="grid justify-items-start gap-3">
          <p role="status">{t.cancelled}</p>
          <Button tone="primary" onClick={make}>
            {t.make}
          </Button>
        </div>
        {below}
      </>
    );
  if (work.status === 'failed')
    return (
      <>
        <Notice tone="error" title={t.failed}>
          <Button size="small" onClick={make}>
            {t.retry}
          </Button>
        </Notice>
        {below}
      </>
    );
  if (work.status !== 'done')
    return (
      <>
        <WorkProgress
          title={t.making}
          progress={work.status === 'working' ? work.progress : null}
          stepText={t.page}
          cancelLabel={t.cancel}
          onCancel={cancel}
        />
        {contents}
      </>
    );
  if (work.result.status === 'gone')
    return (
      <>
        <PhotoGone missing={work.result.design} />
        {contents}
      </>
    );
  const { files, prints, lowered } = work.result;
  const canShare = canShareFiles(files);
  return (
    <>
      <p className="text-small text-ink-2">
        {t.facts(prints, megabytes(files.reduce((sum, { size }) => sum + size, 0)))}
      </p>
      {lowered > 0 && (
        <Notice title={t.lowered(lowered)}>
          <Button size="small" onClick={make}>
            {t.retry}
          </Button>
        </Notice>
      )}
      {canShare && <SharePrintFile files={files} onShared={handover.ask} />}
      <section aria-labelledby="send-steps" className={cx('grid gap-4', canShare && 'border-t border-line pt-4')}>
        <h3 id="send-steps" className="text-h3-niche">
          {canShare ? t.orSteps : t.steps}
        </h3>
        <SendSteps {...{ order, files }} look={canShare ? 'line' : 'primary'} onLeave={handover.leave} />
      </section>
      {below}
    </>
  );
}

/** A photo of the order is not on this device any more, and a link to choose it again. */
function PhotoGone({ missing: { item, record, key } }: { readonly missing: DesignToSend }) {
  const t = useMessages(sendingMessages);
  const intent: PhotoLinkState = { intent: 'photo', size: item.size, key, from: record.design.id };
  return (
    <Notice tone="error" title={t.gone(item.name)}>
      {item.productId !== '' && (
        <ButtonLink to={paths.product(item.productId)} state={intent} size="small">
          {t.addAgain}
        </ButtonLink>
      )}
    </Notice>
  );
}

type HandoverAnswerProps = Pick<PrintFileStepsProps, 'handover'> & {
  readonly dialog: RefObject<HTMLDialogElement | null>;
};

/** Asks a shopper who has come back whether the print file was sent: the page cannot know. */
function HandoverAnswer({ handover: { state, answer }, dialog }: HandoverAnswerProps) {
  const t = useMessages(sendingMessages);
  const isAsked = state === 'asked';
  return (
    <footer
      className={cx(
        (isAsked || state === 'sent') && 'grid gap-3 border-t border-gold-soft bg-cream px-4 py-3 md:px-6 md:py-4',
      )}
    >
      <div role="status" className="grid gap-0.5">
        {isAsked && <p className="font-semibold">{t.asked}</p>}
        {isAsked && <p className="text-small text-ink-2">{t.askedHelp}</p>}
        {state === 'sent' && <p className="font-medium text-success">{t.thanks}</p>}
      </div>
      {isAsked && (
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" onClick={() => answer(true)}>
            <Icon name="check" />
            <span>{t.sent}</span>
          </Button>
          <Button onClick={() => answer(false)}>{t.notYet}</Button>
        </div>
      )}
      {state === 'sent' && (
        <div>
          <Button tone="primary" onClick={() => dialog.current?.close()}>
            {t.close}
          </Button>
        </div>
      )}
    </footer>
  );
}
