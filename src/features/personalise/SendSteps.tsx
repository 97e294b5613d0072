import type { ReactNode } from 'react';

import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import { orderReference, type Order } from '#domain/order/order.ts';
import { copyAndTell } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PaperclipMenu } from './PaperclipMenu.tsx';
import { LINK_LOOKS, SaveLink } from './SaveLink.tsx';

type SendStepsProps = {
  readonly order: Order;
  readonly files: readonly File[];
  readonly look: keyof typeof LINK_LOOKS;
  /** Called when the shopper opens the app that sends the message. */
  readonly onLeave: () => void;
};

/** The steps that work everywhere: save the print file, open a message to the shop, attach the file as a document. */
export function SendSteps({ order, files, look, onLeave }: SendStepsProps) {
  const t = useMessages(sendingMessages);
  const reference = orderReference(order);
  const message = t.message(reference);
  const whatsapp = whatsappLink(message);
  const mail = mailLink(t.subject(reference), message);
  const [only, ...others] = files;
  const name = only && others.length === 0 ? only.name : null;
  return (
    <ol className="grid gap-4">
      <Step number={1} title={t.save(files.length)}>
        {files.map((file, at) => (
          <SaveLink key={file.name} {...{ file, look }}>
            <Icon name="download" />
            <span>
              {name === null
                ? t.downloadPart(at + 1, files.length, megabytes(file.size))
                : t.download(megabytes(file.size))}
            </span>
          </SaveLink>
        ))}
      </Step>
      <Step number={2} title={whatsapp ? t.openWhatsapp(`+${settings.whatsappNumber}`) : t.openMail}>
        {whatsapp ? (
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" onClick={onLeave} className={LINK_LOOKS[look]}>
            <Icon name="chat" />
            <span>{t.whatsapp}</span>
          </a>
        ) : (
          <a href={mail} onClick={onLeave} className={LINK_LOOKS[look]}>
            <Icon name="mail" />
            <span>{t.mail}</span>
          </a>
        )}
      </Step>
      {whatsapp ? (
        <Step number={3} title={name === null ? t.attachAll(files.length) : t.attach(name)}>
          <PaperclipMenu />
          <p className="text-small text-ink-2">{t.asPhoto}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            <span>{t.orMail}</span>
            <a href={mail} onClick={onLeave} className="text-link">
              {settings.shopEmail}
            </a>
            <IconButton icon="copy" label={t.copyMail} onClick={() => void copyAndTell(settings.shopEmail, t)} />
          </p>
        </Step>
      ) : (
        <Step number={3} title={name === null ? t.attachMailAll(files.length) : t.attachMail(name)} />
      )}
    </ol>
  );
}

type StepProps = { readonly number: number; readonly title: string; readonly children?: ReactNode };

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
      <div className="col-start-2 grid justify-items-start gap-2 empty:hidden">{children}</div>
    </li>
  );
}
