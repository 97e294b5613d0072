import { paths } from '#config/paths.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import type { Head } from '#domain/seo/head.ts';
import { useLogOut } from '#features/account/useLogOut.tsx';
import { StoredDesigns } from '#features/personalise/StoredDesigns.tsx';
import { AddressBook } from '#features/account/AddressBook.tsx';
import { NoneSaved, WishlistAndRecentRow } from '#features/catalogue/WishlistAndRecentRow.tsx';
import type { ReturnState } from '#lib/loginReturn.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, lead: description } = messagesOf(privatePageMessages).profile;
  return { title, description };
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
