import { fieldsIn, typeInto, type Field } from './typedFields.ts';

/**
 * True if a browser or a password manager has filled in the field without an event: React mirrors each value into the
 * attribute, so the two then differ. Not for selects (they have no such attribute), numbers (their attribute is written
 * late) and sections that are not hydrated (boot/EventReplay.tsx).
 */
const isUnseen = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  field.type !== 'number' &&
  field.value !== field.defaultValue &&
  field.closest('[data-hydrating]') === null;

const unseenFields = (): readonly Field[] => [...document.forms].flatMap((form) => fieldsIn(form).filter(isUnseen));

function dispatchInput(fields: readonly Field[]): void {
  // Read all fields first: React empties a field whose change it has not seen when it renders the form for another one.
  const values = fields.map((field) => [field, field.value] as const);
  for (const [field, value] of values) typeInto(field, value);
}

/** Dispatches an event for every value that React has not seen. */
function reportAutofill({ type, target }: Event): void {
  const unseen = unseenFields();
  // The field that is being typed into dispatches its own event.
  if (type === 'input' && unseen.every((field) => field === target)) return;
  dispatchInput(unseen);
}

/** Reports filled-in values on every input, click and submit. Returns a function that stops it. */
export function watchAutofill(): () => void {
  const types = ['input', 'click', 'submit'] as const;
  for (const name of types) document.addEventListener(name, reportAutofill, { capture: true });
  // Includes what was typed while React was hydrating the form.
  dispatchInput(unseenFields());
  return () => {
    for (const name of types) document.removeEventListener(name, reportAutofill, { capture: true });
  };
}
