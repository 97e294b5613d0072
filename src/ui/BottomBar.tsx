import { useCallback, type ReactNode, type RefObject } from 'react';

import { useKeyboardOpen } from '#lib/hooks/useKeyboardOpen.ts';
import { cx } from '#lib/cx.ts';
import { useInView } from '#lib/hooks/useOnScreen.ts';

type BottomBarProps = {
  readonly label: string;
  /** The page's own button: while it is visible there is no bar. */
  readonly button: RefObject<Element | null>;
  /** True if the bar lies inside the page's margins and must extend beyond them. */
  readonly isInWrap?: boolean;
  /** True if a line of 20 pixels is above the button. */
  readonly hasNote?: boolean;
  readonly children: ReactNode;
};

/** A button of which less than this share is visible cannot be read: the bar stays. */
const READABLE_SHARE = 0.9;

/** Moves the focus to the page's own button, or a link that looks like one, if the bar disappears with it. */
function useFocusHandedOn(button: RefObject<Element | null>) {
  return useCallback(
    (bar: HTMLElement | null) => () => {
      if (!bar?.contains(document.activeElement)) return;
      const own = button.current?.matches('a, button') ? button.current : button.current?.querySelector('a, button');
      if (own instanceof HTMLElement) own.focus({ preventScroll: true });
    },
    [button],
  );
}

/** On phones, the page's main action within the thumb's reach; hidden while an on-screen keyboard is open. */
export function BottomBar({ label, button, isInWrap = false, hasNote = false, children }: BottomBarProps) {
  const isButtonInView = useInView(button, READABLE_SHARE);
  const isKeyboardOpen = useKeyboardOpen();
  const handOn = useFocusHandedOn(button);
  // The space at the page's end stays (a button, its paddings and the border): nothing shifts when the bar comes or
  // goes.
  if (isButtonInView || isKeyboardOpen) {
    const height = hasNote
      ? 'h-[calc(91px+env(safe-area-inset-bottom))]'
      : 'h-[calc(73px+env(safe-area-inset-bottom))]';
    return <div data-bottom-bar className={cx(height, 'md:hidden print:hidden')} />;
  }
  return (
    // The page reserves space at the bottom for this bar; focusing an element inside it must not scroll the page. The
    // key unmounts the bar as a whole, while its buttons still have the focus.
    <div
      key="bar"
      data-bottom-bar
      ref={handOn}
      role="region"
      aria-label={label}
      className={`sticky bottom-0 z-20 grid *:-scroll-mb-24 grid-cols-[minmax(0,auto)_1fr] items-center gap-x-4 gap-y-0.5 border-t border-gold-soft bg-ivory px-4 ${hasNote ? 'pt-2' : 'pt-3'} pb-[calc(12px+env(safe-area-inset-bottom))] shadow-up md:hidden print:hidden ${isInWrap ? '-mx-4' : ''}`}
    >
      {children}
    </div>
  );
}
