import { useMessages, messagesOf } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { PaymentReturn } from '#features/checkout/PaymentReturn.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, checking: description } = messagesOf(privatePageMessages).verify;
  return { title, description };
}

export function VerifyPage() {
  const verifyText = useMessages(privatePageMessages).verify;
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHeading title={verifyText.title} />
      <PaymentReturn />
    </div>
  );
}
