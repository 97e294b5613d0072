import { format } from 'node:util';

import fc from 'fast-check';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import type { FaultRule } from '#sandbox/faults/faultSchema.ts';
import { commandOf } from './modelCommand.ts';
import { cartOf, check, NOWHERE, PAID, UNPAID, type Model, type Page, type Real } from './orderModel.ts';
import { FIRST_PRICE, network, setPrice, type Hold } from './orderNetwork.ts';
import {
  add,
  click,
  closeWidget,
  logIn,
  logOut,
  onCardPage,
  openMyOrders,
  orderAnyway,
  payInWidget,
  reportUnpaid,
  returnFromCard,
  verify,
} from './orderSteps.ts';
import { pass, settled } from './quickNetwork.ts';
import { failOnce, sandbox } from './server.ts';
import { DEMO, OTHER } from './shopper.ts';

/** Faults of an order call, by their name in a history. */
const PLACING: Readonly<Record<string, FaultRule['fault'] | Hold>> = {
  well: 'none',
  'lost after it is stored': 'commitThenDrop',
  'lost before': 'refuse',
  'answered by a gateway in JSON': { type: 'commitThenStatus', code: 504, message: 'upstream' },
  'answered by a gateway': { type: 'commitThenStatus', code: 502 },
  'answered by a page': { type: 'body', kind: 'html' },
  'failing after it is stored': {
    type: 'commitThenStatus',
    code: 200,
    message: "Cannot read properties of null (reading 'x')",
  },
  'held before the server': 'call',
  'answered late': 'answer',
  'sent again by the browser': { type: 'resent', repeats: 1 },
  'sent seven times in all': { type: 'resent', repeats: 6 },
  'sent seven times without a response': { type: 'unanswered', repeats: 6 },
  limited: { type: 'status', code: 429 },
  'refused with a message': { type: 'successFalse', message: 'Not today' },
  'without the provider': 'providerDown',
};

/** Faults of a payment check, by their name in a history. */
const VERIFYING: Readonly<Record<string, FaultRule['fault'] | null>> = {
  well: null,
  'lost after it is stored': 'commitThenDrop',
  'lost before': 'refuse',
  'answered by a gateway': { type: 'commitThenStatus', code: 504, message: 'upstream' },
  'refused by the database': {
    type: 'successFalse',
    message: 'MongoNetworkError: connection 3 to 127.0.0.1:27017 closed',
  },
  'refused with a message': { type: 'successFalse', message: 'Payment Failed' },
  'without the provider': 'providerDown',
};

/** Applies this fault to the next order call. */
function failPlacing(name: string): void {
  const fault = PLACING[name] ?? 'none';
  if (fault === 'none' || fault === 'call' || fault === 'answer') network.hold = fault;
  else for (const path of ['place', 'stripe', 'razorpay']) failOnce(`/api/order/${path}`, fault);
}

/** Applies this fault to the next check of a payment. */
function failVerifying(name: string): void {
  const fault = VERIFYING[name];
  if (fault) failOnce('/api/order/verify*', fault);
}

const checkedCommand = commandOf<Model, Real>((model, real) => {
  sandbox.controls.faults.clear();
  Object.assign(network, { hold: 'none', holdCheck: false, meanwhile: null });
  check(model, real);
});

/** Makes commands whose name has these parts in place of each %s, and whose step gets them; after it the model is checked. */
export const command = <T extends unknown[]>(
  name: string,
  parts: { readonly [K in keyof T]: fc.Arbitrary<T[K]> },
  step: (model: Model, real: Real, ...values: T) => void | Promise<void>,
) =>
  fc
    .tuple<T>(...parts)
    .map((values) => checkedCommand(format(name, ...values), (model, real) => step(model, real, ...values)));

export const pageOf = ({ pages }: Real, n: number): Page => pages[n % pages.length] as Page;

export function placing(page: Page, model: Model, method: PaymentMethod, how = 'well'): void {
  if (page.widget === null) failPlacing(how);
  click(page, model, method);
}

/** The n-th page, whose cart gets a product if it is empty, so that the page can order. */
export async function filled(model: Model, real: Real, n: number): Promise<Page> {
  const page = pageOf(real, n);
  if (model.account === null || cartOf(model).size > 0) return page;
  add(page, model, 0);
  await settled();
  return page;
}

/** The page with an open widget, or else the n-th page. */
export const widgetPage = (real: Real, n: number): Page => real.pages.find(({ widget }) => widget) ?? pageOf(real, n);

/** Orders in the widget, unless one is open. */
export async function orderInWidget(model: Model, real: Real, n: number): Promise<void> {
  placing(await filled(model, real, n), model, 'razorpay');
  await settled();
}

/** Orders by card and pays; returns the order's id, if there was something to order. */
export async function payByCard(model: Model, real: Real, n: number): Promise<string | undefined> {
  const before = model.cardPages.length;
  placing(await filled(model, real, n), model, 'stripe');
  await settled();
  const orderId = model.cardPages[before]?.orderId;
  if (orderId !== undefined) await onCardPage(model, orderId, 'pay');
  return orderId;
}

async function payWidget(page: Page, model: Model, name: string): Promise<void> {
  const { widget } = page;
  if (!widget) return;
  const response = await payInWidget(model, widget);
  failVerifying(name);
  await verify(page, model, widget.key, response);
  closeWidget(page);
}

export function leave(page: Page): void {
  page.close();
  page.kill();
  page.waitsSince = null;
  page.widget = null;
}

export function reload(real: Real, n: number): Page {
  leave(pageOf(real, n));
  const page = real.openPage();
  real.pages[n % real.pages.length] = page;
  return page;
}

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 3 });
const method = fc.constantFrom<PaymentMethod>('cod', 'cod', 'upi', 'stripe', 'stripe', 'razorpay');
const how = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(PLACING)));
const verifying = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(VERIFYING)));

const place = command('tab %s orders by %s, %s', [tab, method, how], async (m, r, n, by, name) =>
  placing(await filled(m, r, n), m, by, name),
);

const cardPage = ({ cardPages }: Model, n: number) => cardPages[n % Math.max(1, cardPages.length)];

/** Calls that may be under way when another account logs in. */
const PENDING_CALLS: Readonly<Record<string, (page: Page, m: Model, r: Real) => (() => Promise<void>) | undefined>> = {
  'checks a widget’s payment': (page, m) => {
    closeWidget(page);
    const draft = [...m.drafts.values()].find(({ account, hadPayment }) => hadPayment && account === m.account);
    return draft && (() => verify(page, m, draft.key));
  },
  'returns from its card page': (page, m) => {
    closeWidget(page);
    const at = m.cardPages.findLast(({ key }) => m.drafts.get(key)?.account === m.account);
    return at && (() => returnFromCard(page, m, 'true', at.orderId));
  },
  'looks at My Orders': (page, m, r) => () => openMyOrders(page, m, r),
};

/** Steps with payments that the server has not confirmed. */
const paymentCommands = [
  command('tab %s confirms that nothing was paid', [tab], async (m, r, n) => {
    await openMyOrders(pageOf(r, n), m, r);
    reportUnpaid(pageOf(r, n), m);
  }),
  command('the provider captures what it has authorized', [], () => sandbox.controls.store.payments.capture()),
  command('card page %s is paid, and closed', [which], async (m, _, n) => {
    const at = cardPage(m, n);
    // A page of a try that the shopper went on without is left alone.
    if (at && m.unknown.get(at.key)?.isBegun) await onCardPage(m, at.orderId, 'pay');
  }),
  command('the page of tab %s’s widget closes between the payment and its handler', [tab], async (m, r, n) => {
    const page = widgetPage(r, n);
    if (!page.widget) return;
    await payInWidget(m, page.widget);
    reload(r, r.pages.indexOf(page));
  }),
  command(
    'tab %s %s while another account logs in',
    [tab, fc.constantFrom(...Object.keys(PENDING_CALLS))],
    async (m, r, n, what) => {
      if (m.account === null) return;
      const page = pageOf(r, n);
      const ask = PENDING_CALLS[what]?.(page, m, r);
      if (!ask) return;
      network.holdCheck = true;
      const asking = ask();
      await pass(0);
      const who = m.account === DEMO.id ? OTHER : DEMO;
      logOut(page, m);
      await logIn(page, m, who);
      r.network.release();
      await asking;
      await settled();
    },
  ),
];

/** Steps of a shopper, the shop's staff and the network, in any order. */
export const orderCommands = [
  place,
  place,
  command('tab %s opens My Orders', [tab], (m, r, n) => openMyOrders(pageOf(r, n), m, r)),
  command('tab %s orders anyway', [tab], (m, r, n) => orderAnyway(pageOf(r, n), m)),
  command('every tab orders at once, by %s and %s, %s', [method, method, how], async (m, r, one, two, name) => {
    placing(await filled(m, r, 0), m, one, name);
    if (r.pages.length > 1) click(pageOf(r, 1), m, two);
  }),
  command('tab %s adds product %s', [tab, tab], (m, r, n, product) => add(pageOf(r, n), m, product)),
  command('tab %s waits, and opens My Orders', [tab], async (m, r, n) => {
    await pass(SLOW_WAIT_MS);
    await openMyOrders(pageOf(r, n), m, r);
  }),
  command('held calls are released', [], (_, r) => r.network.release()),
  command('tab %s is reloaded', [tab], (_, r, n) => void reload(r, n)),
  command('a second tab is opened or closed', [], (_, { pages, openPage }) => {
    const [, second] = pages;
    if (second) leave(pages.pop() ?? second);
    else pages.push(openPage());
  }),
  command('tab %s logs out, or in (as the other account: %s)', [tab, fc.boolean()], async (m, r, n, isOther) => {
    if (m.account === null) await logIn(pageOf(r, n), m, isOther ? OTHER : DEMO);
    else logOut(pageOf(r, n), m);
  }),
  command(
    'tab %s returns from card page %s: %s, %s',
    [tab, which, fc.constantFrom('pay', 'cancel', 'cancel, then pay'), verifying],
    async (m, r, n, at, choice, name) => {
      const { orderId } = cardPage(m, at) ?? {};
      if (orderId === undefined) return;
      // A paid card page cannot be cancelled.
      if (choice !== 'pay' && !m.charges.has(orderId)) {
        await onCardPage(m, orderId, 'cancel');
        await returnFromCard(reload(r, n), m, 'false', orderId);
      }
      if (choice === 'cancel' && !m.charges.has(orderId)) return;
      await onCardPage(m, orderId, 'pay');
      failVerifying(name);
      await returnFromCard(reload(r, n), m, 'true', orderId);
    },
  ),
  command(
    'tab %s opens the return URL of card page %s again, confirmed: %s',
    [tab, which, fc.boolean()],
    async (m, r, n, at, isAsked) => {
      const { orderId } = cardPage(m, at) ?? {};
      if (orderId !== undefined) await returnFromCard(reload(r, n), m, 'true', orderId, isAsked);
    },
  ),
  command(
    'tab %s opens a link: %s for %s, confirmed: %s',
    [tab, fc.constantFrom<'true' | 'false'>('true', 'false'), fc.constantFrom(PAID, UNPAID, NOWHERE), fc.boolean()],
    (m, r, n, success, id, isAsked) => returnFromCard(reload(r, n), m, success, id, isAsked),
  ),
  command(
    'the shopper in tab %s’s widget %s, %s',
    [tab, fc.constantFrom('pays', 'dismisses', 'dismisses, and paid'), verifying],
    async (m, r, n, what, name) => {
      const page = widgetPage(r, n);
      const { widget } = page;
      if (!widget) return;
      if (what.startsWith('dismisses')) closeWidget(page);
      page.widget = what === 'dismisses' ? null : widget;
      await payWidget(page, m, name);
    },
  ),
  command('tab %s orders by widget and pays, %s', [tab, verifying], async (m, r, n, name) => {
    await orderInWidget(m, r, n);
    await payWidget(pageOf(r, n), m, name);
  }),
  command('tab %s orders by card and pays, %s', [tab, verifying], async (m, r, n, name) => {
    const orderId = await payByCard(m, r, n);
    failVerifying(name);
    if (orderId !== undefined) await returnFromCard(reload(r, n), m, 'true', orderId);
  }),
  command('tab %s checks the widget’s payments again', [tab], async (m, r, n) => {
    // Also after another tab got a refusal: this tab may still show the button.
    for (const { key, hadPayment, account } of m.drafts.values())
      if (hadPayment && account === m.account) await verify(pageOf(r, n), m, key);
  }),
  ...paymentCommands,
  command('the shop’s staff set the price to %s', [fc.constantFrom(FIRST_PRICE, FIRST_PRICE + 100)], (_, __, price) =>
    setPrice(price),
  ),
];
