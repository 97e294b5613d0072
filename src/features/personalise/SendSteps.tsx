import { useCallback, type ReactNode } from 'react';

import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import { orderReference, type Order } from '#domain/order/order.ts';
import { copyAndNotify } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/contactLinks.ts';
import { Icon, icons } from '#ui/Icon.tsx';
import { IconButton } from '#ui/Button.tsx';

/** The looks of links that save or send a file: the dialog's main action, or one of several. */
const LINK_LOOKS = {
  primary: 'button min-h-12 gap-2.5 border-transparent bg-maroon px-5 text-fine text-white hover:bg-maroon-deep',
  line: 'button min-h-12 gap-2.5 border-line-ui bg-ivory px-5 text-fine text-ink hover:border-ink hover:bg-white',
} as const;

type SaveLinkProps = {
  readonly file: File;
  readonly look?: keyof typeof LINK_LOOKS;
  readonly children: ReactNode;
};

/** A link that saves a file which this page has made. Its object URL is revoked with the link. */
export function SaveLink({ file, look = 'line', children }: SaveLinkProps) {
  const withUrl = useCallback(
    (link: HTMLAnchorElement) => {
      const url = URL.createObjectURL(file);
      link.href = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its ref sets the URL, which has to be revoked
    <a ref={withUrl} download={file.name} className={LINK_LOOKS[look]}>
      {children}
    </a>
  );
}

const PAPERCLIP =
  'M19 11.2l-7.4 7.4a4.6 4.6 0 0 1 -6.5 -6.5l7.9 -7.9a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.6 1.6 0 0 1 -2.2 -2.2l7 -7';
const SHEET = 'M7 3.5h6.5l5 5v12H7a1.5 1.5 0 0 1 -1.5 -1.5V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5v5h5M9 13h6M9 16.5h6';

type DiscProps = { readonly x: number; readonly path: string; readonly isChosen?: boolean };

/** An icon of the menu, on a disc of 40 px. */
function Disc({ x, path, isChosen = false }: DiscProps) {
  return (
    <g transform={`translate(${x} 36)`}>
      <circle r={20} fill={isChosen ? 'var(--maroon)' : 'var(--sand)'} />
      {isChosen && <circle r={25} fill="none" stroke="var(--gold)" strokeWidth={2} />}
      <path
        d={path}
        transform="translate(-12 -12)"
        strokeWidth={1.5}
        fill="none"
        stroke={isChosen ? 'var(--white)' : 'var(--ink-3)'}
      />
    </g>
  );
}

/** The number of a tap, in the order of the taps. */
function Tap({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={9} fill="var(--marigold)" />
      <text y={4} textAnchor="middle" fill="var(--ink)" className="text-note font-semibold">
        {number}
      </text>
    </g>
  );
}

/** A drawing of a chat's paperclip and of the menu that it opens, with 'Document' chosen. The step beside it says the same. */
function PaperclipMenu() {
  const t = useMessages(sendingMessages);
  return (
    <svg
      viewBox="0 0 260 158"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-65 rounded-md border border-line bg-cream"
    >
      <rect x={14} y={10} width={232} height={86} rx={10} fill="var(--white)" stroke="var(--line)" />
      <g transform="translate(0 10)">
        <Disc x={60} path={SHEET} isChosen />
        <Disc x={130} path={icons.image} />
        <Disc x={200} path={icons.camera} />
        <text x={60} y={76} textAnchor="middle" fill="var(--ink)" className="text-label font-semibold">
          {t.document}
        </text>
      </g>
      <path d="M112 86h36M182 86h36" strokeWidth={5} stroke="var(--sand)" />
      <path d="M196 96l8 9 8-9z" fill="var(--white)" />
      <rect x={14} y={112} width={190} height={34} rx={17} fill="var(--white)" stroke="var(--line-ui)" />
      <path d="M30 129h62" strokeWidth={5} stroke="var(--sand)" />
      <circle cx={180} cy={129} r={15} fill="none" stroke="var(--gold)" strokeWidth={2} />
      <path d={PAPERCLIP} transform="translate(168 117)" strokeWidth={1.5} fill="none" stroke="var(--maroon)" />
      <circle cx={229} cy={129} r={17} fill="var(--maroon)" />
      <path d={icons.arrow} transform="translate(217 117)" strokeWidth={1.5} fill="none" stroke="var(--white)" />
      <Tap x={196} y={113} number={1} />
      <Tap x={84} y={24} number={2} />
    </svg>
  );
}

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
            <IconButton icon="copy" label={t.copyMail} onClick={() => void copyAndNotify(settings.shopEmail, t)} />
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
