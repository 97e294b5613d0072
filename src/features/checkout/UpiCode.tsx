import { Suspense } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';

const QrCode = lazyComponent(async () => (await import('#ui/QrCode.tsx')).QrCode);

/** The QR code of a pay link, or a word where it cannot be drawn. */
export function Code({ link, title }: { readonly link: string | null; readonly title: string }) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const noQr = () => <p className="text-small">{messages.noQr}</p>;
  if (link === null) return noQr();
  return (
    <ErrorBoundary fallback={noQr}>
      <Suspense fallback={<div className="skeleton size-full" />}>
        <QrCode value={link} title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The place of the code while nothing may be paid: modules of no meaning, behind a veil. Nothing in it can be scanned. */
export function VeiledCode() {
  const messages = useMessages(checkoutMessages).checkout.upi;
  return (
    <div className="relative grid size-full place-items-center overflow-hidden rounded-sm">
      <div aria-hidden="true" className="qr-veil absolute inset-0" />
      <p className="relative grid max-w-48 justify-items-center gap-2 rounded-md bg-white p-4 text-center text-small font-semibold">
        <Icon name="lock" size="large" className="text-gold-text" />
        <span>{messages.veiled}</span>
      </p>
    </div>
  );
}
