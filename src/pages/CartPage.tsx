import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { CartScreen } from '#features/cart/CartScreen.tsx';
import { PaymentNotMade } from '#features/checkout/PaymentNotMade.tsx';
import { LineDesigns } from '#features/personalise/LineDesigns.tsx';
import { WishlistAndRecentRow } from '#features/catalogue/WishlistAndRecentRow.tsx';
import { useItemCount } from '#shop/cart/useCartView.ts';
import { PageHeading } from '#ui/Heading.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

/** The cart is private: its head keeps it out of search engines. */
export function head(): Head {
  const { title, emptyHelp: description } = messagesOf(checkoutMessages).cart;
  return { title, description };
}

export function CartPage() {
  const t = useMessages(commonMessages);
  const cartText = useMessages(checkoutMessages).cart;
  const count = useItemCount();
  return (
    <>
      <div className="wrap pb-section-phone md:pb-section">
        <Seo head={head()} />
        <PageHeading title={cartText.title}>
          {count > 0 && <p className="text-ink-3">{t.collection.count(count)}</p>}
        </PageHeading>
        <PaymentNotMade />
        <SectionBoundary>
          <CartScreen renderDesigns={(line) => <LineDesigns line={line} />} />
        </SectionBoundary>
      </div>
      <WishlistAndRecentRow list="wishlist" />
      <WishlistAndRecentRow list="recent" isBesideCart />
    </>
  );
}
