import { readJson, tabStorage } from '#lib/storage.ts';
import { operations } from './operationLog.ts';

/** Where the notes of orders lie, on the device or, where that refuses them, in the tab. */
export const NOTES_KEY = 'kanuka.orders';

type Note = Readonly<Partial<Record<'account' | 'state' | 'at' | 'isRepeat' | 'earlierAttempts', unknown>>> | null;

/** So long after it was last sent, an order that My Orders did not have may still come. */
const LATE_MS = 24 * 60 * 60 * 1000;

function mayBeStored(note: Note): boolean {
  const isRecent = typeof note?.at === 'number' && Date.now() - note.at < LATE_MS;
  if (note?.state === 'placed') return isRecent && (note.isRepeat === true || note.earlierAttempts !== undefined);
  return note?.state !== 'open' || isRecent;
}

/**
 * True while an order of this account may reach the server, or have reached it, without anybody having said so: also one
 * that My Orders did not have yet, though it was sent again since and placed. Every page asks this with the cart, but few
 * order: so the notes are read here without all that orderNotes knows of them.
 */
export function hasUnansweredOrder(account: string): boolean {
  return [readJson(tabStorage, NOTES_KEY), operations.read(NOTES_KEY)].some(
    (notes) => Array.isArray(notes) && notes.some((note: Note) => note?.account === account && mayBeStored(note)),
  );
}
