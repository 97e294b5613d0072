import type { OpeningHours } from './openingHours.ts';

/** What texts say of the shop itself. */
export type ShopFacts = {
  /** As it stands in headings: 'Kanuka'. */
  readonly shopName: string;
  /** As it stands on papers: 'Kanuka Photo Products'. */
  readonly shopFullName: string;
  readonly shopTown: string;
  /** The town with its state, where that is known: 'Tenali, Andhra Pradesh'. */
  readonly shopPlace: string;
  readonly openingHours: OpeningHours;
};
