import { checkoutCopy } from '#content/checkoutText.ts';
import { textOf } from '#content/copy.ts';
import type { Head } from '#domain/head.ts';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  return {
    title: textOf(checkoutCopy).title,
    description: textOf(checkoutCopy).information,
    canonicalPath: null,
    isIndexed: false,
  };
}

export function PlaceOrderPage() {
  const checkoutText = useCopy(checkoutCopy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={checkoutText.title} />
      <CheckoutScreen />
    </div>
  );
}
