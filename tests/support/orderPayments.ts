import fc from 'fast-check';

import { Command, logIn, logOut, pageOf, reload, widgetPage, type Step } from './orderCommand.ts';
import type { Model, Page } from './orderModel.ts';
import { network } from './orderNetwork.ts';
import {
  closeWidget,
  returnFromCard,
  payInWidget,
  openMyOrders,
  onCardPage,
  reportUnpaid,
  verify,
} from './orderSteps.ts';
import { pass, settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { DEMO, OTHER } from './shopper.ts';

const tab = fc.nat({ max: 1 });
const command = (name: string, step: Step): Command => new Command(name, step);

/** The account that is not logged in. */
const otherThan = (account: string | null): typeof DEMO | typeof OTHER => (account === DEMO.id ? OTHER : DEMO);

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

/**
 * Steps of a shopper and of the provider with unconfirmed payments. Steps of another device are in otherDevice.ts.
 */
export const paymentCommands = [
  tab.map((n) =>
    command(`tab ${n} confirms that nothing was paid`, async (m, r) => {
      await openMyOrders(pageOf(r, n), m, r);
      reportUnpaid(pageOf(r, n), m);
    }),
  ),
  fc.constant(command('the provider captures what it has authorized', () => sandbox.controls.store.payments.capture())),
  fc.nat({ max: 3 }).map((which) =>
    command(`card page ${which} is paid, and closed`, async (m) => {
      const at = m.cardPages[which % Math.max(1, m.cardPages.length)];
      // A page of a try that the shopper went on without is left alone.
      if (at && m.unknown.get(at.key)?.isBegun) await onCardPage(m, at.orderId, 'pay');
    }),
  ),
  tab.map((n) =>
    command(`the page of tab ${n}’s widget closes between the payment and its handler`, async (m, r) => {
      const page = widgetPage(r, n);
      if (!page.widget) return;
      await payInWidget(m, page.widget);
      reload(r, r.pages.indexOf(page));
    }),
  ),
  fc.tuple(tab, fc.constantFrom(...Object.keys(PENDING_CALLS))).map(([n, what]) =>
    command(`tab ${n} ${what} while another account logs in`, async (m, r) => {
      if (m.account === null) return;
      const page = pageOf(r, n);
      closeWidget(page);
      const ask = PENDING_CALLS[what]?.(page, m);
      if (!ask) return;
      network.holdCheck = true;
      const asking = ask();
      await pass(0);
      const who = otherThan(m.account);
      logOut(page, m);
      await logIn(page, m, who);
      r.network.release();
      await asking;
      await settled();
    }),
  ),
  tab.map((n) =>
    command(`tab ${n} looks at My Orders while another account logs in`, async (m, r) => {
      if (m.account === null) return;
      const page = pageOf(r, n);
      network.holdCheck = true;
      const looking = openMyOrders(page, m, r);
      await pass(0);
      const who = otherThan(m.account);
      logOut(page, m);
      await logIn(page, m, who);
      r.network.release();
      await looking;
      await settled();
    }),
  ),
];
