import { checkoutCopy } from '#content/checkoutText.ts';
import { useCopy } from '#lib/useCopy.ts';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';

/** An order's answer never came: where to look before ordering again. */
export function UnknownOrder() {
  const checkoutText = useCopy(checkoutCopy);
  return (
    <Notice tone="error" title={checkoutText.unknown}>
      <p>{checkoutText.unknownHelp}</p>
      <OrdersLink />
    </Notice>
  );
}
