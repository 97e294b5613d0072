/** Steps that prepare states of screens, and what they are about. */
import type { FaultRule } from '#sandbox/faults/faultSchema.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { anAddress, rawOrder, rawProduct } from './factories.ts';
import { sandbox } from './server.ts';
import { answers, DEMO, demoProduct, writeCart, loggedIn, putServerCart } from './shopper.ts';
import type { renderScreen } from './renderScreen.tsx';

export const MUG = demoProduct('Personalised Photo Mug');
export const [SIZE = ''] = MUG.sizes ?? [];
export const ORDERS = '/api/order/userorders';
const KEY = '3f2a9c1b-0000-4000-a000-000000000000';

/** Makes the route fail like this, and runs another step. */
const failing = (fault: FaultRule['fault']) => (route: string, before?: () => unknown) => (): unknown => {
  sandbox.controls.faults.add({ route, fault });
  return before?.();
};
export const fails = failing({ type: 'status', code: 500 });
export const isOffline = failing('refuse');
/** The shop sells nothing: every list is empty. */
export const isEmpty = (): unknown => sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'empty' } });

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
