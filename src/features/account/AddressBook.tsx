import { useState, type FormEvent } from 'react';

import { AddressForm, AddressProblems, useAddressForm } from '#components/AddressForm.tsx';
import { useMessages } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { addressLine, EMPTY_ADDRESS, type Address, type SavedAddress } from '#domain/address/address.ts';
import { cleanAddress } from '#domain/address/addressChecks.ts';
import { focusHeading, takeFocus } from '#lib/focusHeading.ts';
import { useDoubleClick, type Press } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

type AddressEditorProps = {
  readonly title: string;
  readonly start: Address;
  readonly onSave: (address: Address) => void;
  readonly onCancel: () => void;
};

/** Adds or edits one address of the book. */
function AddressEditor({ title, start, onSave, onCancel }: AddressEditorProps) {
  const profileText = useMessages(privatePageMessages).profile;
  const form = useAddressForm(() => start);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.check()) onSave(cleanAddress(form.address));
  };
  return (
    <form noValidate onSubmit={submit} aria-label={title} className="rounded-lg bg-cream p-5 md:p-7">
      <h3 ref={takeFocus} tabIndex={-1} className="mb-5 text-h3">
        {title}
      </h3>
      <AddressProblems form={form} />
      <AddressForm form={form} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" tone="primary">
          {profileText.save}
        </Button>
        <Button onClick={onCancel}>{profileText.cancel}</Button>
      </div>
    </form>
  );
}

type AddressCardProps = {
  readonly saved: SavedAddress;
  readonly isDefault: boolean;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onRemove: (press: Press) => void;
};

/** One address of the book, with its actions. */
function AddressCard({ saved: { id, address }, isDefault, takesFocus, onEdit, onRemove }: AddressCardProps) {
  const profileText = useMessages(privatePageMessages).profile;
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

/** The delivery addresses of this device: add, edit, remove, choose the default. */
export function AddressBook() {
  const profileText = useMessages(privatePageMessages).profile;
  const addresses = useShop((state) => state.addresses);
  const { saveAddress, removeAddress } = useShopActions();
  const isSecondClick = useDoubleClick();
  // The id of the address in the editor, 'new' for a new one; null while the list is shown.
  const [edited, setEdited] = useState<string | null>(null);
  // The last edited id: the focus returns to the button that opened the editor.
  const [last, setLast] = useState<string | null>(null);
  const edit = (id: string): void => {
    setEdited(id);
    setLast(id);
  };
  const save = (address: Address): void => {
    saveAddress(address, edited === 'new' || edited === null ? undefined : edited);
    setEdited(null);
    notify.success(profileText.saved);
  };
  const remove = (id: string, press: Press): void => {
    // The next address has moved under the pointer, and a removal cannot be undone.
    if (isSecondClick('remove', press)) return;
    removeAddress(id);
    focusHeading();
    notify.success(profileText.removed);
  };
  const heading = <h2 className="mb-5 text-block">{profileText.addresses}</h2>;
  if (edited !== null) {
    const start = addresses.find(({ id }) => id === edited)?.address ?? EMPTY_ADDRESS;
    return (
      <>
        {heading}
        <AddressEditor
          title={edited === 'new' ? profileText.newTitle : profileText.editTitle}
          start={start}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      </>
    );
  }
  const add = (
    <Button ref={last === 'new' ? takeFocus : undefined} tone="primary" onClick={() => edit('new')}>
      {profileText.add}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState title={profileText.none} text={profileText.noneHelp}>
        {add}
      </EmptyState>
    );
  }
  return (
    <>
      {heading}
      <ul className="mb-6 grid gap-4 md:grid-cols-2">
        {addresses.map((saved, index) => (
          <AddressCard
            key={saved.id}
            saved={saved}
            isDefault={index === 0}
            takesFocus={last === saved.id}
            onEdit={() => edit(saved.id)}
            onRemove={(press) => remove(saved.id, press)}
          />
        ))}
      </ul>
      {add}
    </>
  );
}
