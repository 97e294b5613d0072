/** An object with unchecked fields, as parsed JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object with fields: not for null, nor for a list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object; none for any other value. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
