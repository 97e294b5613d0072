import { useCallback, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useLogOut } from '#features/account/useLogOut.tsx';
import { useShop } from '#shop/ShopContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLoginState } from './useLoginState.ts';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-medium hover:bg-cream';

/** The profile icon: a link to login for visitors, otherwise a menu. */
export function AccountMenu() {
  const t = useMessages(shopMessages);
  const isLoggedIn = useShop((state) => state.token !== null);
  const { leave: logOut, sheet } = useLogOut();
  const navigate = useNavigate();
  const { key } = useLocation();
  const loginState = useLoginState();
  // Open for one history entry: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const id = useId();

  /** While the menu is open, Escape and a press outside close it. */
  const watch = useCallback((menu: HTMLUListElement) => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      menu.parentElement?.querySelector('button')?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.parentElement?.contains(event.target)) setOpenAt(null);
    };
    const watching = new AbortController();
    document.addEventListener('keydown', onKey, { signal: watching.signal });
    document.addEventListener('pointerdown', onPress, { signal: watching.signal });
    return () => watching.abort();
  }, []);

  if (!isLoggedIn) {
    const enter = (): void => void navigate(paths.login, { state: loginState });
    return <IconButton icon="user" label={t.header.logInOrSignUp} onClick={enter} />;
  }
  const leave = (): void => {
    setOpenAt(null);
    logOut();
  };
  return (
    <div className="relative">
      <IconButton
        icon="user"
        label={t.header.account}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : key)}
      />
      <ul
        ref={isOpen ? watch : null}
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-1 w-66 rounded-md border border-line bg-white p-2 shadow-soft"
      >
        <li>
          <Link to={paths.profile} className={row}>
            <Icon name="user" className="text-gold-text" />
            <span>{t.header.profile}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.orders} className={row}>
            <Icon name="box" className="text-gold-text" />
            <span>{t.header.orders}</span>
          </Link>
        </li>
        <li>
          <button type="button" onClick={leave} className={row}>
            <Icon name="logout" className="text-gold-text" />
            <span>{t.header.logOut}</span>
          </button>
        </li>
      </ul>
      <div className="contents">{sheet}</div>
    </div>
  );
}
