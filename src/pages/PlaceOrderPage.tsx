import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, information: description } = messagesOf(checkoutMessages).checkout;
  return { title, description };
}

export function PlaceOrderPage() {
  const checkoutText = useMessages(checkoutMessages).checkout;
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHeading title={checkoutText.title} />
      <CheckoutScreen />
    </div>
  );
}
