import { useState } from 'react';

import { personaliseWords } from '#content/personaliseWords.ts';
import type { Order } from '#domain/order.ts';
import { orderText } from '#domain/orderText.ts';
import { megabytes } from '#domain/photoDraft.ts';
import { shareFiles } from '#lib/share.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { whatsappLink } from '#lib/whatsapp.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import type { PhotoToSend } from './photoToSend.ts';
import { PrintRow } from './PrintRow.tsx';
import { usePrints } from './usePrints.ts';

type SendDialogProps = {
  readonly order: Order;
  readonly parts: readonly PhotoToSend[];
  readonly onClose: () => void;
};

/** Hands the print-ready pictures and the order to an app of the shopper's. Loaded when it is opened. */
export function SendDialog({ order, parts, onClose }: SendDialogProps) {
  const t = useWords(personaliseWords).send;
  const { close } = useWords(personaliseWords).personalise;
  const dialog = useModal();
  const { notePhotoSent } = useShopActions();
  const prints = usePrints(parts);
  const [outcome, setOutcome] = useState<'idle' | 'shared' | 'failed'>('idle');

  const files = prints.status === 'ready' ? prints.files.map(({ file }) => file) : [];
  const canShare = prints.status === 'ready' && prints.canShare;
  const text = t.message(orderText(order), order.id, files.map(({ name }) => name).join(', '));
  const whatsapp = whatsappLink(text);
  const noteSent = async (): Promise<void> => {
    for (const { note } of parts) await notePhotoSent(note);
  };
  const share = async (): Promise<void> => {
    const result = await shareFiles(files, text);
    if (result === 'cancelled') return;
    setOutcome(result);
    if (result === 'shared') await noteSent();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="send-title"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ivory text-left text-ink backdrop:bg-ink/70 md:m-auto md:h-fit md:max-h-[94dvh] md:w-[min(600px,94vw)] md:rounded-md md:shadow-soft"
    >
      <header className="sticky top-0 z-2 flex items-center gap-3 border-b border-gold-soft bg-ivory px-4 py-2 md:px-6 md:py-3">
        <h2 id="send-title" className="min-w-0 flex-1 text-h3-niche md:text-h3">
          {t.title}
        </h2>
        <RoundButton icon="close" label={close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="grid gap-5 px-4 py-5 md:p-6">
        <p className="grid grid-cols-[20px_1fr] gap-2.5 text-ink-2">
          <Icon name="lock" className="mt-1 text-gold-text" />
          {t.lead}
        </p>
        <div role="status">
          {prints.status === 'preparing' && (
            <div className="grid gap-3">
              <div className="skeleton h-28 rounded-sm" aria-hidden="true" />
              <p className="text-small text-ink-2">{t.preparing}</p>
            </div>
          )}
        </div>
        {(prints.status === 'failed' || prints.status === 'gone') && (
          <p role="alert" className="font-medium text-error">
            {t[prints.status]}
          </p>
        )}
        {prints.status === 'ready' && (
          <>
            <ul className="grid gap-4">
              {prints.files.map(({ part, file, url, pixels }) => (
                <PrintRow
                  key={url}
                  name={part.item.name}
                  url={url}
                  fileName={file.name}
                  facts={t.facts(pixels.width, pixels.height, megabytes(file.size))}
                  isMain={!canShare}
                />
              ))}
            </ul>
            {canShare && (
              <Button tone="primary" size="large" isWide onClick={() => void share()}>
                <Icon name="share" />
                {t.share}
              </Button>
            )}
            {outcome === 'shared' && (
              <p role="status" className="font-medium text-success">
                {t.shared}
              </p>
            )}
            {outcome === 'failed' && (
              <p role="alert" className="font-medium text-error">
                {t.shareFailed}
              </p>
            )}
            {!canShare && <p className="text-small text-ink-2">{whatsapp ? t.steps : t.noWhatsapp}</p>}
            {whatsapp && (
              <a
                href={whatsapp}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => void noteSent()}
                className="inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border border-line-ui px-4 font-semibold hover:border-ink"
              >
                <Icon name="chat" />
                {t.whatsapp}
              </a>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
