/** Fields that contain a text or a choice. A script cannot restore a chosen file. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, select';

/** All fields below a node, in document order. */
export const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/** Sets a field's value as if the shopper had typed or chosen it. */
export function typeInto(field: Field, value: string): void {
  const changed = () => field.dispatchEvent(new Event('change', { bubbles: true }));
  // React's value tracker already holds this value: dispatch twice so that it sees a change.
  changed();
  field.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  changed();
}

/** Identifies a field across renders, in which generated ids change. */
const nameOf = (field: Field): string => `${field.localName} ${field.name} ${field.autocomplete}`;

/** Keys of all fields of the page; fields with the same name are numbered. */
function named(): readonly (readonly [name: string, field: Field])[] {
  const counts = new Map<string, number>();
  return fieldsIn(document).map((field) => {
    const name = nameOf(field);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

/**
 * Records the content of all fields and the focused one. The returned function restores both into the current fields.
 */
export function rememberTyped(): () => void {
  const before = new Map(named().map(([name, field]) => [name, field.value]));
  const focused = named().find(([, field]) => field === document.activeElement)?.[0];
  return () => {
    for (const [name, field] of named()) {
      const value = before.get(name);
      if (value !== undefined && value !== '' && value !== field.value) typeInto(field, value);
      if (name === focused && document.activeElement !== field) field.focus({ preventScroll: true });
    }
  };
}
