import { useMessages } from '#content/language.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import type { SavedAddress } from '#domain/address/address.ts';
import { addressLine } from '#domain/order/orderText.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';

type AddressCardProps = {
  readonly saved: SavedAddress;
  readonly isDefault: boolean;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** One address of the book, with its actions. */
export function AddressCard({ saved: { id, address }, isDefault, takesFocus, onEdit, onRemove }: AddressCardProps) {
  const profileText = useMessages(sessionMessages).profile;
  const { preferAddress } = useShopActions();
  const name = `${address.firstName} ${address.lastName}`;
  return (
    <li className="flex flex-col rounded-md border border-line bg-white p-5">
      <p className="flex flex-wrap items-center gap-3 text-large font-medium break-anywhere">
        <span translate="no">{name}</span>
        {isDefault && (
          <span className="rounded-sm bg-sand px-2 py-0.5 text-label font-semibold">{profileText.isDefault}</span>
        )}
      </p>
      <p translate="no" className="mt-1 break-anywhere text-ink-2">
        {addressLine(address)}
      </p>
      <p translate="no" className="text-small break-anywhere text-ink-3">{`${address.phone}, ${address.email}`}</p>
      <p className="mt-auto flex flex-wrap gap-x-5 pt-3">
        <Button
          ref={takesFocus ? takeFocus : undefined}
          tone="quiet"
          size="small"
          aria-label={profileText.editNamed(name)}
          onClick={onEdit}
        >
          {profileText.edit}
        </Button>
        {!isDefault && (
          <Button
            tone="quiet"
            size="small"
            aria-label={profileText.preferNamed(name)}
            onClick={() => {
              preferAddress(id);
              focusHeading();
            }}
          >
            {profileText.prefer}
          </Button>
        )}
        <Button tone="quiet" size="small" aria-label={profileText.removeNamed(name)} onClick={onRemove}>
          {profileText.remove}
        </Button>
      </p>
    </li>
  );
}
