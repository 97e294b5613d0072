import { useWords, wordsOf } from '#content/language.ts';
import { sessionWords } from '#content/sessionWords.ts';
import type { Head } from '#domain/head.ts';
import { OrderMail } from '#features/ordermail/OrderMail.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, lead: description } = wordsOf(sessionWords).orderMail;
  return { title, description };
}

export function OrderMailPage() {
  const orderMailText = useWords(sessionWords).orderMail;
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={orderMailText.title} />
      <OrderMail />
    </div>
  );
}
