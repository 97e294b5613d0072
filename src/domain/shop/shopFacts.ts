import type { OpeningHours } from './openingHours.ts';

/** Facts of the shop that texts contain. */
export type ShopFacts = {
  /** The short name, for headings: 'Kanuka'. */
  readonly shopName: string;
  /** The full name, for invoices and policies: 'Kanuka Photo Products'. */
  readonly shopFullName: string;
  readonly shopTown: string;
  /** The town with its state, where that is known: 'Tenali, Andhra Pradesh'. */
  readonly shopPlace: string;
  readonly openingHours: OpeningHours;
};
