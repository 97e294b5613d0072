import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import type { Head } from '#domain/head.ts';
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx';
import { useWords } from '#lib/hooks/useWords.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  return {
    title: wordsOf(checkoutWords).checkout.title,
    description: wordsOf(checkoutWords).checkout.information,
    canonicalPath: null,
    isIndexed: false,
  };
}

export function PlaceOrderPage() {
  const checkoutText = useWords(checkoutWords).checkout;
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={checkoutText.title} />
      <CheckoutScreen />
    </div>
  );
}
