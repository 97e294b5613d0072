import { useMessages, messagesOf } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { OrderMail } from '#features/orders/OrderMail.tsx';
import { PageHeading } from '#ui/Heading.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(): Head {
  const { title, lead: description } = messagesOf(privatePageMessages).orderMail;
  return { title, description };
}

export function OrderMailPage() {
  const orderMailText = useMessages(privatePageMessages).orderMail;
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <Seo head={head()} />
      <PageHeading title={orderMailText.title} />
      <OrderMail />
    </div>
  );
}
