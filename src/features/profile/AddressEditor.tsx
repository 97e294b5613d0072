import { useState, type FormEvent } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import { sessionWords } from '#content/sessionWords.ts';
import { addressProblems, cleanAddress, type Address, type AddressField } from '#domain/address.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { AddressForm, fieldId } from '#blocks/AddressForm.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { problemText } from '#blocks/addressProblemText.ts';

type AddressEditorProps = {
  readonly title: string;
  readonly start: Address;
  readonly onSave: (address: Address) => void;
  readonly onCancel: () => void;
};

/** Writes or mends one address of the book. */
export function AddressEditor({ title, start, onSave, onCancel }: AddressEditorProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const profileText = useWords(sessionWords).profile;
  const [address, setAddress] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const all = addressProblems(address);
  const shown =
    attempt > 0 ? all : new Map([...all].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (all.size > 0) setAttempt((count) => count + 1);
    else onSave(cleanAddress(address));
  };
  return (
    <form noValidate onSubmit={submit} aria-label={title} className="rounded-lg bg-cream p-5 md:p-7">
      <h3 className="mb-5 text-h3">{title}</h3>
      <ErrorSummary
        heading={checkoutText.problems.heading(all.size)}
        attempt={attempt}
        problems={
          attempt === 0
            ? []
            : [...all].map(([field, problem]) => ({
                fieldId: fieldId(field),
                text: problemText(checkoutText, field, problem) ?? '',
              }))
        }
      />
      <AddressForm
        address={address}
        problems={shown}
        onChange={setAddress}
        onLeave={(field) => setLeft((fields) => new Set(fields).add(field))}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" tone="primary">
          {profileText.save}
        </Button>
        <Button onClick={onCancel}>{profileText.cancel}</Button>
      </div>
    </form>
  );
}
