import { textOf } from '#content/copy.ts';
import { verifyCopy } from '#content/sessionText.ts';
import type { Head } from '#domain/head.ts';
import { PaymentReturn } from '#features/payment/PaymentReturn.tsx';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(): Head {
  return {
    title: textOf(verifyCopy).title,
    description: textOf(verifyCopy).checking,
    canonicalPath: null,
    isIndexed: false,
  };
}

export function VerifyPage() {
  const verifyText = useCopy(verifyCopy);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHead title={verifyText.title} />
      <PaymentReturn />
    </div>
  );
}
