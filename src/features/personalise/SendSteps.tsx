import type { ReactNode } from 'react';

import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import { copyAndTell } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { kindOf } from './designsToSend.ts';
import type { Prints } from './usePrints.ts';

type SendStepsProps = {
  readonly prints: Extract<Prints, { status: 'ready' }>;
  /** Of an e-mail, and the message that is written already. */
  readonly subject: string;
  readonly text: string;
  /** The shopper has opened what sends it. */
  readonly onSent: () => void;
};

const link = 'button min-h-12 gap-2.5 border-transparent bg-maroon px-5 text-fine text-white hover:bg-maroon-deep';

/** The way by hand: save the pictures, open a message to the shop, attach them. */
export function SendSteps({ prints, subject, text, onSent }: SendStepsProps) {
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
