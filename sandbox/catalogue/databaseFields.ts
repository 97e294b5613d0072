/** The five bytes in the middle of an ObjectId, one value for each kind of record. */
const KIND_BYTES = {
  product: '6b616e7501',
  media: '6b616e7502',
  review: '6b616e7503',
  slide: '6b616e7504',
  category: '6b616e7505',
  keyword: '6b616e7506',
} as const;

export type RecordKind = keyof typeof KIND_BYTES;

/** An id as MongoDB would give it: eight hex digits of creation time, five bytes, three of a counter. */
export function objectId(kind: RecordKind, createdMs: number, counter: number): string {
  const seconds = Math.floor(createdMs / 1000);
  return hex(seconds, 8) + KIND_BYTES[kind] + hex(counter, 6);
}

/** What the database adds to a record of its own accord. */
export function databaseFields(kind: RecordKind, created: string, counter: number) {
  const createdAt = new Date(created).toISOString();
  return {
    _id: objectId(kind, Date.parse(createdAt), counter),
    createdAt,
    updatedAt: createdAt,
    __v: 0,
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
