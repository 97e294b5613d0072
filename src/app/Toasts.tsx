import './toasts.css';

import { useCallback, useEffect, useRef } from 'react';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled';

import { TOAST_CLOSE_MS, TOAST_LIMIT } from '#config/constants.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Notice } from '#lib/notify.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';

function Close({ closeToast }: CloseButtonProps) {
  const t = useWords(shopWords);
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

/** Which toast shows a message, on screen or still in the queue. */
const toasts = new Map<Notice['id'], Id>();
let count = 0;

function show({ id, tone, text }: Notice): void {
  count += 1;
  // Another element each time, so that a screen reader hears what is said again.
  const render = <span key={count}>{text}</span>;
  const shown = toasts.get(id);
  if (shown !== undefined) {
    // Its five seconds begin again.
    toast.update(shown, { render });
    return;
  }
  toasts.set(
    id,
    toast(render, {
      // An id of its own: one that is just leaving would swallow another of the same name.
      toastId: `${id} ${count}`,
      type: tone,
      role: tone === 'error' ? 'alert' : 'status',
      icon: <Icon name={tone === 'error' ? 'alert' : 'check'} size="large" />,
      onClose: () => toasts.delete(id),
    }),
  );
}

/** Messages stand below what is in sight of the header: the cart's link is what a shopper wants next. */
function makeRoom(place: HTMLElement | null): void {
  const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  place?.style.setProperty('--header-end', `${Math.max(0, end)}px`);
}

/** The messages in the corner; the same text is shown once, and at most three at a time. */
export function Toasts({ early }: { readonly early: readonly Notice[] }) {
  const t = useWords(shopWords);
  const shown = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const stand = useCallback((node: HTMLDivElement) => {
    place.current = node;
    const follow = (): void => {
      if (toasts.size > 0) makeRoom(node);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      // A container that is taken down loses its messages: when it is put up again (as StrictMode does) all are due again.
      shown.current = 0;
      toasts.clear();
    };
  }, []);
  useEffect(() => {
    makeRoom(place.current);
    for (const notice of early.slice(shown.current)) show(notice);
    shown.current = early.length;
  }, [early]);
  return (
    <div ref={stand}>
      <ToastContainer
        aria-label={t.toast.region}
        position="top-right"
        autoClose={TOAST_CLOSE_MS}
        theme="light"
        draggable="touch"
        draggablePercent={80}
        limit={TOAST_LIMIT}
        newestOnTop
        closeButton={Close}
      />
    </div>
  );
}
