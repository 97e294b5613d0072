import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import type { Address } from '#domain/address.ts';
import { addressLine } from '#domain/orderText.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { SelectField } from '#ui/Field.tsx';

type SavedAddressesProps = { readonly address: Address; readonly onChoose: (address: Address) => void };

/** The addresses of this device to choose from, when it remembers more than the one that is filled in. */
export function SavedAddresses({ address, onChoose }: SavedAddressesProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const addresses = useShop((state) => state.addresses);
  if (addresses.length === 0) return null;
  const current = addresses.find((saved) => addressLine(saved.address) === addressLine(address));
  return (
    <SelectField
      label={checkoutText.saved}
      value={current?.id ?? ''}
      onChange={(event) => {
        const chosen = addresses.find(({ id }) => id === event.target.value);
        if (chosen) onChoose(chosen.address);
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
