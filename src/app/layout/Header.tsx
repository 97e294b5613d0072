import { useRef } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useItemCount } from '#shop/cart/useCartView.ts';
import wordmark from '#styles/brand/wordmark.svg';
import { Wordmark } from '#components/Wordmark.tsx';
import { Icon } from '#ui/Icon.tsx';
import { openModal } from '#lib/modal.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { navLinks } from './navLinks.ts';
import { SideMenu } from './SideMenu.tsx';

const round = 'size-11 place-items-center rounded-full hover:text-maroon';

/** Wordmark, the six links, search, account, saved products and cart; on phones the links are in the side menu. */
export function Header({ onSearch }: { readonly onSearch: () => void }) {
  const t = useMessages(shopMessages);
  const navigate = useNavigate();
  const menu = useRef<HTMLDialogElement>(null);
  const search = (): void => {
    onSearch();
    if (globalThis.location.pathname !== paths.collection) void navigate(paths.collection);
  };
  return (
    <div className="border-b border-gold-soft bg-ivory">
      <div className="mx-auto flex h-15 w-[calc(100%-16px)] items-center gap-1 md:h-20 md:w-[min(1200px,100%-48px)] md:gap-4 lg:gap-8">
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
          {navLinks(t).map(({ to, label }) => (
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
  const t = useMessages(shopMessages);
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
