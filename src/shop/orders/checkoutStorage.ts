/** What the checkout stores for this tab only. All of it belongs to one shopper, and goes when they log out. */
import type { Address, Person } from '#domain/address/address.ts';
import { paise, type Paise } from '#domain/money/money.ts';
import { isPaymentMethod, type PaymentMethod } from '#domain/order/order.ts';
import type { OrderAttempt } from '#domain/order/orderAttempt.ts';
import { fieldsOf, isRecord, type Fields } from '#domain/record.ts';
import { readJson } from '#lib/storage.ts';
import { addressFrom } from '#shop/session/addressBook.ts';
import { clearTab, shopperTabStorage, TAB_KEYS } from '#shop/session/shopperTabStorage.ts';

/** What was chosen in the checkout beside the address. */
export type CheckoutChoices = {
  readonly method: PaymentMethod;
  readonly remember: boolean;
  /** Unparsed; see giftNoteFrom. */
  readonly giftNote: unknown;
};

/** The order e-mail: the latest order as texts, amounts as the shopper saw them. */
export const SUMMARY_FIELDS = ['name', 'email', 'phone', 'address', 'amount', 'items'] as const;

export type OrderSummary = Readonly<Record<(typeof SUMMARY_FIELDS)[number], string>>;

/** The shortest time between two reloads for another release, in milliseconds. */
const RELOAD_PAUSE_MS = 10 * 60_000;

const readFields = (key: string): Fields => fieldsOf(readJson(shopperTabStorage, key));

/** The record of the last reload for another release. */
const readReload = (): { readonly entry?: unknown; readonly at?: unknown; readonly isSaid?: unknown } =>
  readFields(TAB_KEYS.release);

export const checkoutStorage = {
  /** The address as typed so far; null before anything was typed. */
  readDraft: (): Address | null => {
    const raw = readJson(shopperTabStorage, TAB_KEYS.draft);
    return raw === null ? null : addressFrom(raw);
  },
  writeDraft: (address: Address): void => void shopperTabStorage.write(TAB_KEYS.draft, JSON.stringify(address)),
  readChoices: (): CheckoutChoices => {
    const { method, remember, giftNote } = readFields(TAB_KEYS.choices);
    return {
      method: isPaymentMethod(method) ? method : 'cod',
      remember: remember === true,
      giftNote,
    };
  },
  writeChoices: (choices: CheckoutChoices): void =>
    void shopperTabStorage.write(TAB_KEYS.choices, JSON.stringify(choices)),
  /** Forgets the address, the choices and the expected total: the order is placed. */
  clearDraft: (): void => {
    shopperTabStorage.remove(TAB_KEYS.draft);
    shopperTabStorage.remove(TAB_KEYS.choices);
    checkoutStorage.clearExpectedTotal();
  },
  /** The total that the shopper saw last in this tab; null before the first. */
  readExpectedTotal: (): Paise | null => {
    const total = readJson(shopperTabStorage, TAB_KEYS.total);
    return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? paise(total) : null;
  },
  writeExpectedTotal: (total: Paise): void => void shopperTabStorage.write(TAB_KEYS.total, String(total)),
  clearExpectedTotal: (): void => shopperTabStorage.remove(TAB_KEYS.total),
  /**
   * Records that the page is about to reload for another release, which `entry`, its first script, identifies. False when the
   * page must not reload, because it could do so endlessly: it did for this release before, or for any a short time ago (two
   * servers may run two releases), or nothing can be recorded.
   */
  recordReload: (entry: string): boolean => {
    const before = readReload();
    const isRecent = typeof before.at === 'number' && Math.abs(Date.now() - before.at) < RELOAD_PAUSE_MS;
    if (before.entry === entry || isRecent) return false;
    return shopperTabStorage.write(TAB_KEYS.release, JSON.stringify({ entry, at: Date.now(), isSaid: false }));
  },
  /** True after a reload for another release, until the checkout has shown its notice. */
  isJustReloaded: (): boolean => readReload().isSaid === false,
  recordReloadNotice: (): void => {
    const reload = readReload();
    if (reload.isSaid === false) shopperTabStorage.write(TAB_KEYS.release, JSON.stringify({ ...reload, isSaid: true }));
  },
  /** The name and e-mail address of the login or sign-up in this tab, for the empty fields of the form. */
  readPerson: (): Person => {
    const { name, email } = readFields(TAB_KEYS.person);
    return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : '' };
  },
  writePerson: (person: Person): void => void shopperTabStorage.write(TAB_KEYS.person, JSON.stringify(person)),
  /** The latest order of this tab, for the order e-mail; null without one. */
  readOrder: (): OrderSummary | null => {
    const stored = readJson(shopperTabStorage, TAB_KEYS.order);
    if (!isRecord(stored)) return null;
    const texts = SUMMARY_FIELDS.map(
      (field) => [field, typeof stored[field] === 'string' ? stored[field] : ''] as const,
    );
    return Object.fromEntries(texts) as OrderSummary;
  },
  writeOrder: (summary: OrderSummary): void => void shopperTabStorage.write(TAB_KEYS.order, JSON.stringify(summary)),
  /** The order does not exist after all, so there is nothing to e-mail. */
  forgetOrder: (): void => shopperTabStorage.remove(TAB_KEYS.order),
  /** Forgets everything: the shopper has logged out. */
  clear: clearTab,
};

/** What My Orders shows of the order that this tab has just placed. Stored as `{ ref, account, method, amount, at }`. */
export type PlacedOrder = Pick<OrderAttempt, 'idempotencyKey' | 'account' | 'method' | 'amount' | 'at'>;

/** The order just placed, until the shopper closes its panel, places another one or logs out. */
export const placedOrder = {
  write: ({ idempotencyKey, account, method, amount, at }: PlacedOrder): void =>
    void shopperTabStorage.write(TAB_KEYS.placed, JSON.stringify({ ref: idempotencyKey, account, method, amount, at })),
  /** Null too when its time, which the delivery is counted from, is none that a date can have. */
  read: (): PlacedOrder | null => {
    const { ref, account, method, amount, at } = readFields(TAB_KEYS.placed);
    const isWhole =
      typeof ref === 'string' &&
      typeof account === 'string' &&
      isPaymentMethod(method) &&
      Number.isSafeInteger(amount) &&
      typeof at === 'number' &&
      Math.abs(at) < 8e15;
    return isWhole ? { idempotencyKey: ref, account, method, amount: amount as number, at } : null;
  },
  forget: (): void => shopperTabStorage.remove(TAB_KEYS.placed),
};
