// @vitest-environment node
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

import { localServer } from '#tests/support/localServer.ts';
import { devBackend } from '../../../scripts/build/devBackend.ts';

/** The development server's address, with the settings of the environment. */
async function developing(): Promise<string> {
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [devBackend(':memory:')],
  });
  const { url, close } = await localServer(vite.middlewares);
  onTestFinished(async () => {
    await close();
    await vite.close();
  });
  return url;
}

test('the backend of `npm run dev` adds the delivery fee that the storefront adds', async () => {
  vi.stubEnv('VITE_DELIVERY_FEE', '60');
  const shop = await developing();
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'Content-Type': 'application/json', token };
    return (await fetch(`${shop}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const account = { name: 'Asha', email: 'asha@kanuka.example', password: 'kanuka-demo-1' };
  const { token } = await post('/user/register', account);
  const { products } = await (await fetch(`${shop}/api/product/list`)).json();
  const [product] = products.filter(({ price }: { price: number }) => price > 0);
  const items = [{ ...product, size: product.sizes[0], quantity: 1 }];
  const order = (amount: number) => post('/order/place', { items, amount, address: {}, payment_method: 'cod' }, token);
  expect(await order(product.price)).toMatchObject({ success: false });
  expect(await order(product.price + 60)).toMatchObject({ success: true });
});
