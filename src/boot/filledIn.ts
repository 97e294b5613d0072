import { fieldsIn, typeInto, type Field } from './typedFields.ts';

/**
 * Whether a browser or a password manager filled a field in without an event: React writes each value of its own into the
 * attribute as well, so that the two differ. A select has no such attribute, a number's is written late, and a part that is
 * not hydrated has a way of its own (boot/eventReplay.ts).
 */
const isUnseen = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  field.type !== 'number' &&
  field.value !== field.defaultValue &&
  field.closest('[data-waiting]') === null;

const unseenFields = (): readonly Field[] => [...document.forms].flatMap((form) => fieldsIn(form).filter(isUnseen));

function dispatchInput(fields: readonly Field[]): void {
  // All are read first: React empties a field that it has not heard of when it draws the form for another one.
  const values = fields.map((field) => [field, field.value] as const);
  for (const [field, value] of values) typeInto(field, value);
}

/** Tells the shop of every value that it has not heard of. */
function typeFilledIn({ type, target }: Event): void {
  const unseen = unseenFields();
  // The shop is just about to hear of the field that is typed into.
  if (type === 'input' && unseen.every((field) => field === target)) return;
  dispatchInput(unseen);
}

/** From now on the shop hears of values that came without an event when something is typed, clicked or sent. Returns the end of it. */
export function watchAutofill(): () => void {
  const types = ['input', 'click', 'submit'] as const;
  for (const name of types) document.addEventListener(name, typeFilledIn, { capture: true });
  // What was typed while React was hydrating the form.
  dispatchInput(unseenFields());
  return () => {
    for (const name of types) document.removeEventListener(name, typeFilledIn, { capture: true });
  };
}
