import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

import { afterPaint } from '#lib/afterPaint.ts';
import { cx } from '#lib/cx.ts';
import { Button } from './Button.tsx';

/** A pointer cannot press such a button before it has been visible for this long, in milliseconds. */
const IN_SIGHT_MS = 500;

/**
 * Marks an element as `data-just-painted` until it has been visible for IN_SIGHT_MS: after its paint, after a dialog
 * over it has closed or the splash has lifted, or after a return from the back/forward cache. Returns a function that
 * stops it.
 */
function markWhileNew(element: HTMLElement): () => void {
  const leaving = new AbortController();
  let stop = (): void => {};
  const begin = (): void => {
    stop();
    element.toggleAttribute('data-just-painted', true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = afterPaint(() => {
      timer = setTimeout(() => {
        // The splash covers it.
        if (!element.closest('[inert]')) element.toggleAttribute('data-just-painted', false);
      }, IN_SIGHT_MS);
    });
    stop = () => {
      callOff();
      clearTimeout(timer);
    };
  };
  const observer = new MutationObserver(begin);
  observer.observe(document, { subtree: true, attributeFilter: ['open', 'inert'] });
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal: leaving.signal });
  begin();
  return () => {
    stop();
    observer.disconnect();
    leaving.abort();
  };
}

type IrreversibleButtonProps = Omit<ComponentProps<typeof Button>, 'ref'> & {
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

/**
 * The button of an irreversible action: it orders or settles a payment. A pointer cannot press it before the shopper
 * can have seen it, so that the second tap of a double tap on the previous screen does nothing. docs/behaviour.md,
 * Early clicks.
 */
export function IrreversibleButton({ ref, className, ...rest }: IrreversibleButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useLayoutEffect(() => (button.current ? markWhileNew(button.current) : undefined), [button]);
  return <Button {...rest} ref={button} className={cx('data-just-painted:pointer-events-none', className)} />;
}
