import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled';

import { TOAST_CLOSE_MS, TOAST_LIMIT } from '#config/constants.ts';
import { language, useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { applyLateStyles } from '#lib/applyLateStyles.ts';
import type { Toast } from '#lib/notify.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './toasts.css?inline';

// The library sets its variables on the root, from which every element would inherit them: the browser would compute the
// style of each again. On the library's own element the colours of toasts.css count for all of them, the timer's too.
applyLateStyles(styles.replaceAll(':root', '.Toastify'));

function Close({ closeToast }: CloseButtonProps) {
  const t = useMessages(commonMessages);
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

type Shown = {
  readonly shown: Id;
  readonly message: Toast;
  /** When it was last shown, in milliseconds. */
  readonly at: number;
};

/** The toasts that are visible or queued, by message. */
const toasts = new Map<Toast['id'], Shown>();

/** A message that is at most this old when the page changes, in milliseconds, belongs to what leads there. */
const OF_NAVIGATION_MS = 1000;
let count = 0;

function show(message: Toast, at = performance.now()): void {
  const { id, tone, text, link } = message;
  const before = toasts.get(id);
  if (before !== undefined && !toast.isActive(before.shown)) {
    toasts.set(id, { ...before, message, at });
    return requeueWaiting();
  }
  count += 1;
  // A new element each time, so that a screen reader announces a repeated message.
  const render = (
    // The shop's own texts stay in the language in which they were shown; a message with a link translates itself.
    <span key={count} lang={(link ? undefined : langAttributeOf(text)) ?? language()}>
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
  if (before !== undefined) {
    // Restarts its time.
    toast.update(before.shown, { render, ...look });
    toasts.set(id, { ...before, message, at });
    return;
  }
  const shown = toast(render, {
    // A new id: a toast that is closing would swallow another one with the same id.
    toastId: `${id} ${count}`,
    ...look,
    onClose: () => toasts.delete(id),
  });
  toasts.set(id, { shown, message, at });
}

/** Queues the waiting messages again: the library can neither change nor dismiss one in its queue. */
function requeueWaiting(): void {
  const waiting = [...toasts.values()].filter(({ shown }) => !toast.isActive(shown));
  toast.clearWaitingQueue();
  for (const { message } of waiting) toasts.delete(message.id);
  for (const { message, at } of waiting) show(message, at);
}

function dismiss(id: Toast['id']): void {
  const entry = toasts.get(id);
  if (entry === undefined) return;
  if (toast.isActive(entry.shown)) return toast.dismiss(entry.shown);
  toasts.delete(id);
  requeueWaiting();
}

/**
 * Pauses the messages while a mouse moves over one. The library would pause one that appears under a resting pointer as well,
 * which would cover the next button until the pointer moves.
 */
function pauseUnderMouse(place: HTMLElement): () => void {
  const play = (): void => toast.play();
  const follow = ({ pointerType, movementX, movementY, target }: PointerEvent): void => {
    const hasMoved = movementX !== 0 || movementY !== 0;
    if (toasts.size === 0 || pointerType !== 'mouse' || !hasMoved) return;
    if (target instanceof Node && place.contains(target)) toast.pause();
    else play();
  };
  addEventListener('pointermove', follow, { passive: true });
  // The pointer has left the window.
  document.documentElement.addEventListener('mouseleave', play);
  return () => {
    removeEventListener('pointermove', follow);
    document.documentElement.removeEventListener('mouseleave', play);
  };
}

/** Room that a message takes, with its distance from what is above it, in pixels. */
const ROOM_PX = 96;

/**
 * Places messages below the visible header and search, because the cart or other products are often the next target, and below
 * the page's heading where they would cover it, unless that ends in the lower half of the window.
 */
function makeRoom(place: HTMLElement | null): void {
  const above = [...document.querySelectorAll('.site-header, .site-header + [role="search"]')];
  const end = Math.max(0, ...above.map((part) => part.getBoundingClientRect().bottom));
  const heading = document.querySelector('main h1')?.getBoundingClientRect();
  const isCovered = heading && heading.top < end + ROOM_PX && heading.bottom > end && heading.bottom < innerHeight / 2;
  place?.style.setProperty('--header-end', `${isCovered ? heading.bottom : end}px`);
}

/** The toast container: each text is shown once, three messages at a time. */
export function Toasts({ early }: { readonly early: readonly ToastEvent[] }) {
  const t = useMessages(commonMessages);
  const shown = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // What was said on the previous page leaves with it, and so does the offer to open the page that has opened.
  useEffect(() => {
    const now = performance.now();
    const old = [...toasts.values()].filter(
      ({ message, at }) => now - at > OF_NAVIGATION_MS || message.link?.to === pathname,
    );
    for (const { message } of old) dismiss(message.id);
    makeRoom(place.current);
  }, [pathname]);
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
    const stopPausing = pauseUnderMouse(node);
    return () => {
      stopPausing();
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
      if ('dismissed' in event) dismiss(event.dismissed);
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
        pauseOnHover={false}
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
