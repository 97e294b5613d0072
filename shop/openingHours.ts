import type { OpeningHours } from '#domain/shop/openingHours.ts';

/** When the shop is open: the same hours on every day from the first to the last. */
export const openingHours: OpeningHours = { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:00', closes: '20:00' };
