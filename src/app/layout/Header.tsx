import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { Wordmark } from '#components/Wordmark.tsx';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useLogOut } from '#features/account/useLogOut.tsx';
import { keepFocus } from '#lib/focusHeading.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { openModal } from '#lib/dialogHistory.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { useItemCount } from '#shop/cart/useCartView.ts';
import { useShop } from '#shop/ShopContext.tsx';
import wordmark from '#styles/brand/wordmark.svg';
import { ClientOnly } from '#ui/ClientOnly.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/Button.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { headerLinks, useLoginLinkState } from './headerLinks.ts';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-medium hover:bg-cream';

/** The profile icon: a link to login for visitors, otherwise a menu. */
function AccountMenu() {
  const t = useMessages(commonMessages);
  const isLoggedIn = useShop((state) => state.token !== null);
  const shopper = useShop((state) => state.shopper);
  const navigate = useNavigate();
  const loginLinkState = useLoginLinkState();
  // What one shopper has opened is not open for the next.
  if (isLoggedIn) return <ShopperMenu key={shopper} />;
  const enter = (): void => void navigate(paths.login, { state: loginLinkState });
  return <IconButton icon="user" label={t.header.logInOrSignUp} onClick={enter} />;
}

/** The menu of a logged-in shopper. */
function ShopperMenu() {
  const t = useMessages(commonMessages);
  const { logOut, sheet } = useLogOut();
  const { key } = useLocation();
  // Open for one history entry: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Escape and a press outside close it.
  useDocumentEvent('keydown', (event) => {
    if (!isOpen || event.key !== 'Escape') return;
    setOpenAt(null);
    menu.current?.querySelector('button')?.focus();
  });
  useDocumentEvent('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.current?.contains(target)) setOpenAt(null);
  });
  const leave = (): void => {
    setOpenAt(null);
    logOut();
  };
  return (
    <div ref={menu} className="relative">
      <IconButton
        icon="user"
        label={t.header.account}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : key)}
      />
      <ul
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

// Loaded early, so that it opens even if the connection is lost.
const MenuContent = lazyComponent(
  () => import('./MenuContent.tsx'),
  (file) => file.MenuContent,
);

/**
 * The navigation on a phone: a modal dialog, so that the focus stays inside, Escape closes it, and the page behind is
 * inert.
 */
function SideMenu({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useMessages(commonMessages);
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const close = (): void => dialog.current?.close();
  // Close before navigation: the focus returns to the button, and then the page's heading takes it.
  useLayoutEffect(() => dialog.current?.close(), [key, dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={t.header.menu}
      onClose={keepFocus}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-0 h-dvh max-h-none w-[min(334px,100%-56px)] max-w-none border-r border-gold-soft bg-ivory backdrop:bg-ink/55"
    >
      {/* Only a script opens it, so prerendered pages omit its content. */}
      {isHydrated && (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between border-b border-gold-soft py-3 pr-2 pl-5">
            <Wordmark src={wordmark} alt="" width={132} height={32} />
            <IconButton icon="close" label={t.header.closeMenu} onClick={close} />
          </div>
          <SectionBoundary>
            <ClientOnly part={MenuContent} until={whenIdle}>
              <MenuContent onFollow={close} />
            </ClientOnly>
          </SectionBoundary>
        </div>
      )}
    </dialog>
  );
}

const round = 'size-11 place-items-center rounded-full hover:text-maroon';

/** Wordmark, the six links, search, account, saved products and cart; on phones the links are in the side menu. */
export function Header({ onSearch }: { readonly onSearch: () => void }) {
  const t = useMessages(commonMessages);
  const navigate = useNavigate();
  const menu = useRef<HTMLDialogElement>(null);
  const search = (): void => {
    onSearch();
    if (globalThis.location.pathname !== paths.collection) void navigate(paths.collection);
  };
  return (
    <div className="border-b border-gold-soft bg-ivory">
      <div className="mx-auto flex min-h-15 w-[calc(100%-16px)] items-center gap-1 md:min-h-20 md:w-[min(1200px,100%-48px)] md:gap-4 lg:gap-8">
        <IconButton
          icon="menu"
          label={t.header.menu}
          className="md:hidden print:hidden"
          onClick={() => menu.current && openModal(menu.current)}
        />
        <Link to={paths.home} className="mr-auto block py-1.5 md:mr-0">
          <Wordmark src={wordmark} alt={settings.shopName} width={165} height={40} className="h-8 w-auto md:h-10" />
        </Link>
        <nav
          aria-label={t.header.main}
          className="mx-auto hidden min-w-0 flex-wrap justify-center gap-x-4 md:flex lg:gap-x-7 print:hidden"
        >
          {headerLinks(t).map(({ to, label }) => (
            <NavLink key={to} to={to} end className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="flex md:-mr-2.5 md:gap-1 print:hidden">
          <IconButton icon="search" label={t.header.search} onClick={search} />
          <AccountMenu />
          <Link to={paths.saved} aria-label={t.header.saved} className={`hidden lg:inline-grid ${round}`}>
            <Icon name="heart" size="large" />
          </Link>
          <CartLink />
        </div>
      </div>
      <SideMenu dialog={menu} />
    </div>
  );
}

function CartLink() {
  const t = useMessages(commonMessages);
  const count = useItemCount();
  return (
    <Link to={paths.cart} aria-label={t.header.cart(count)} className={`relative inline-grid ${round}`}>
      <Icon name="bag" size="large" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 h-5 min-w-5 rounded-full bg-marigold px-1 text-center text-label leading-[1.25rem] font-bold text-ink tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
