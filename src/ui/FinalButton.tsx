import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

import { afterPaint } from '#lib/afterPaint.ts';
import { cx } from '#lib/cx.ts';
import { Button } from './Button.tsx';

/** No pointer meets such a button before it has been in sight for so long, in milliseconds. */
const IN_SIGHT_MS = 500;

/**
 * Marks an element as `data-just-painted` until it has been in sight for IN_SIGHT_MS: after it was painted, after a
 * dialog over it has closed or the splash has lifted, or after the page came back from the browser's cache. Returns how
 * to stop.
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
        // Under the splash nobody sees it.
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

type FinalButtonProps = Omit<ComponentProps<typeof Button>, 'ref'> & {
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

/**
 * The button of what cannot be undone: it orders, or settles a payment. No pointer meets it before the shopper can have
 * seen it, so that the second tap of a double tap on the screen before does nothing. docs/behaviour.md, Early clicks.
 */
export function FinalButton({ ref, className, ...rest }: FinalButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useLayoutEffect(() => (button.current ? markWhileNew(button.current) : undefined), [button]);
  return <Button {...rest} ref={button} className={cx('data-just-painted:pointer-events-none', className)} />;
}
