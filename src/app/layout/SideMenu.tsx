import { useEffect, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopWords } from '#content/shopWords.ts';
import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop } from '#shop/ShopContext.tsx';
import wordmark from '#styles/brand/wordmark.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { navLinks } from './navLinks.ts';
import { useLoginState } from './useLoginState.ts';

/** The links on a phone: a real dialog, so focus stays inside, Escape closes it, and the page behind is inert. */
export function SideMenu({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useWords(shopWords);
  const isAlive = useIsAlive();
  const { key } = useLocation();
  const isLoggedIn = useShop((state) => state.token !== null);
  const loginState = useLoginState();
  useEffect(() => dialog.current?.close(), [key, dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={t.header.menu}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-0 h-dvh max-h-none w-[min(334px,100%-56px)] max-w-none border-r border-gold-soft bg-ivory backdrop:bg-ink/55"
    >
      {/* Only a script opens it: a built page leaves its content out. */}
      {isAlive && (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between border-b border-gold-soft py-3 pr-2 pl-5">
            <img src={wordmark} alt="" width={132} height={32} />
            <RoundButton icon="close" label={t.header.closeMenu} onClick={() => dialog.current?.close()} />
          </div>
          <nav aria-label={t.header.main} className="flex-1 py-2">
            {navLinks(t).map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end
                // Closed before the page changes: closing gives the focus back, and the new page's heading takes it after.
                onClick={() => dialog.current?.close()}
                className="flex min-h-14 items-center justify-between border-b border-line pr-4 pl-5 text-fine font-medium tracking-[0.06em] aria-[current=page]:border-l-3 aria-[current=page]:border-l-gold aria-[current=page]:text-maroon"
              >
                {label}
                <Icon name="chevronRight" className="text-gold-text" />
              </NavLink>
            ))}
          </nav>
          <div className="grid gap-3 p-5 text-center text-small text-ink-3">
            <ButtonLink to={isLoggedIn ? paths.orders : paths.login} state={isLoggedIn ? null : loginState} isWide>
              <Icon name={isLoggedIn ? 'box' : 'user'} />
              {isLoggedIn ? t.header.orders : t.header.logInOrSignUp}
            </ButtonLink>
            <p>{t.header.hours(settings.openingHours)}</p>
          </div>
        </div>
      )}
    </dialog>
  );
}
