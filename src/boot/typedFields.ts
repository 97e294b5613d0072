/** Fields that hold a text or a choice. A chosen file cannot be put back by a script. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, select';

/** Every field below a node, in the order of the page. */
export const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/** Gives a field a value as if the shopper had typed or chosen it. */
export function typeInto(field: Field, value: string): void {
  const changed = () => field.dispatchEvent(new Event('change', { bubbles: true }));
  // React takes a value that is already there for its own: the first event has it take the field over, then it sees a change.
  changed();
  field.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  changed();
}

/** What tells a field from the others, also after it was drawn again: ids are new then. */
const nameOf = (field: Field): string => `${field.localName} ${field.name} ${field.autocomplete}`;

/** Names of all fields of the page, the second of a name with its number. */
function named(): readonly (readonly [name: string, field: Field])[] {
  const counts = new Map<string, number>();
  return fieldsIn(document).map((field) => {
    const name = nameOf(field);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

/** Remembers what is in the fields of the page and which one has the focus; the function puts both into the fields of now. */
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
