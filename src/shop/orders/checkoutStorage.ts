import type { Address, Person } from '#domain/address/address.ts';
import { paise, type Paise } from '#domain/money/money.ts';
import { isPaymentMethod, type PaymentMethod } from '#domain/order/order.ts';
import { readJson } from '#lib/storage.ts';
import { addressFrom } from '#shop/session/addressBook.ts';
import { clearTab, shopperStorage, TAB_KEYS } from '#shop/session/shopperStorage.ts';

/** What was chosen beside the address. */
export type CheckoutChoices = {
  readonly method: PaymentMethod;
  readonly remember: boolean;
  /** As it was kept: whoever reads it checks it (giftNoteFrom). */
  readonly giftNote: unknown;
};

/** What the order e-mail tells: the latest order in words, amounts as the shopper saw them. */
export const SUMMARY_FIELDS = ['name', 'email', 'phone', 'address', 'amount', 'items'] as const;

export type OrderSummary = Readonly<Record<(typeof SUMMARY_FIELDS)[number], string>>;

/** Within this time of one reload for another release there is no further one, in milliseconds. */
const RELOAD_PAUSE_MS = 10 * 60_000;

/** What was noted of the last reload for another release. */
function readReload(): { readonly entry?: unknown; readonly at?: unknown; readonly isSaid?: unknown } {
  const raw = readJson(shopperStorage, TAB_KEYS.release);
  return typeof raw === 'object' && raw !== null ? raw : {};
}

/** What checkout keeps for this tab only: the draft goes with the order, the summary with the tab, both with the shopper. */
export const checkoutStorage = {
  readDraft: (): Address | null => {
    const raw = readJson(shopperStorage, TAB_KEYS.draft);
    return raw === null ? null : addressFrom(raw);
  },
  writeDraft: (address: Address): void => void shopperStorage.write(TAB_KEYS.draft, JSON.stringify(address)),
  readChoices: (): CheckoutChoices => {
    const { method, remember, giftNote } = (readJson(shopperStorage, TAB_KEYS.choices) ?? {}) as Readonly<
      Record<string, unknown>
    >;
    return {
      method: isPaymentMethod(method) ? method : 'cod',
      remember: remember === true,
      giftNote,
    };
  },
  writeChoices: (choices: CheckoutChoices): void =>
    void shopperStorage.write(TAB_KEYS.choices, JSON.stringify(choices)),
  clearDraft: (): void => {
    shopperStorage.remove(TAB_KEYS.draft);
    shopperStorage.remove(TAB_KEYS.choices);
    checkoutStorage.clearExpectedTotal();
  },
  /** The cart's total that the shopper saw last in this tab, in paise; null before there was one. */
  readExpectedTotal: (): Paise | null => {
    const total = readJson(shopperStorage, TAB_KEYS.total);
    return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? paise(total) : null;
  },
  writeExpectedTotal: (total: Paise): void => void shopperStorage.write(TAB_KEYS.total, String(total)),
  clearExpectedTotal: (): void => shopperStorage.remove(TAB_KEYS.total),
  /**
   * Notes that the page is about to be loaded again for another release, by its first script; false when it was loaded for
   * it before, or for any a short time ago (two servers may name two releases in turn), or when nothing can be noted: such a
   * page would be loaded again and again.
   */
  recordReload: (entry: string): boolean => {
    const before = readReload();
    const isRecent = typeof before.at === 'number' && Math.abs(Date.now() - before.at) < RELOAD_PAUSE_MS;
    if (before.entry === entry || isRecent) return false;
    return shopperStorage.write(TAB_KEYS.release, JSON.stringify({ entry, at: Date.now(), isSaid: false }));
  },
  /** True from a reload for another release until its checkout has said so. */
  isJustReloaded: (): boolean => readReload().isSaid === false,
  recordReloadNotice: (): void => {
    const note = readReload();
    if (note.isSaid === false) shopperStorage.write(TAB_KEYS.release, JSON.stringify({ ...note, isSaid: true }));
  },
  /** Who has logged in or signed up in this tab, for the empty fields of the form. */
  readPerson: (): Person => {
    const { name, email } = (readJson(shopperStorage, TAB_KEYS.person) ?? {}) as { name?: unknown; email?: unknown };
    return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' };
  },
  writePerson: (person: Person): void => void shopperStorage.write(TAB_KEYS.person, JSON.stringify(person)),
  readOrder: (): OrderSummary | null => {
    const raw = readJson(shopperStorage, TAB_KEYS.order);
    if (typeof raw !== 'object' || raw === null) return null;
    const kept = raw as Readonly<Record<string, unknown>>;
    const texts = SUMMARY_FIELDS.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : ''] as const);
    return Object.fromEntries(texts) as OrderSummary;
  },
  writeOrder: (summary: OrderSummary): void => void shopperStorage.write(TAB_KEYS.order, JSON.stringify(summary)),
  /** There is no such order after all: nothing to tell of by e-mail. */
  forgetOrder: (): void => shopperStorage.remove(TAB_KEYS.order),
  /** Forgets all of it: the shopper has logged out. */
  clear: clearTab,
};
