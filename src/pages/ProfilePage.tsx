import { paths } from '#config/paths.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { countItems } from '#domain/cart/cart.ts';
import { useLogOut } from '#features/account/useLogOut.tsx';
import { StoredDesigns } from '#features/personalise/StoredDesigns.tsx';
import { AddressBook } from '#features/account/AddressBook.tsx';
import { WishlistAndRecentRow } from '#features/catalogue/WishlistAndRecentRow.tsx';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, lead: description } = messagesOf(privatePageMessages).profile;
  return { title, description };
}

/** Shown in place of saved products: nothing is saved, or the products could not be loaded. */
function NoneSaved() {
  const t = useMessages(commonMessages);
  const isStarted = useShop((state) => state.isStarted);
  const products = useShop((state) => state.products);
  const isAnySaved = useShop((state) => state.wishlist.length + countItems(state.savedForLater) > 0);
  const { reload } = useShopActions();
  if (!isStarted || (isAnySaved && products.status === 'loading')) return null;
  return (
    <section aria-label={t.saved.wishlist} className="wrap pb-section-phone md:pb-section">
      {isAnySaved && products.status === 'failed' ? (
        <EmptyState tone="failed" title={t.waiting.failed.products} text={products.message}>
          <Button onClick={() => void reload('products')}>{t.waiting.retry}</Button>
        </EmptyState>
      ) : (
        <EmptyState title={t.saved.none} text={t.saved.noneHelp}>
          <ButtonLink to={paths.collection}>{t.saved.allGifts}</ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}

export function ProfilePage() {
  const profileText = useMessages(privatePageMessages).profile;
  const isLoggedIn = useShop((state) => state.token !== null);
  const { logOut, sheet } = useLogOut();
  return (
    <>
      <div className="wrap pb-section-phone md:pb-section">
        <Seo head={head()} />
        <PageHeading title={profileText.title}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.orders}>
              <Icon name="box" />
              <span>{profileText.orders}</span>
            </ButtonLink>
            {isLoggedIn ? (
              <Button onClick={logOut}>
                <Icon name="logout" />
                <span>{profileText.logOut}</span>
              </Button>
            ) : (
              <ButtonLink to={paths.login} state={{ from: paths.profile } satisfies ReturnState}>
                <Icon name="user" />
                <span>{profileText.logIn}</span>
              </ButtonLink>
            )}
          </div>
        </PageHeading>
        <p className="mb-8 max-w-prose text-ink-2">{profileText.lead}</p>
        <AddressBook />
        <StoredDesigns />
        <div className="contents">{sheet}</div>
      </div>
      <div id="saved" tabIndex={-1}>
        <WishlistAndRecentRow list="wishlist">
          <NoneSaved />
        </WishlistAndRecentRow>
      </div>
      <WishlistAndRecentRow list="recent" />
    </>
  );
}
