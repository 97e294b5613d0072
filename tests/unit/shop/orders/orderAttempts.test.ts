import { beforeEach, expect, test, vi } from 'vitest';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import { storedAttempt, type OrderAttempt } from '#domain/order/orderAttempt.ts';
import { exclusively } from '#lib/locks.ts';
import { orderAttempts, orderLockOf } from '#shop/orders/orderAttempts.ts';
import { mayOrderStillArrive } from '#shop/orders/storedAttempts.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openBrowser } from '#tests/support/tabs.ts';

const KEY = 'kanuka.orders';
const NOW = 1_750_000_000_000;
const LINES = [{ productId: 'mug', size: 'M', quantity: 2 }];
const DRAFT = { account: 'user', method: 'cod', amount: 5, lines: LINES } as const;
const ATTEMPT: OrderAttempt = { ...DRAFT, idempotencyKey: 'x', state: 'unknown', at: NOW };
const IN_WIDGET: OrderAttempt = { ...ATTEMPT, widgetOrderId: 'order_1' };

const store = (storage: Storage, ...attempts: readonly OrderAttempt[]): void =>
  storage.setItem(KEY, JSON.stringify(attempts.map(storedAttempt)));
const onDevice = (...attempts: readonly OrderAttempt[]): void => store(localStorage, ...attempts);
const settleable = async (account = 'user') =>
  (await orderAttempts.settleable(account)).map(({ idempotencyKey: key }) => key);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

test('R9: a draft’s first attempt gets a new key, a UUID for all random bytes, and its record holds all of the draft', () => {
  const fill = (bytes: Uint8Array): Uint8Array => bytes.fill(10);
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(fill as typeof crypto.getRandomValues);
  const { attempt, isPersisted } = orderAttempts.begin(DRAFT);
  const idempotencyKey = '0a0a0a0a-0a0a-4a0a-aa0a-0a0a0a0a0a0a';
  expect(attempt).toEqual({ ...DRAFT, idempotencyKey, state: 'sending', at: NOW });
  expect([isPersisted, orderAttempts.all()]).toEqual([true, [attempt]]);
  expect(orderAttempts.begin({ ...DRAFT, amount: 6 }).attempt.idempotencyKey).not.toBe(idempotencyKey);
});

test('an attempt that was not sent is restored to its earlier record, or removed', () => {
  const open = { ...ATTEMPT, state: 'retryable', orderId: 'id' } as const;
  const other = { ...ATTEMPT, idempotencyKey: 'other', account: 'another' };
  onDevice(open, other);
  const again = orderAttempts.begin(DRAFT);
  expect(again.attempt.idempotencyKey).toBe('x');
  again.undo();
  orderAttempts.begin({ ...DRAFT, amount: 6 }).undo();
  expect(orderAttempts.all()).toHaveLength(2);
  expect([orderAttempts.find('x'), orderAttempts.find('other')]).toEqual([open, other]);
});

test('an update of a removed attempt writes nothing', () => {
  orderAttempts.update('gone', { state: 'retryable' });
  orderAttempts.markUnconfirmed('gone', { orderId: 'id' });
  orderAttempts.dropPayment('gone');
  orderAttempts.makeRetryable('gone', 'id');
  orderAttempts.leftCardPage('gone');
  orderAttempts.close('gone');
  expect([orderAttempts.all(), localStorage.getItem(KEY)]).toEqual([[], null]);
});

test('the tab’s copy of an attempt replaces the device’s copy and joins the other attempts', () => {
  const newer = { ...ATTEMPT, state: 'retryable' } as const;
  const other = { ...ATTEMPT, idempotencyKey: 'other' };
  onDevice(ATTEMPT, other);
  store(sessionStorage, newer);
  expect(orderAttempts.all()).toEqual([newer, other]);
});

test('the oldest records are dropped, placed orders first, then open ones, and an unanswered one never', () => {
  const placed = Array.from({ length: 45 }, (_, at): OrderAttempt => {
    return { ...ATTEMPT, idempotencyKey: `placed-${at}`, state: 'placed', at };
  });
  onDevice(...placed, { ...ATTEMPT, idempotencyKey: 'open', state: 'retryable', at: -1 }, { ...ATTEMPT, at: -2 });
  orderAttempts.update('placed-44', { orderId: 'id' });
  const left = orderAttempts.all().map(({ idempotencyKey: key }) => key);
  expect(left).toHaveLength(40);
  expect([...left.slice(0, 3), left.at(-1)]).toEqual(['x', 'open', 'placed-44', 'placed-7']);
  const unknown = Array.from({ length: 45 }, (_, at) => ({ ...ATTEMPT, idempotencyKey: `unknown-${at}` }));
  onDevice(...unknown);
  orderAttempts.update('unknown-44', { orderId: 'id' });
  expect(orderAttempts.all()).toHaveLength(45);
});

test('a malformed record is ignored, and a partly malformed one counts as unanswered', () => {
  const stored = storedAttempt({ ...ATTEMPT, state: 'sending' }) as object;
  const wrong = [{ ref: 7 }, { ref: '' }, { account: null }, { amount: '5' }, { at: null }, { method: 'gold' }];
  for (const text of [
    '',
    '{',
    '{}',
    '7',
    'null',
    '[7, null]',
    ...wrong.map((fields) => JSON.stringify([{ ...stored, ...fields }])),
  ]) {
    localStorage.setItem(KEY, text);
    expect(orderAttempts.all(), text).toEqual([]);
  }
  const lines = [...ATTEMPT.lines, { productId: 'lamp' }, null, { productId: 'mug', size: 'M', quantity: 1.5 }];
  const partly = { ...stored, state: 'gone', amount: 1.5, lines, orderId: 7, payment: 'x' };
  localStorage.setItem(KEY, JSON.stringify([partly]));
  expect(orderAttempts.all()).toEqual([{ ...ATTEMPT, state: 'unknown', amount: 0 }]);
});

const UNCONFIRMED: OrderAttempt = { ...ATTEMPT, payment: { orderId: 'id' }, isUnfound: true };
const IN_QUESTION: OrderAttempt = { ...UNCONFIRMED, isMoreUnanswered: true };
const NAMED: OrderAttempt = { ...IN_QUESTION, orderId: 'id' };
const PLACED: OrderAttempt = { ...ATTEMPT, state: 'placed' };
const RETRYABLE: OrderAttempt = { ...ATTEMPT, state: 'retryable' };

/** The attempt after this action. */
function changed(before: OrderAttempt, act: (key: string) => void): OrderAttempt | null {
  onDevice(before);
  act('x');
  return orderAttempts.find('x');
}

test('a refusal settles an unconfirmed payment and no other question, and does not change a received order', () => {
  const { dropPayment } = orderAttempts;
  expect(changed(UNCONFIRMED, dropPayment)).toEqual(RETRYABLE);
  expect(changed(IN_QUESTION, dropPayment)).toEqual(ATTEMPT);
  const received = { ...PLACED, payment: {} };
  for (const unchanged of [ATTEMPT, received]) expect(changed(unchanged, dropPayment)).toEqual(unchanged);
});

test('an order settled by My Orders keeps its id or gets a new one; a placed one has none of its contents left', () => {
  expect(changed(NAMED, (key) => orderAttempts.makeRetryable(key, undefined))).toEqual({ ...RETRYABLE, orderId: 'id' });
  expect(changed(NAMED, (key) => orderAttempts.makeRetryable(key, 'new'))).toEqual({ ...RETRYABLE, orderId: 'new' });
  expect(changed(NAMED, orderAttempts.close)).toEqual({ ...PLACED, orderId: 'id', lines: [] });
});

test('R14: the statement that nothing was paid changes an unanswered order only, and not the widget of the same draft', () => {
  const byCard = { ...IN_WIDGET, payment: { orderId: 'id' }, isMoreUnanswered: true, unpaidAt: NOW } as const;
  expect(changed(byCard, orderAttempts.release)).toEqual(IN_WIDGET);
  for (const state of ['sending', 'retryable', 'placed'] as const)
    expect(changed({ ...IN_WIDGET, state }, orderAttempts.release)).toEqual({ ...IN_WIDGET, state });
});

test('R14: a shopper who never reached the card page may order, unless another attempt is unanswered', () => {
  const { leftCardPage } = orderAttempts;
  expect(changed({ ...ATTEMPT, isOnCardPage: true }, leftCardPage)).toEqual(RETRYABLE);
  const more = { ...ATTEMPT, isMoreUnanswered: true } as const;
  expect(changed({ ...more, isOnCardPage: true }, leftCardPage)).toEqual(more);
  expect(changed(PLACED, leftCardPage)).toEqual(PLACED);
});

test('My Orders settles its account’s unknown and open attempts only', async () => {
  onDevice(
    ATTEMPT,
    { ...ATTEMPT, idempotencyKey: 'open', state: 'retryable' },
    { ...ATTEMPT, idempotencyKey: 'placed', state: 'placed' },
    { ...ATTEMPT, idempotencyKey: 'theirs', account: 'another' },
  );
  expect(await settleable()).toEqual(['x', 'open']);
  expect(await settleable('another')).toEqual(['theirs']);
});

test('R9: without Web Locks an order that is being sent counts as unknown after 8 s, but never this page’s own', async () => {
  const { attempt } = orderAttempts.begin(DRAFT);
  onDevice(attempt, { ...attempt, idempotencyKey: 'other' });
  const key = attempt.idempotencyKey;
  vi.setSystemTime(NOW + SLOW_WAIT_MS);
  expect(await settleable()).toEqual([]);
  vi.setSystemTime(NOW + SLOW_WAIT_MS + 1);
  expect(await settleable()).toEqual(['other']);
  // Settling another order does not settle this page's own; nor does looking again.
  orderAttempts.update('other', { state: 'retryable' });
  orderAttempts.update(key, { orderId: 'id' });
  expect(await settleable()).toEqual(['other']);
  orderAttempts.update(key, { state: 'retryable' });
  onDevice({ ...ATTEMPT, idempotencyKey: key, state: 'sending' });
  expect(await settleable()).toEqual([key]);
});

/** Attempts that may be settled while a tab places an order of the account or has the payment widget open. */
async function settleableMeanwhile(account = 'user'): Promise<readonly string[]> {
  const { promise: over, resolve } = deferred();
  const ordering = exclusively(orderLockOf(account), () => over);
  const found = await settleable(account);
  resolve();
  await ordering;
  return found;
}

test('R9: an order that was being sent counts as unknown once no tab is sending, but never this page’s own', async () => {
  openBrowser();
  const { attempt } = orderAttempts.begin(DRAFT);
  onDevice(attempt, { ...attempt, idempotencyKey: 'other' });
  expect([await settleableMeanwhile(), await settleable()]).toEqual([[], ['other']]);
});

test('R13: an order whose widget may be open in another tab is not settled before the widget closes', async () => {
  openBrowser();
  onDevice(
    IN_WIDGET,
    { ...IN_WIDGET, idempotencyKey: 'handedOver', payment: { razorpay_payment_id: 'p' } },
    { ...IN_WIDGET, idempotencyKey: 'open', state: 'retryable' },
    { ...ATTEMPT, idempotencyKey: 'lost' },
  );
  expect(await settleableMeanwhile()).toEqual(['handedOver', 'open', 'lost']);
  expect(await settleable()).toEqual(['x', 'handedOver', 'open', 'lost']);
});

test('R13: only the account’s latest widget may be open; an order from when the clock was ahead is not the latest', async () => {
  openBrowser();
  const [latest, earlier] = [
    { ...IN_WIDGET, idempotencyKey: 'latest' },
    { ...IN_WIDGET, at: NOW - 1 },
  ];
  onDevice(latest, earlier);
  expect(await settleableMeanwhile()).toEqual(['x']);
  onDevice({ ...latest, account: 'another' }, earlier);
  expect(await settleableMeanwhile()).toEqual([]);
  onDevice({ ...latest, at: NOW + 1 }, IN_WIDGET);
  expect(await settleableMeanwhile()).toEqual([]);
});

const WATCHED = { widgetOrderId: 'order_1', orderId: 'id', at: NOW, payment: { razorpay_payment_id: 'p' } };

test('an attempt’s payments survive a reload, and a malformed payment is dropped alone', () => {
  const whole: OrderAttempt = {
    ...ATTEMPT,
    isOnCardPage: true,
    widgetReceipt: 'id',
    unpaidAt: NOW,
    watchedPayments: [WATCHED, { widgetOrderId: 'order_2', orderId: '', at: NOW }],
    earlierOrderIds: ['a', 'b'],
  };
  onDevice(whole);
  expect(orderAttempts.all()).toEqual([whole]);
  const readWith = (fields: object) => {
    localStorage.setItem(KEY, JSON.stringify([{ ...(storedAttempt(ATTEMPT) as object), ...fields }]));
    return orderAttempts.all();
  };
  const earlierAttempts = [WATCHED, null, { widgetOrderId: 1, at: NOW }, { widgetOrderId: 'x', at: 'y' }, 'z'];
  const lists = { earlierAttempts, earlierOrderIds: [1, 'a', null] };
  const left = { ...ATTEMPT, watchedPayments: [WATCHED], earlierOrderIds: ['a'] };
  expect(readWith({ isOnCardPage: 'yes', unpaidAt: 'soon', ...lists })).toEqual([left]);
  expect(readWith({ earlierAttempts: 'x', earlierOrderIds: 'y' })).toEqual([ATTEMPT]);
});

test('the next attempt of a draft inherits the watched payments and ids of the last', () => {
  onDevice({ ...ATTEMPT, state: 'retryable', orderId: 'id', earlierOrderIds: ['older'], watchedPayments: [WATCHED] });
  expect(orderAttempts.begin(DRAFT).attempt).toMatchObject({
    idempotencyKey: 'x',
    isRepeat: true,
    earlierOrderIds: ['id', 'older'],
    watchedPayments: [WATCHED],
  });
});

test('the five latest payments of one cart are watched', () => {
  const old = Array.from({ length: 5 }, (_, n) => ({ ...WATCHED, widgetOrderId: `old_${n}` }));
  onDevice({ ...ATTEMPT, widgetOrderId: 'new', watchedPayments: old });
  orderAttempts.release('x');
  const watched = orderAttempts.find('x')?.watchedPayments?.map(({ widgetOrderId }) => widgetOrderId);
  expect(watched).toEqual(['new', 'old_0', 'old_1', 'old_2', 'old_3']);
});

test('a further payment does not change a received order; a watched one is stored once, with the payment', () => {
  expect(changed(PLACED, (key) => orderAttempts.markUnconfirmed(key, { orderId: 'id' }))).toEqual(PLACED);
  const known = { widgetOrderId: 'order_1', orderId: 'id', at: NOW };
  onDevice({ ...ATTEMPT, state: 'placed', watchedPayments: [known] });
  const payment = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1' };
  orderAttempts.markUnconfirmed('x', payment);
  expect(orderAttempts.find('x')?.watchedPayments).toMatchObject([{ widgetOrderId: 'order_1', payment }]);
});

test('a payment that arrives for an earlier widget is stored, and a later response of the current call does not overwrite it', () => {
  const payment = { razorpay_payment_id: 'p', razorpay_order_id: 'order_1' };
  onDevice({ ...ATTEMPT, state: 'sending' });
  orderAttempts.markUnconfirmed('x', payment);
  orderAttempts.markAnswered('x');
  expect(orderAttempts.find('x')).toMatchObject({ state: 'unknown', payment, isMoreUnanswered: true });
  orderAttempts.markUnconfirmed('x', { orderId: 'id' });
  expect(orderAttempts.find('x')).toMatchObject({ payment: { orderId: 'id' }, watchedPayments: [{ payment }] });
});

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  [{ state: 'sending' }, true],
  [{ state: 'unknown', at: NOW - 2 * DAY_MS }, true],
  [{ state: 'placed', at: NOW }, false],
  [{ state: 'placed', at: NOW - DAY_MS + 1, isRepeat: true }, true],
  [{ state: 'placed', at: NOW - DAY_MS, isRepeat: true }, false],
  [{ state: 'open', at: NOW - DAY_MS + 1 }, true],
  [{ state: 'open', at: NOW - DAY_MS }, false],
  [{ state: 'open', at: `${NOW}` }, false],
])('R9: whether an order of %j may still reach the shop: %s', (fields, isExpected) => {
  const stored = storedAttempt({ ...ATTEMPT, state: 'sending' }) as object;
  const text = JSON.stringify([null, { ...stored, account: 'another' }, { ...stored, ref: 'y', ...fields }]);
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(KEY, text);
    expect([mayOrderStillArrive('user'), mayOrderStillArrive('somebody-else')]).toEqual([isExpected, false]);
    storage.clear();
  }
});
