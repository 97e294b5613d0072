import { Link, NavLink } from 'react-router-dom';

import { LanguageChoice } from '#app/language/LanguageChoice.tsx';
import { CategoryName } from '#components/CategoryName.tsx';
import { Picture } from '#components/Picture.tsx';
import { CATEGORY_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useMessages } from '#content/messages.ts';
import { itemsOf } from '#domain/remote.ts';
import { whatsappLink } from '#lib/contactLinks.ts';
import { useList, useShop } from '#shop/ShopContext.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { headerLinks, useLoginLinkState } from './headerLinks.ts';

const row = 'flex min-h-12 items-center gap-3 px-5 text-fine font-medium';

/**
 * Content of the side menu: categories, the shopper's own pages, the shop's pages. A link closes the menu before the
 * page changes: closing returns the focus to the button, and then the new page's heading takes it.
 */
export function MenuContent({ onFollow: close }: { readonly onFollow: () => void }) {
  const t = useMessages(commonMessages);
  const isLoggedIn = useShop((state) => state.token !== null);
  const loginLinkState = useLoginLinkState();
  const whatsapp = whatsappLink('');
  return (
    <>
      <MenuCategories onFollow={close} />
      <ul className="border-b border-line py-2">
        <li>
          <Link to={paths.orders} onClick={close} className={row}>
            <Icon name="box" className="text-gold-text" />
            <span>{t.header.myOrders}</span>
          </Link>
        </li>
        <li>
          <Link to={paths.saved} onClick={close} className={row}>
            <Icon name="heart" className="text-gold-text" />
            <span>{t.header.saved}</span>
          </Link>
        </li>
        {whatsapp && (
          <li>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={row}>
              <Icon name="chat" className="text-gold-text" />
              <span>{t.header.whatsapp}</span>
            </a>
          </li>
        )}
      </ul>
      <nav aria-label={t.header.main} className="flex-1 py-2">
        {headerLinks(t).map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            onClick={close}
            className="flex min-h-12 items-center justify-between pr-4 pl-5 text-fine font-medium tracking-[0.06em] aria-[current=page]:border-l-3 aria-[current=page]:border-l-gold aria-[current=page]:pl-4.25 aria-[current=page]:text-maroon"
          >
            <span>{label}</span>
            <Icon name="chevronRight" className="text-gold-text" />
          </NavLink>
        ))}
      </nav>
      <LanguageChoice className="justify-center border-t border-line pt-3" />
      <div className="grid gap-3 p-5 text-center text-small text-ink-3">
        <ButtonLink
          to={isLoggedIn ? paths.profile : paths.login}
          state={isLoggedIn ? null : loginLinkState}
          onClick={close}
          isWide
        >
          <Icon name="user" />
          <span>{isLoggedIn ? t.header.profile : t.header.logInOrSignUp}</span>
        </ButtonLink>
        <p>{t.header.hours(settings.openingHours)}</p>
      </div>
    </>
  );
}

/** The categories as niches, three in a row, and all products; nothing if there are none. */
function MenuCategories({ onFollow }: { readonly onFollow: () => void }) {
  const t = useMessages(commonMessages);
  const categories = itemsOf(useList('categories')).slice(0, CATEGORY_LIMIT);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t.header.categories} className="border-b border-line px-5 py-4">
      <ul className="grid grid-cols-3 gap-3">
        {categories.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={paths.category(name)} onClick={onFollow} className="group grid gap-1.5 text-center">
              <span className="niche block aspect-card p-1">
                <Picture url={picture ?? undefined} alt="" width={88} height={110} upTo={240} className="size-full" />
              </span>
              <CategoryName name={name} className="text-note break-anywhere group-hover:underline" />
            </Link>
          </li>
        ))}
        <li className="col-span-2 self-center">
          <Link
            to={paths.collection}
            onClick={onFollow}
            className="flex min-h-12 items-center gap-1.5 font-semibold text-gold-text hover:underline"
          >
            <span>{t.collection.title}</span>
            <Icon name="chevronRight" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
