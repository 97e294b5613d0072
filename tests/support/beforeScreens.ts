/** Steps that prepare states of screens, and what they are about. */
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { anAddress, rawOrder, rawProduct } from './factories.ts';
import { sandbox } from './server.ts';
import { answers, DEMO, demoProduct, writeCart, loggedIn, putServerCart } from './shopper.ts';
import type { renderScreen } from './renderScreen.tsx';

export const MUG = demoProduct('Personalised Photo Mug');
export const [SIZE = ''] = MUG.sizes ?? [];
export const ORDERS = '/api/order/userorders';
const KEY = '3f2a9c1b-0000-4000-a000-000000000000';

export const fails = (route: string) => (): unknown =>
  sandbox.controls.faults.add({ route, fault: { type: 'status', code: 500 } });
/** Makes the route fail, and runs another step. */
export const failing = (route: string, before: () => unknown): unknown => {
  fails(route)();
  return before();
};
/** The shop sells nothing: every list is empty. */
export const isEmpty = (): unknown => sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'empty' } });
export const isOffline = (route: string) => (): unknown => sandbox.controls.faults.add({ route, fault: 'refuse' });

/** Clicks the first control of each name, one after another. */
export const press =
  (...controls: readonly (readonly [role: 'button' | 'radio' | 'tab', name: string | RegExp])[]) =>
  async ({ user, screen }: ReturnType<typeof renderScreen>): Promise<void> => {
    for (const [role, name] of controls) {
      const [control] = await screen.findAllByRole(role, { name });
      if (control) await user.click(control);
    }
  };

export const withCart = (): void => {
  writeCart({ [MUG._id]: { [SIZE]: 2 } });
  putServerCart({ [MUG._id]: { [SIZE]: 2 } });
};

export const withOrders = async (...orders: readonly unknown[]): Promise<void> => {
  await loggedIn();
  answers(ORDERS, { success: true, orders });
};

export const atCheckout = async (): Promise<void> => {
  withCart();
  await loggedIn();
  checkoutStorage.writeDraft(anAddress());
};

export const justOrdered = (): Promise<void> => {
  placedOrder.write({ idempotencyKey: KEY, account: DEMO.id, method: 'cod', amount: 59_800, at: Date.now() });
  return withOrders(rawOrder({ items: [{ ...rawProduct(), size: 'M', quantity: 2, ref: KEY }] }));
};

export const withAddress = async (): Promise<void> => {
  await loggedIn();
  localStorage.setItem('kanuka.addresses', JSON.stringify([{ id: 'a', address: anAddress() }]));
};

/** The device has an ordered design of the account whose photo was deleted. */
export const withDesigns = async (): Promise<void> => {
  await loggedIn();
  localStorage.setItem('kanuka.designs', JSON.stringify({ ordered: [['gone', null]] }));
};

export const copies = ['one', 'two'].map((_id) =>
  rawOrder({ _id, items: [{ ...rawProduct(), size: 'M', quantity: 2, ref: KEY }], paymentMethod: 'UPI' }),
);
