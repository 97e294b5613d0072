import type { PaymentMethod } from '#domain/order/order.ts';
import { commandOf, type StepOf } from './modelCommand.ts';
import { failPlacing, failVerifying } from './orderFaults.ts';
import { cartOf, check, isShared, type Model, type Page, type Real } from './orderModel.ts';
import { network } from './orderNetwork.ts';
import {
  add,
  click,
  closeWidget,
  clearVisitorCart,
  payInWidget,
  leaveCartOfTwo,
  mergeVisitorCart,
  verify,
} from './orderSteps.ts';
import { commandsOf } from './properties.ts';
import { settled } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import type { DEMO, OTHER } from './shopper.ts';

export type Step = StepOf<Model, Real>;

/** Makes commands of these parts; after each step the model is checked. */
export const command = commandsOf(
  commandOf<Model, Real>((model, real) => {
    sandbox.controls.faults.clear();
    Object.assign(network, { hold: 'none', holdCheck: false, meanwhile: null });
    check(model, real);
  }),
);

export const pageOf = ({ pages }: Real, n: number): Page => pages[n % pages.length] as Page;

export function placing(page: Page, model: Model, method: PaymentMethod, how: string): void {
  if (page.widget === null) failPlacing(how);
  click(page, model, method);
}

/** Adds a product if the cart is empty, so that the page can order. */
export async function filled(page: Page, model: Model): Promise<Page> {
  if (model.account === null || cartOf(model).size > 0) return page;
  add(page, model, 0);
  await settled();
  return page;
}

/** The page with an open widget, or else the n-th page. */
export const widgetPage = (real: Real, n: number): Page => real.pages.find(({ widget }) => widget) ?? pageOf(real, n);

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
