import type { OpeningHours } from '#domain/shop/openingHours.ts';

export const openingHours: OpeningHours = { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '10:00', closes: '19:30' };
