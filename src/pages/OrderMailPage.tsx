import { textOf } from '#content/copy.ts';
import { orderMailCopy } from '#content/sessionText.ts';
import type { Head } from '#domain/head.ts';
import { OrderMail } from '#features/ordermail/OrderMail.tsx';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  return {
    title: textOf(orderMailCopy).title,
    description: textOf(orderMailCopy).lead,
    canonicalPath: null,
    isIndexed: false,
  };
}

export function OrderMailPage() {
  const orderMailText = useCopy(orderMailCopy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={orderMailText.title} />
      <OrderMail />
    </div>
  );
}
