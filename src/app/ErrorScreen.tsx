import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { EventReplay } from '#boot/EventReplay.tsx';
import { NoConnection } from '#boot/chunkRecovery.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { Seo } from '#seo/Seo.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';

/** The error's status text or message; never a stack trace. docs/behaviour.md, Not found and route errors. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { statusText, message } = error as { statusText?: unknown; message?: unknown };
  return [statusText, message].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

type ErrorScreenProps = { readonly error: unknown; readonly onRetry: () => void };

/** Shown instead of a page that failed to render; header, footer and cart stay. */
function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const t = useMessages(commonMessages);
  const { pathname } = useLocation();
  const screen = useRef<HTMLDivElement>(null);
  // The shopper may have scrolled far down on the page that this screen replaces.
  useEffect(() => {
    // Newer browsers return a promise, which React would call as the clean-up.
    screen.current?.scrollIntoView({ block: 'center' });
  }, []);
  // An order may have been stored before the page failed.
  const isAboutOrders = pathname === paths.placeOrder || pathname === paths.orders;
  const isUnreachable = error instanceof NoConnection;
  const title = isUnreachable ? t.crash.offline : t.crash.title;
  return (
    <div
      ref={screen}
      role="alert"
      className="wrap grid min-h-96 content-center justify-items-center gap-3 py-section-phone text-center"
    >
      <EventReplay />
      <Seo head={{ title, description: t.crash.kept }} />
      <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
        {title}
      </h1>
      <p className="max-w-prose text-ink-2">{isUnreachable ? t.crash.offlineHelp : reasonOf(error)}</p>
      {isAboutOrders && <p className="max-w-prose font-semibold">{t.crash.checkOrders}</p>}
      <p className="text-ink-2">{t.crash.kept}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {isUnreachable ? (
          <Button tone="primary" onClick={onRetry}>
            {t.waiting.retry}
          </Button>
        ) : (
          <Button tone="primary" onClick={() => globalThis.location.reload()}>
            {t.crash.reload}
          </Button>
        )}
        {pathname === paths.placeOrder && <ButtonLink to={paths.orders}>{t.header.orders}</ButtonLink>}
        <ButtonLink to={paths.home}>{t.crash.home}</ButtonLink>
      </div>
    </div>
  );
}

/** The error screen as a boundary's fallback. */
export function errorScreen(error: unknown, retry: () => void): ReactNode {
  return <ErrorScreen error={error} onRetry={retry} />;
}
