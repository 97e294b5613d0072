import type { Context } from 'hono';
import type { Body, Fields } from './body.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Journal } from './journal.ts';
import type { Faults } from '../faults/activeFaults.ts';
import type { Guesses } from '../accounts/guesses.ts';
import type { Mode, Settings } from '../options.ts';
import type { Store } from '../store/store.ts';

/** Dependencies of every route. */
export interface Services {
  readonly settings: Settings;
  readonly mode: Mode;
  readonly store: Store;
  readonly secret: string;
  readonly guesses: Guesses;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Forgets accounts, carts, orders, counted calls and counted passwords; payments are checked and captured as usual. */
  reset(): void;
}

/** What is known about one request before it is routed. */
interface Exchange {
  readonly body: Body;
  readonly catalogue: Catalogue;
  /** The caller's. */
  readonly address: string;
  /** A fault cuts the backend off from its payment providers. */
  readonly isProviderDown: boolean;
}

export interface Env {
  // Hono asks for these two names.
  Bindings: Exchange;
  Variables: { fields: Fields };
}

export type RouteContext = Context<Env>;
