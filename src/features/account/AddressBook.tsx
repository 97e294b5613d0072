import { useState } from 'react';

import { useMessages } from '#content/language.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import { EMPTY_ADDRESS, type Address } from '#domain/address/address.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useDoubleClick } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressEditor } from './AddressEditor.tsx';

/** The delivery addresses of this device: add, edit, remove, choose the default. */
export function AddressBook() {
  const profileText = useMessages(sessionMessages).profile;
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
  const remove = (id: string): void => {
    // The next address has moved under the pointer, and a removal cannot be undone.
    if (isSecondClick('remove')) return;
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
            onRemove={() => remove(saved.id)}
          />
        ))}
      </ul>
      {add}
    </>
  );
}
