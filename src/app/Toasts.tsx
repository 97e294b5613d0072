import './toasts.css';

import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled';

import { TOAST_CLOSE_MS, TOAST_LIMIT } from '#config/constants.ts';
import { language, useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { languageOfText } from '#domain/text/textLanguage.ts';
import type { Toast } from '#lib/notify.ts';
import { Icon } from '#ui/Icon.tsx';

function Close({ closeToast }: CloseButtonProps) {
  const t = useMessages(shopMessages);
  return (
    <button
      type="button"
      aria-label={t.toast.close}
      onClick={() => closeToast(true)}
      className="grid size-11 place-items-center"
    >
      <Icon name="close" />
    </button>
  );
}

/** A message, or the dismissal of one. */
export type ToastEvent = Toast | { readonly dismissed: Toast['id'] };

/** Ids of the toasts that are visible or queued, by message. */
const toasts = new Map<Toast['id'], Id>();
let count = 0;

function show({ id, tone, text, link }: Toast): void {
  count += 1;
  // A new element each time, so that a screen reader announces a repeated message.
  const render = (
    // The shop's own texts stay in the language in which they were shown; a message with a link translates itself.
    <span key={count} lang={(link ? undefined : languageOfText(text)) ?? language()}>
      <span>{text}</span>
      {link && (
        <Link to={link.to} className="-my-1 flex! w-fit text-link">
          {link.text}
        </Link>
      )}
    </span>
  );
  const look = {
    type: tone,
    role: tone === 'error' ? 'alert' : 'status',
    icon: <Icon name={tone === 'error' ? 'alert' : 'check'} size="large" />,
  };
  const shown = toasts.get(id);
  if (shown !== undefined) {
    // Restart its five seconds.
    toast.update(shown, { render, ...look });
    return;
  }
  toasts.set(
    id,
    toast(render, {
      // A new id: a toast that is closing would swallow another one with the same id.
      toastId: `${id} ${count}`,
      ...look,
      onClose: () => toasts.delete(id),
    }),
  );
}

/**
 * Places messages below the visible header and search, because the cart or other products are often the next target.
 */
function makeRoom(place: HTMLElement | null): void {
  const above = [...document.querySelectorAll('.site-header, .site-header + [role="search"]')];
  const end = Math.max(0, ...above.map((part) => part.getBoundingClientRect().bottom));
  place?.style.setProperty('--header-end', `${end}px`);
}

/** The toast container: each text is shown once, three messages at a time. */
export function Toasts({ early }: { readonly early: readonly ToastEvent[] }) {
  const t = useMessages(shopMessages);
  const shown = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const attach = useCallback((node: HTMLDivElement) => {
    place.current = node;
    const follow = (): void => {
      if (toasts.size > 0) makeRoom(node);
    };
    addEventListener('scroll', follow, { passive: true });
    // The header has appeared or disappeared.
    addEventListener('transitionend', follow);
    // The search bar takes the focus when it opens.
    addEventListener('focusin', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('transitionend', follow);
      removeEventListener('focusin', follow);
      // An unmounted container loses its toasts: when it mounts again (as in StrictMode), all of them are shown again.
      shown.current = 0;
      toasts.clear();
    };
  }, []);
  useEffect(() => {
    makeRoom(place.current);
    for (const event of early.slice(shown.current)) {
      if ('dismissed' in event) toast.dismiss(toasts.get(event.dismissed) ?? event.dismissed);
      else show(event);
    }
    shown.current = early.length;
  }, [early]);
  return (
    <div ref={attach}>
      <ToastContainer
        aria-label={t.toast.region}
        position="top-right"
        autoClose={TOAST_CLOSE_MS}
        theme="light"
        draggable="touch"
        draggablePercent={80}
        limit={TOAST_LIMIT}
        newestOnTop
        // The bar is only visual (toasts.css shows it): a screen reader would announce it in English, without a number.
        hideProgressBar
        closeButton={Close}
      />
    </div>
  );
}
