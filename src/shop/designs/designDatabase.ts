import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import * as v from 'valibot';

import { isYearMonth, type YearMonth } from '#domain/design/calendar.ts';
import { ANSWER_LENGTH, LOOKS, NOTE_LENGTH, type Design } from '#domain/design/design.ts';
import {
  MAX_TEXTS,
  TEXT_COLOURS,
  TEXT_SIZE,
  TEXT_SURFACES,
  TYPEFACES,
  writtenTexts,
  type DesignText,
} from '#domain/design/designText.ts';
import { LAYOUTS } from '#domain/design/layouts.ts';
import { COPIES } from '#domain/image/photoOrigin.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const side = v.pipe(v.number(), v.minValue(1));
const point = v.object({ x: share, y: share });
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

const placement = v.object({ x: share, y: share, zoom: side, turns: v.number(), tilt: v.number() });
const place = v.object({
  photo: v.string(),
  pixels: v.object({ width: side, height: side }),
  placement,
  copied: v.exactOptional(v.picklist(COPIES)),
});
const text = v.object({
  text: v.string(),
  typeface: v.picklist(TYPEFACES),
  colour: v.picklist(keysOf(TEXT_COLOURS)),
  size: v.pipe(v.number(), v.minValue(TEXT_SIZE.least), v.maxValue(TEXT_SIZE.most)),
  align: v.picklist(['left', 'centre', 'right']),
  at: point,
  surface: v.exactOptional(v.picklist(TEXT_SURFACES)),
});

const filledIn = v.exactOptional(v.string());
const template = v.object({
  id: v.nullable(v.string()),
  language: v.string(),
  values: v.object({ name: filledIn, partner: filledIn, date: filledIn, from: filledIn }),
  layoutBefore: v.exactOptional(v.picklist(keysOf(LAYOUTS))),
});

const design = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  gift: v.object({
    productId: v.string(),
    size: v.string(),
    name: v.string(),
    category: v.string(),
    subCategory: v.string(),
  }),
  madeAt: v.number(),
  layout: v.picklist(keysOf(LAYOUTS)),
  places: v.array(v.nullable(place)),
  words: v.nullable(text),
  moreTexts: v.exactOptional(v.pipe(v.array(text), v.maxLength(MAX_TEXTS - 1))),
  look: v.picklist(LOOKS),
  note: v.pipe(v.string(), v.maxLength(NOTE_LENGTH)),
  answer: v.pipe(v.string(), v.maxLength(ANSWER_LENGTH)),
  firstMonth: v.exactOptional(v.custom<YearMonth>(isYearMonth)),
  template: v.exactOptional(template),
}) satisfies v.GenericSchema<unknown, DesignFields>;

/** A text as the device stores it: earlier versions wrote no surface. */
type TextFields = Omit<DesignText, 'surface'> & Partial<Pick<DesignText, 'surface'>>;

/**
 * A design as the device stores it. `words` is its first text, so that earlier versions of the shop read it, and `moreTexts` has the
 * further ones. docs/decisions/0040-several-texts.md
 */
export type DesignFields = Omit<Design, 'texts'> & {
  readonly words: TextFields | null;
  readonly moreTexts?: readonly TextFields[];
};

/**
 * The design of a stored value; null for anything else. Values from the device are checked, as another version of the shop may have
 * written them; fields that only a later version knows stay with the design.
 */
export function designFrom(value: unknown): Design | null {
  if (!v.is(design, value)) return null;
  const { words, moreTexts = [], ...fields } = value;
  const texts = [...(words ? [words] : []), ...moreTexts].slice(0, MAX_TEXTS);
  return { ...fields, texts: texts.map((text) => ({ surface: 'print', ...text })) };
}

/** The design as the device stores it, without text boxes that have no letters. */
export function fieldsOf({ texts, ...fields }: Design): DesignFields {
  const [words = null, ...moreTexts] = writtenTexts(texts);
  return { ...fields, words, ...(moreTexts.length > 0 && { moreTexts }) };
}

/**
 * A file in the database, as bytes: in Safari's private window writing a Blob never completes and never fails. Blobs that
 * earlier versions of the shop wrote are rewritten when they are read.
 */
export type FileRecord = { readonly type: string; readonly bytes: ArrayBuffer };

/**
 * A preview with the sizes of its design's photos in bytes, by content hash, so that no photo is read to be measured.
 */
export type PreviewRecord = FileRecord & { readonly photoSizes: readonly (readonly [string, number])[] };

interface Schema extends DBSchema {
  designs: { key: string; value: DesignFields };
  /** By content hash: a photo is stored once, however many designs use it. */
  photos: { key: string; value: FileRecord | Blob };
  /** By the id of the design. */
  previews: { key: string; value: PreviewRecord | Blob };
}

export type StoreName = StoreNames<Schema>;

/** After this many seconds without any answer from the database the page does without it. */
const MAX_SILENT_SECONDS = 5;

class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
}

/** True while the latest request to the database has timed out: further requests would queue behind it. */
let isSilent = false;

/**
 * The result of work with the database, which may go MAX_SILENT_SECONDS without progress. Work of several steps calls
 * `onProgress` after each. `onLate` gets the result of work that finishes after it has timed out.
 * @throws SilentDatabaseError
 */
export async function withTimeout<T>(
  work: (onProgress: () => void) => Promise<T>,
  onLate: (result: T) => void = () => {},
): Promise<T> {
  let seconds = 0;
  let isTimedOut = false;
  let clock: ReturnType<typeof setInterval> | undefined;
  const silence = new Promise<never>((_, reject) => {
    // Ticks are counted, not the time between: while the page is too busy to receive an answer, no tick counts either.
    clock = setInterval(() => {
      seconds += 1;
      if (seconds < MAX_SILENT_SECONDS) return;
      clearInterval(clock);
      [isTimedOut, isSilent] = [true, true];
      reject(new SilentDatabaseError());
    }, 1000);
  });
  const finished = async (): Promise<T> => {
    try {
      return await work(() => (seconds = 0));
    } finally {
      clearInterval(clock);
      if (isTimedOut) isSilent = false;
    }
  };
  const reported = async (): Promise<T> => {
    const result = await finished();
    if (isTimedOut) onLate(result);
    return result;
  };
  return Promise.race([reported(), silence]);
}

/** An open connection. */
export type Database = IDBPDatabase<Schema>;

let connection: Promise<Database> | null = null;

/** @throws DOMException where the browser refuses to open the database, SilentDatabaseError */
function open(): Promise<Database> {
  if (isSilent) return Promise.reject(new SilentDatabaseError());
  if (connection) return connection;
  /** The next call opens another connection, unless one is open already. */
  const forget = (): void => {
    if (connection === opened) connection = null;
  };
  const opened: Promise<Database> = openDB<Schema>('kanuka-designs', 1, {
    upgrade: (database) => {
      database.createObjectStore('designs', { keyPath: 'id' });
      database.createObjectStore('photos');
      database.createObjectStore('previews');
    },
    // The browser closed the connection, or another tab upgrades the database.
    terminated: forget,
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
  void opened.catch(forget);
  connection = opened;
  return opened;
}

/** Errors that another connection would answer in the same way. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof DOMException) || ['QuotaExceededError', 'SecurityError', 'VersionError'].includes(error.name);

/**
 * Works with the database. Browsers close connections without an event (Safari does in the background) and then refuse each
 * transaction: after an error the work is done once more on another connection, so it must have the same result twice.
 * @throws DOMException, SilentDatabaseError
 */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const opening = open();
  try {
    return await work(await opening);
  } catch (error) {
    if (isFinal(error)) throw error;
    console.warn('designs: opening the database again after', error);
    if (connection === opening) connection = null;
    void opening.then((database) => database.close()).catch(() => {});
    return work(await open());
  }
}

/** True in a browser without a database, or where the shopper's settings block it: it holds nothing of the shop's. */
export const isWithoutDatabase = (error: unknown): boolean =>
  globalThis.indexedDB === undefined || (error instanceof DOMException && error.name === 'SecurityError');
