import { useCallback, useEffect, useState } from 'react';

import { accountOf } from '#domain/account.ts';
import type { OrderNote } from '#domain/orderNote.ts';
import { orderNotes } from '#shop/orderNotes.ts';
import { useShop } from '#shop/ShopContext.tsx';

/** The shopper's order whose fate is unknown, and a way to look again; null when there is none. */
export function useUnanswered(): readonly [OrderNote | null, () => void] {
  const token = useShop((state) => state.token);
  const [note, setNote] = useState<OrderNote | null>(null);
  const look = useCallback(() => setNote(token === null ? null : orderNotes.unanswered(accountOf(token))), [token]);
  useEffect(look, [look]);
  return [note, look];
}
