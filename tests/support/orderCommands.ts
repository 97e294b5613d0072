import fc from 'fast-check';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import {
  command,
  filled,
  leave,
  logIn,
  logOut,
  pageOf,
  payWidget,
  placing,
  reload,
  widgetPage,
  type Step,
} from './orderCommand.ts';
import { PLACING, failVerifying, VERIFYING } from './orderFaults.ts';
import { NOWHERE, PAID, UNPAID, type Model, type Page } from './orderModel.ts';
import { FIRST_PRICE, network, setPrice } from './orderNetwork.ts';
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
  reportUnpaid,
  verify,
} from './orderSteps.ts';
import { pass, settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { DEMO, OTHER } from './shopper.ts';

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 3 });
const method = fc.constantFrom<PaymentMethod>('cod', 'cod', 'upi', 'stripe', 'stripe', 'razorpay');
const how = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(PLACING)));
const verifying = fc.oneof(fc.constant('well'), fc.constantFrom(...Object.keys(VERIFYING)));

const place = command([tab, method, how], (n, by, name) => [
  `tab ${n} orders by ${by}, ${name}`,
  async (m, r) => placing(await filled(pageOf(r, n), m), m, by, name),
]);

const cardPage = ({ cardPages }: Model, n: number) => cardPages[n % Math.max(1, cardPages.length)];

/** Calls that may be under way when another account logs in. */
const PENDING_CALLS: Readonly<Record<string, (page: Page, model: Model) => (() => Promise<void>) | undefined>> = {
  'checks a widget’s payment': (page, model) => {
    const draft = [...model.drafts.values()].find(({ account, hadPayment }) => hadPayment && account === model.account);
    return draft && (() => verify(page, model, draft.key));
  },
  'returns from its card page': (page, model) => {
    const at = model.cardPages.findLast(({ key }) => model.drafts.get(key)?.account === model.account);
    return at && (() => returnFromCard(page, model, 'true', at.orderId));
  },
};

/** Another account logs in while this call is under way. */
async function switchDuring(page: Page, model: Model, ask: () => Promise<void>, release: () => void): Promise<void> {
  network.holdCheck = true;
  const asking = ask();
  await pass(0);
  const who = model.account === DEMO.id ? OTHER : DEMO;
  logOut(page, model);
  await logIn(page, model, who);
  release();
  await asking;
  await settled();
}

/** Steps with payments that the server has not confirmed. */
const paymentCommands = [
  command([tab], (n) => {
    const step: Step = async (m, r) => {
      await openMyOrders(pageOf(r, n), m, r);
      reportUnpaid(pageOf(r, n), m);
    };
    return [`tab ${n} confirms that nothing was paid`, step];
  }),
  command([], () => ['the provider captures what it has authorized', () => sandbox.controls.store.payments.capture()]),
  command([which], (n) => {
    const step: Step = async (m) => {
      const at = cardPage(m, n);
      // A page of a try that the shopper went on without is left alone.
      if (at && m.unknown.get(at.key)?.isBegun) await onCardPage(m, at.orderId, 'pay');
    };
    return [`card page ${n} is paid, and closed`, step];
  }),
  command([tab], (n) => {
    const step: Step = async (m, r) => {
      const page = widgetPage(r, n);
      if (!page.widget) return;
      await payInWidget(m, page.widget);
      reload(r, r.pages.indexOf(page));
    };
    return [`the page of tab ${n}’s widget closes between the payment and its handler`, step];
  }),
  command([tab, fc.constantFrom(...Object.keys(PENDING_CALLS))], (n, what) => {
    const step: Step = async (m, r) => {
      if (m.account === null) return;
      const page = pageOf(r, n);
      closeWidget(page);
      const ask = PENDING_CALLS[what]?.(page, m);
      if (ask) await switchDuring(page, m, ask, r.network.release);
    };
    return [`tab ${n} ${what} while another account logs in`, step];
  }),
  command([tab], (n) => {
    const step: Step = async (m, r) => {
      if (m.account === null) return;
      const page = pageOf(r, n);
      await switchDuring(page, m, () => openMyOrders(page, m, r), r.network.release);
    };
    return [`tab ${n} looks at My Orders while another account logs in`, step];
  }),
];

/** Steps of a shopper, the shop's staff and the network, in any order. */
export const orderCommands = [
  place,
  place,
  command([tab], (n) => [`tab ${n} opens My Orders`, (m, r) => openMyOrders(pageOf(r, n), m, r)]),
  command([tab], (n) => [`tab ${n} orders anyway`, (m, r) => orderAnyway(pageOf(r, n), m)]),
  command([method, method, how], (one, two, name) => {
    const step: Step = async (m, r) => {
      placing(await filled(pageOf(r, 0), m), m, one, name);
      if (r.pages.length > 1) click(pageOf(r, 1), m, two);
    };
    return [`every tab orders at once, by ${one} and ${two}, ${name}`, step];
  }),
  command([tab, tab], (n, product) => [`tab ${n} adds product ${product}`, (m, r) => add(pageOf(r, n), m, product)]),
  command([tab], (n) => {
    const step: Step = async (m, r) => {
      await pass(SLOW_WAIT_MS);
      await openMyOrders(pageOf(r, n), m, r);
    };
    return [`tab ${n} waits, and opens My Orders`, step];
  }),
  command([], () => ['held calls are released', (_, r) => r.network.release()]),
  command([tab], (n) => [`tab ${n} is reloaded`, (_, r) => void reload(r, n)]),
  command([], () => {
    const step: Step = (_, { pages, openPage }) => {
      const [, second] = pages;
      if (second) leave(pages.pop() ?? second);
      else pages.push(openPage());
    };
    return ['a second tab is opened or closed', step];
  }),
  command([tab, fc.constantFrom(DEMO, OTHER)], (n, who) => {
    const step: Step = async (m, r) => {
      if (m.account === null) await logIn(pageOf(r, n), m, who);
      else logOut(pageOf(r, n), m);
    };
    return [`tab ${n} logs out, or in as ${who.email}`, step];
  }),
  command([tab, which, fc.constantFrom('pay', 'cancel', 'cancel, then pay'), verifying], (n, at, choice, name) => {
    const step: Step = async (m, r) => {
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
    };
    return [`tab ${n} returns from card page ${at}: ${choice}, ${name}`, step];
  }),
  command([tab, which, fc.boolean()], (n, at, isAsked) => {
    const step: Step = async (m, r) => {
      const { orderId } = cardPage(m, at) ?? {};
      if (orderId !== undefined) await returnFromCard(reload(r, n), m, 'true', orderId, isAsked);
    };
    return [`tab ${n} opens the return URL of card page ${at} again`, step];
  }),
  command(
    [tab, fc.constantFrom<'true' | 'false'>('true', 'false'), fc.constantFrom(PAID, UNPAID, NOWHERE), fc.boolean()],
    (n, success, id, isAsked) => [
      `tab ${n} opens a link: ${success} for ${id}${isAsked ? ', confirmed' : ''}`,
      (m, r) => returnFromCard(reload(r, n), m, success, id, isAsked),
    ],
  ),
  command([tab, fc.constantFrom('pays', 'dismisses', 'dismisses, and paid'), verifying], (n, what, name) => {
    const step: Step = async (m, r) => {
      const page = widgetPage(r, n);
      const { widget } = page;
      if (!widget) return;
      if (what.startsWith('dismisses')) closeWidget(page);
      page.widget = what === 'dismisses' ? null : widget;
      await payWidget(page, m, name);
    };
    return [`the shopper in tab ${n}’s widget ${what}, ${name}`, step];
  }),
  command([tab, verifying], (n, name) => {
    const step: Step = async (m, r) => {
      const page = await filled(pageOf(r, n), m);
      placing(page, m, 'razorpay', 'well');
      await settled();
      await payWidget(page, m, name);
    };
    return [`tab ${n} orders by widget and pays, ${name}`, step];
  }),
  command([tab, verifying], (n, name) => {
    const step: Step = async (m, r) => {
      const before = m.cardPages.length;
      placing(await filled(pageOf(r, n), m), m, 'stripe', 'well');
      await settled();
      const at = m.cardPages[before];
      if (!at) return;
      await onCardPage(m, at.orderId, 'pay');
      failVerifying(name);
      await returnFromCard(reload(r, n), m, 'true', at.orderId);
    };
    return [`tab ${n} orders by card and pays, ${name}`, step];
  }),
  command([tab], (n) => {
    const step: Step = async (m, r) => {
      // Also after another tab got a refusal: this tab may still show the button.
      for (const { key, hadPayment, account } of m.drafts.values())
        if (hadPayment && account === m.account) await verify(pageOf(r, n), m, key);
    };
    return [`tab ${n} checks the widget’s payments again`, step];
  }),
  ...paymentCommands,
  ...otherDeviceCommands,
  command([fc.constantFrom(FIRST_PRICE, FIRST_PRICE + 100)], (price) => [
    `the shop’s staff set the price to ${price}`,
    () => setPrice(price),
  ]),
];
