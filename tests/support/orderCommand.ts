import { format } from 'node:util';

import fc from 'fast-check';

import type { PaymentMethod } from '#domain/order/order.ts';
import { commandOf } from './modelCommand.ts';
import { failPlacing, failVerifying } from './orderFaults.ts';
import { cartOf, check, isShared, type Model, type Page, type Real } from './orderModel.ts';
import { network } from './orderNetwork.ts';
import {
  add,
  click,
  closeWidget,
  clearVisitorCart,
  onCardPage,
  payInWidget,
  leaveCartOfTwo,
  mergeVisitorCart,
  verify,
} from './orderSteps.ts';
import { settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import type { DEMO, OTHER } from './shopper.ts';

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

export async function payWidget(page: Page, model: Model, name: string): Promise<void> {
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

export async function logIn(page: Page, model: Model, who: typeof DEMO | typeof OTHER): Promise<void> {
  await page.shop.actions.logIn(who.email, who.password);
  mergeVisitorCart(model, who.id);
}

export function logOut(page: Page, model: Model): void {
  const { account } = model;
  if (account === null) return;
  // An order under way, or one that emptied the server's cart unseen, may have removed lines that were not pushed.
  const ofAccount = [...model.drafts.values()].filter((draft) => draft.account === account && !draft.isReported);
  if (ofAccount.length > 0) model.blurred.add(account);
  page.shop.actions.logOut();
  if (isShared(model)) leaveCartOfTwo(model);
  model.account = null;
  clearVisitorCart(model);
}
