import { AddressForm, AddressProblems } from '#blocks/AddressForm.tsx';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { CheckRow } from '#ui/CheckRow.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import type { Checkout } from './useCheckout.ts';

/** Where the order goes, and whether this device remembers it. */
export function DeliveryInformation({ checkout }: { readonly checkout: Checkout }) {
  const t = useWords(checkoutWords).checkout;
  return (
    <section aria-labelledby="information">
      <AddressProblems form={checkout} />
      <h2 id="information" className="mb-5 text-block">
        {t.information}
      </h2>
      <SavedAddresses address={checkout.address} onChoose={checkout.change} />
      <AddressForm form={checkout} />
      <div className="mt-4">
        <CheckRow isChecked={checkout.remember} onChange={checkout.setRemember}>
          {t.remember}
        </CheckRow>
      </div>
    </section>
  );
}
