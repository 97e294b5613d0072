import type { FormEvent } from 'react';

import { useMessages } from '#content/language.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import type { Address } from '#domain/address/address.ts';
import { cleanAddress } from '#domain/address/addressChecks.ts';
import { takeFocus } from '#lib/takeFocus.ts';
import { AddressForm, AddressProblems } from '#components/AddressForm.tsx';
import { useAddressForm } from '#components/useAddressForm.ts';
import { Button } from '#ui/Button.tsx';

type AddressEditorProps = {
  readonly title: string;
  readonly start: Address;
  readonly onSave: (address: Address) => void;
  readonly onCancel: () => void;
};

/** Adds or edits one address of the book. */
export function AddressEditor({ title, start, onSave, onCancel }: AddressEditorProps) {
  const profileText = useMessages(sessionMessages).profile;
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
