import fc from 'fast-check';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import {
  Command,
  filled,
  leave,
  logIn,
  logOut,
  pageOf,
  payWidget,
  placing,
  reload,
  widgetPage,
} from './orderCommand.ts';
import { PLACING, failVerifying, VERIFYING } from './orderFaults.ts';
import { NOWHERE, PAID, UNPAID } from './orderHistory.ts';
import { FIRST_PRICE, setPrice } from './orderNetwork.ts';
import { paymentCommands } from './orderPayments.ts';
import { otherDeviceCommands } from './otherDevice.ts';
import {
  add,
  click,
  closeWidget,
  returnFromCard,
  payInWidget,
  orderAnyway,
  openMyOrders,
  onCardPage,
  verify,
} from './orderSteps.ts';
import { pass, settled } from './quickNetwork.ts';
import { DEMO, OTHER } from './shopper.ts';

const tab = fc.nat({ max: 1 });
const method = fc.constantFrom<PaymentMethod>('cod', 'cod', 'upi', 'stripe', 'stripe', 'razorpay');
const how = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(PLACING)));
const verifying = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(VERIFYING)));

const place = fc
  .tuple(tab, method, how)
  .map(
    ([n, by, name]) =>
      new Command(`tab ${n} orders by ${by}, ${name}`, async (m, r) =>
        placing(await filled(pageOf(r, n), m), m, by, name),
      ),
  );
const insistOn = tab.map((n) => new Command(`tab ${n} orders anyway`, (m, r) => orderAnyway(pageOf(r, n), m)));
const lookAt = tab.map((n) => new Command(`tab ${n} opens My Orders`, (m, r) => openMyOrders(pageOf(r, n), m, r)));
/** Steps of a shopper, the shop's staff and the network, in any order. */
export const orderCommands = [
  place,
  place,
  lookAt,
  insistOn,
  fc.tuple(method, method, how).map(
    ([one, two, name]) =>
      new Command(`every tab orders at once, by ${one} and ${two}, ${name}`, async (m, r) => {
        placing(await filled(pageOf(r, 0), m), m, one, name);
        if (r.pages.length > 1) click(pageOf(r, 1), m, two);
      }),
  ),
  fc
    .tuple(tab, fc.nat({ max: 1 }))
    .map(([n, product]) => new Command(`tab ${n} adds product ${product}`, (m, r) => add(pageOf(r, n), m, product))),
  tab.map(
    (n) =>
      new Command(`tab ${n} waits, and opens My Orders`, async (m, r) => {
        await pass(SLOW_WAIT_MS);
        await openMyOrders(pageOf(r, n), m, r);
      }),
  ),
  fc.constant(new Command('held calls are released', (_, { network }) => network.release())),
  tab.map((n) => new Command(`tab ${n} is reloaded`, (_, r) => void reload(r, n))),
  fc.constant(
    new Command('a second tab is opened or closed', (_, { pages, openPage }) => {
      const [, second] = pages;
      if (second) leave(pages.pop() ?? second);
      else pages.push(openPage());
    }),
  ),
  fc.tuple(tab, fc.constantFrom(DEMO, OTHER)).map(
    ([n, who]) =>
      new Command(`tab ${n} logs out, or in as ${who.email}`, async (m, r) => {
        if (m.account === null) await logIn(pageOf(r, n), m, who);
        else logOut(pageOf(r, n), m);
      }),
  ),
  fc.tuple(tab, fc.nat({ max: 3 }), fc.constantFrom('pay', 'cancel', 'cancel, then pay'), verifying).map(
    ([n, which, choice, name]) =>
      new Command(`tab ${n} returns from card page ${which}: ${choice}, ${name}`, async (m, r) => {
        const at = m.cardPages[which % Math.max(1, m.cardPages.length)];
        if (!at) return;
        // A paid card page cannot be cancelled.
        if (choice !== 'pay' && !m.charges.has(at.orderId)) {
          await onCardPage(m, at.orderId, 'cancel');
          await returnFromCard(reload(r, n), m, 'false', at.orderId);
        }
        if (choice === 'cancel' && !m.charges.has(at.orderId)) return;
        await onCardPage(m, at.orderId, 'pay');
        failVerifying(name);
        await returnFromCard(reload(r, n), m, 'true', at.orderId);
      }),
  ),
  fc.tuple(tab, fc.nat({ max: 3 }), fc.boolean()).map(
    ([n, which, isAsked]) =>
      new Command(`tab ${n} opens the return URL of card page ${which} again`, async (m, r) => {
        const at = m.cardPages[which % Math.max(1, m.cardPages.length)];
        if (at) await returnFromCard(reload(r, n), m, 'true', at.orderId, isAsked);
      }),
  ),
  fc
    .tuple(
      tab,
      fc.constantFrom('true' as const, 'false' as const),
      fc.constantFrom(PAID, UNPAID, NOWHERE),
      fc.boolean(),
    )
    .map(
      ([n, success, id, isAsked]) =>
        new Command(`tab ${n} opens a link: ${success} for ${id}${isAsked ? ', confirmed' : ''}`, (m, r) =>
          returnFromCard(reload(r, n), m, success, id, isAsked),
        ),
    ),
  fc.tuple(tab, fc.constantFrom('pays', 'dismisses', 'dismisses, and paid', 'pays and closes the page'), verifying).map(
    ([n, what, name]) =>
      new Command(`the shopper in tab ${n}’s widget ${what}, ${name}`, async (m, r) => {
        const page = widgetPage(r, n);
        const { widget } = page;
        if (!widget) return;
        if (what === 'pays and closes the page') {
          await payInWidget(m, widget);
          return void reload(r, r.pages.indexOf(page));
        }
        if (what.startsWith('dismisses')) closeWidget(page);
        page.widget = what === 'dismisses' ? null : widget;
        await payWidget(page, m, name);
      }),
  ),
  fc.tuple(tab, verifying).map(
    ([n, name]) =>
      new Command(`tab ${n} orders by widget and pays, ${name}`, async (m, r) => {
        const page = await filled(pageOf(r, n), m);
        placing(page, m, 'razorpay', 'well');
        await settled();
        await payWidget(page, m, name);
      }),
  ),
  fc.tuple(tab, verifying).map(
    ([n, name]) =>
      new Command(`tab ${n} orders by card and pays, ${name}`, async (m, r) => {
        const before = m.cardPages.length;
        placing(await filled(pageOf(r, n), m), m, 'stripe', 'well');
        await settled();
        const at = m.cardPages[before];
        if (!at) return;
        await onCardPage(m, at.orderId, 'pay');
        failVerifying(name);
        await returnFromCard(reload(r, n), m, 'true', at.orderId);
      }),
  ),
  tab.map(
    (n) =>
      new Command(`tab ${n} checks the widget’s payments again`, async (m, r) => {
        // Also after another tab got a refusal: this tab may still show the button.
        for (const { key, hadPayment, account } of m.drafts.values())
          if (hadPayment && account === m.account) await verify(pageOf(r, n), m, key);
      }),
  ),
  ...paymentCommands,
  ...otherDeviceCommands,
  fc
    .constantFrom(FIRST_PRICE, FIRST_PRICE + 100)
    .map((price) => new Command(`the shop’s staff set the price to ${price}`, () => setPrice(price))),
];
