import { AddressForm, AddressProblems } from '#components/AddressForm.tsx';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { addressLine } from '#domain/order/orderText.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField } from '#ui/Field.tsx';
import type { Checkout } from './useCheckout.ts';

type DeliveryProps = { readonly checkout: Checkout };

/** Where the order goes, and whether this device remembers it. */
export function DeliveryInformation({ checkout }: DeliveryProps) {
  const t = useMessages(checkoutMessages).checkout;
  return (
    <section aria-labelledby="information">
      <AddressProblems form={checkout} />
      <h2 id="information" className="mb-5 text-block">
        {t.information}
      </h2>
      <SavedAddresses checkout={checkout} />
      <AddressForm form={checkout} />
      <div className="mt-4">
        <Checkbox isChecked={checkout.remember} onChange={checkout.setRemember}>
          <span>{t.remember}</span>
        </Checkbox>
      </div>
    </section>
  );
}

/** The addresses of this device to choose from, when it remembers more than the one that is filled in. */
function SavedAddresses({ checkout: { address, change } }: DeliveryProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const addresses = useShop((state) => state.addresses);
  if (addresses.length === 0) return null;
  const current = addresses.find((saved) => addressLine(saved.address) === addressLine(address));
  return (
    <SelectField
      label={checkoutText.saved}
      value={current?.id ?? ''}
      onChange={(event) => {
        const chosen = addresses.find(({ id }) => id === event.target.value);
        if (chosen) change(chosen.address);
      }}
      className="mb-5"
    >
      <option value="">{checkoutText.savedChoose}</option>
      {addresses.map(({ id, address: saved }) => (
        <option key={id} value={id}>
          {`${saved.firstName} ${saved.lastName}, ${addressLine(saved)}`}
        </option>
      ))}
    </SelectField>
  );
}
