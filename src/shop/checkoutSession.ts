import type { Address } from '#domain/address.ts';
import { isPaymentMethod, type PaymentMethod } from '#domain/order.ts';
import { readJson, tabStorage } from '#lib/storage.ts';
import { addressFrom } from './addressBook.ts';

const DRAFT_KEY = 'kanuka.checkout';
const CHOICES_KEY = 'kanuka.checkout.choices';
const ORDER_KEY = 'kanuka.lastOrder';

/** What was chosen beside the address. */
export type CheckoutChoices = { readonly method: PaymentMethod; readonly remember: boolean };

/** What the order e-mail tells: the latest order in words, amounts as the shopper saw them. */
export type OrderSummary = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly amount: string;
  readonly items: string;
};

const SUMMARY_FIELDS = ['name', 'email', 'phone', 'address', 'amount', 'items'] as const;

/** What checkout keeps for this tab only: the draft goes with the order, the summary with the tab, both with a logout. */
export const checkoutSession = {
  readDraft: (): Address | null => {
    const raw = readJson(tabStorage, DRAFT_KEY);
    return raw === null ? null : addressFrom(raw);
  },
  keepDraft: (address: Address): void => void tabStorage.write(DRAFT_KEY, JSON.stringify(address)),
  readChoices: (): CheckoutChoices => {
    const { method, remember } = (readJson(tabStorage, CHOICES_KEY) ?? {}) as { method?: unknown; remember?: unknown };
    return { method: isPaymentMethod(method) ? method : 'cod', remember: remember === true };
  },
  keepChoices: (choices: CheckoutChoices): void => void tabStorage.write(CHOICES_KEY, JSON.stringify(choices)),
  clearDraft: (): void => {
    tabStorage.remove(DRAFT_KEY);
    tabStorage.remove(CHOICES_KEY);
  },
  readOrder: (): OrderSummary | null => {
    const raw = readJson(tabStorage, ORDER_KEY);
    if (typeof raw !== 'object' || raw === null) return null;
    const kept = raw as Readonly<Record<string, unknown>>;
    const texts = SUMMARY_FIELDS.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : ''] as const);
    return Object.fromEntries(texts) as OrderSummary;
  },
  keepOrder: (summary: OrderSummary): void => void tabStorage.write(ORDER_KEY, JSON.stringify(summary)),
  /** There is no such order after all: nothing to tell of by e-mail. */
  forgetOrder: (): void => tabStorage.remove(ORDER_KEY),
  /** Forgets all of it: the shopper has logged out. */
  clear: (): void => {
    checkoutSession.clearDraft();
    tabStorage.remove(ORDER_KEY);
  },
};
