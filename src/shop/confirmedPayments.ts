import { readJson, session } from '#lib/storage.ts';

const KEY = 'kanuka.confirmed';

function ids(): readonly string[] {
  const raw = readJson(session, KEY);
  return Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string') : [];
}

/** Orders that the server has confirmed as paid in this tab. */
export const confirmedPayments = {
  has: (orderId: string): boolean => ids().includes(orderId),
  add: (orderId: string): void => void session.write(KEY, JSON.stringify([...ids(), orderId].slice(-50))),
};
