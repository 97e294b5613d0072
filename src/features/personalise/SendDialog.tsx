import { useState, type ReactNode } from 'react';

import { settings } from '#config/settings.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { megabytes } from '#domain/design/design.ts';
import { orderNumber, type Order } from '#domain/order/order.ts';
import { orderText } from '#domain/order/orderText.ts';
import { languageOfText } from '#domain/text/textLanguage.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { copyAndTell, shareFiles } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Missing } from './DesignFacts.tsx';
import { kindOf, type DesignToSend } from './designsToSend.ts';
import { usePrints, type PrintFile, type Prints } from './usePrints.ts';

type SendDialogProps = {
  readonly order: Order;
  readonly designs: readonly DesignToSend[];
  readonly onClose: () => void;
};

/** A line for each design with a text, an answer or a note: 'Photo Mug 1/2: Ravi & Sita. Phone model …'. */
function notesText(designs: readonly DesignToSend[]): string {
  return designs
    .flatMap(({ item, record: { design }, number, of }) => {
      const facts = [design.words?.text.replaceAll('\n', ' / '), design.answer, design.note].filter(Boolean);
      const name = of > 1 ? `${item.name} ${number}/${of}` : item.name;
      return facts.length > 0 ? [`${name}: ${facts.join('. ')}`] : [];
    })
    .join('\n');
}

const linesOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Shares files and a text by the system's share sheet; `outcome` is the result of the latest attempt. */
function useSharing(files: readonly File[], text: string, onShared: () => void) {
  const [outcome, setOutcome] = useState<'idle' | 'shared' | 'failed'>('idle');
  const share = async (): Promise<void> => {
    const result = await shareFiles(files, text);
    if (result === 'cancelled') return;
    setOutcome(result);
    if (result === 'shared') onShared();
  };
  return { outcome, share };
}

/**
 * Sends the print-ready pictures and the order to the shop, by an app of the shopper's choice. Loaded when it is
 * opened.
 */
export function SendDialog({ order, designs, onClose }: SendDialogProps) {
  const { send: t, design } = useMessages(designingMessages);
  const own = t[kindOf(designs)];
  const dialog = useModal();
  const { recordSent } = useShopActions();
  const prints = usePrints(order, designs);

  const files = prints.status === 'ready' ? prints.files.map(({ file }) => file) : [];
  const opening = own.opening(orderNumber(order.idempotencyKey) || order.id);
  const giftNote = order.giftNote ? t.giftNote(order.giftNote) : '';
  const text = linesOf(opening, orderText(order), notesText(designs), giftNote, ...files.map(({ name }) => name));
  const markSent = (): void => void recordSent(designs.map(({ record }) => record.design.id));
  const { outcome, share } = useSharing(files, text, markSent);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="send-title"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ivory text-left text-ink backdrop:bg-ink/70 md:m-auto md:h-fit md:max-h-[94dvh] md:w-[min(600px,94vw)] md:rounded-md md:shadow-soft"
    >
      <header className="sticky top-0 z-2 flex items-center gap-3 border-b border-gold-soft bg-ivory px-4 py-2 md:px-6 md:py-3">
        <h2 id="send-title" className="min-w-0 flex-1 text-h3-niche md:text-h3">
          {own.title}
        </h2>
        <IconButton icon="close" label={design.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className="grid gap-5 px-4 py-5 md:p-6">
        <p className="grid grid-cols-[20px_1fr] gap-2.5 text-ink-2">
          <Icon name="lock" className="mt-1 text-gold-text" />
          <span>{t.lead}</span>
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
            {prints.status === 'gone' ? t.gone : own.failed}
          </p>
        )}
        {prints.status === 'ready' && (
          <>
            <PrintList files={prints.files} />
            <SendSteps
              prints={prints}
              text={text}
              subject={own.subject(orderNumber(order.idempotencyKey))}
              onSent={markSent}
            />
            {prints.canShare && (
              <div className="grid gap-2 border-t border-line pt-4">
                <Button onClick={() => void share()}>
                  <Icon name="share" />
                  <span>{own.share}</span>
                </Button>
                <p className="text-small text-ink-2">
                  {t.shareHelp(settings.whatsappNumber === null ? settings.shopEmail : `+${settings.whatsappNumber}`)}
                </p>
              </div>
            )}
            {outcome === 'shared' && (
              <p role="status" className="font-medium text-success">
                {own.shared}
              </p>
            )}
            {outcome === 'failed' && (
              <p role="alert" className="font-medium text-error">
                {own.shareFailed}
              </p>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}

/** The print-ready pictures with their names, pieces and sizes. */
function PrintList({ files }: { readonly files: readonly PrintFile[] }) {
  const t = useMessages(designingMessages).send;
  return (
    <ul aria-label={t.prints} className="grid gap-4">
      {files.map(({ design: { item, record, pieces, number, of }, file, url, pixels }) => (
        <li key={url} className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4">
          <img
            src={url}
            alt={t.picture(item.name)}
            className="max-h-28 w-22 bg-white object-contain p-1.5 shadow-soft"
          />
          <div className="grid gap-0.5">
            <p lang={of > 1 ? undefined : languageOfText(item.name)} className="font-medium break-anywhere">
              {of > 1 ? t.numbered(item.name, number, of) : item.name}
            </p>
            {pieces > 1 && <p className="text-small text-ink-2">{t.pieces(pieces)}</p>}
            <Missing design={record.design} />
            <p className="text-note break-anywhere text-ink-3">{file.name}</p>
            <p className="text-note text-ink-3">{t.facts(pixels.width, pixels.height, megabytes(file.size))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type SendStepsProps = {
  readonly prints: Extract<Prints, { status: 'ready' }>;
  /** The subject of an e-mail, and the text of the message. */
  readonly subject: string;
  readonly text: string;
  /** Called when the shopper opens the app that sends the message. */
  readonly onSent: () => void;
};

const link = 'button min-h-12 gap-2.5 border-transparent bg-maroon px-5 text-fine text-white hover:bg-maroon-deep';

/** The steps without a share sheet: save the pictures, open a message to the shop, attach them. */
function SendSteps({ prints, subject, text, onSent }: SendStepsProps) {
  const t = useMessages(designingMessages).send;
  const own = t[kindOf(prints.files.map(({ design }) => design))];
  const whatsapp = whatsappLink(text);
  const [first] = prints.files;
  const saved = prints.archive ?? first;
  if (!saved) return null;
  return (
    <ol className="grid gap-4">
      <Step number={1} title={prints.archive ? own.saveAll(prints.files.length) : own.save}>
        <a href={saved.url} download={saved.file.name} className={link}>
          <Icon name="download" />
          <span>{prints.archive ? t.downloadAll(megabytes(saved.file.size)) : own.download}</span>
        </a>
      </Step>
      <Step number={2} title={whatsapp ? t.openWhatsapp : t.openMail}>
        {whatsapp && settings.whatsappNumber ? (
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" onClick={onSent} className={link}>
            <Icon name="chat" />
            <span>{t.whatsapp(`+${settings.whatsappNumber}`)}</span>
          </a>
        ) : (
          <a href={mailLink(subject, text)} onClick={onSent} className={link}>
            <Icon name="mail" />
            <span>{t.mail}</span>
          </a>
        )}
      </Step>
      <Step number={3} title={t.attach(saved.file.name)}>
        {whatsapp && (
          <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            <span>{t.orMail}</span>
            <a href={mailLink(subject, text)} onClick={onSent} className="text-link">
              {settings.shopEmail}
            </a>
            <Button
              tone="quiet"
              size="small"
              aria-label={t.copyMail}
              onClick={() => void copyAndTell(settings.shopEmail, t)}
            >
              <Icon name="copy" />
              <span>{t.copy}</span>
            </Button>
          </p>
        )}
      </Step>
    </ol>
  );
}

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-cream font-semibold text-maroon tabular-nums"
      >
        {number}
      </span>
      <p className="pt-1 font-medium break-anywhere">{title}</p>
      <div className="col-start-2 grid justify-items-start empty:hidden">{children}</div>
    </li>
  );
}
