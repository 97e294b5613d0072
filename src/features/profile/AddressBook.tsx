import { useState, type FormEvent } from 'react';

import { useWords } from '#content/language.ts';
import { sessionWords } from '#content/sessionWords.ts';
import { EMPTY_ADDRESS, type Address, type SavedAddress } from '#domain/address.ts';
import { cleanAddress } from '#domain/addressChecks.ts';
import { addressLine } from '#domain/orderText.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { AddressForm, AddressProblems } from '#blocks/AddressForm.tsx';
import { useAddressForm } from '#blocks/useAddressForm.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** The delivery addresses of this device: add, edit, remove, choose the default. */
export function AddressBook() {
  const profileText = useWords(sessionWords).profile;
  const addresses = useShop((state) => state.addresses);
  const { saveAddress } = useShopActions();
  // The id being edited; 'new' for a new one; null while only reading.
  const [edited, setEdited] = useState<string | null>(null);
  // What was edited last: the focus goes back to the button that led there.
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
  if (edited !== null) {
    const start = addresses.find(({ id }) => id === edited)?.address ?? EMPTY_ADDRESS;
    return (
      <AddressEditor
        title={edited === 'new' ? profileText.newTitle : profileText.editTitle}
        start={start}
        onSave={save}
        onCancel={() => setEdited(null)}
      />
    );
  }
  const add = (
    <Button ref={last === 'new' ? takeFocus : undefined} tone="primary" onClick={() => edit('new')}>
      {profileText.add}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState level={3} title={profileText.none} text={profileText.noneHelp}>
        {add}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mb-6 grid gap-4 md:grid-cols-2">
        {addresses.map((saved, index) => (
          <AddressCard
            key={saved.id}
            saved={saved}
            isDefault={index === 0}
            takesFocus={last === saved.id}
            onEdit={() => edit(saved.id)}
          />
        ))}
      </ul>
      {add}
    </>
  );
}

type AddressCardProps = {
  readonly saved: SavedAddress;
  readonly isDefault: boolean;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
};

function AddressCard({ saved: { id, address }, isDefault, takesFocus, onEdit }: AddressCardProps) {
  const profileText = useWords(sessionWords).profile;
  const { removeAddress, preferAddress } = useShopActions();
  const remove = (): void => {
    removeAddress(id);
    focusHeading();
    notify.success(profileText.removed);
  };
  const name = `${address.firstName} ${address.lastName}`;
  return (
    <li className="flex flex-col rounded-md border border-line bg-white p-5">
      <p className="flex flex-wrap items-center gap-3 text-large font-medium break-anywhere">
        {name}
        {isDefault && (
          <span className="rounded-sm bg-sand px-2 py-0.5 text-label font-semibold">{profileText.isDefault}</span>
        )}
      </p>
      <p className="mt-1 break-anywhere text-ink-2">{addressLine(address)}</p>
      <p className="text-small break-anywhere text-ink-3">
        {address.phone}, {address.email}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-1 pt-3">
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
        <Button tone="quiet" size="small" aria-label={profileText.removeNamed(name)} onClick={remove}>
          {profileText.remove}
        </Button>
      </p>
    </li>
  );
}

type AddressEditorProps = {
  readonly title: string;
  readonly start: Address;
  readonly onSave: (address: Address) => void;
  readonly onCancel: () => void;
};

/** Writes or mends one address of the book. */
function AddressEditor({ title, start, onSave, onCancel }: AddressEditorProps) {
  const profileText = useWords(sessionWords).profile;
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
