import { http, HttpResponse } from 'msw';

import type { OrderRequest } from '#api/orderBody.ts';
import { paise } from '#domain/money/money.ts';
import { aLine, rupees } from './factories.ts';
import { server } from './server.ts';
import { anOrderRequest, demoProduct, ORIGIN } from './shopper.ts';

export const MUG = demoProduct('Magic Photo Mug with Colour Inside');
export const SIZE = '325 ml';
export const MUG_LINE = { productId: MUG._id, size: SIZE };

/** A cart of this many mugs. */
export const mugs = (quantity: number) => ({ [MUG._id]: { [SIZE]: quantity } });

/** An order of this many mugs for cash. */
export function mugOrder(quantity = 2): OrderRequest {
  const product = { id: MUG._id, name: MUG.name, price: rupees(MUG.price), sizes: [SIZE] };
  const amount = paise(rupees(MUG.price) * quantity);
  return anOrderRequest({ lines: [aLine({ product, size: SIZE, quantity })], amount });
}

/** The server's next answer to this path. */
export function answersOnce(path: string, answer: () => Response | Promise<Response>): void {
  server.use(http.post(`${ORIGIN}${path}`, answer, { once: true }));
}

/** Holds the next call to this path until the test releases it, and answers it with this body. */
export function heldAnswer(path: string, body: object, status = 200) {
  let isAsked = false;
  let answer = (): void => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  answersOnce(path, async () => {
    isAsked = true;
    await released;
    return HttpResponse.json(body, { status });
  });
  return { isAsked: () => isAsked, answer: () => answer() };
}
