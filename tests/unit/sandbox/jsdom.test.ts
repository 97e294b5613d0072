import { createSandbox } from '#sandbox/app.ts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const sandbox = createSandbox();
const server = setupServer(
  http.all('*', async ({ request }) => {
    try {
      return await sandbox.fetch(request);
    } catch {
      return HttpResponse.error();
    }
  }),
);

beforeAll(() => server.listen());
afterEach(() => {
  sandbox.controls.faults.clear();
  vi.useRealTimers();
});
afterAll(() => {
  server.close();
  sandbox.close();
});

const DEMO = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://localhost:4173${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('the sandbox answers a page in jsdom through MSW', async () => {
  const { token } = (await (await post('/api/user/login', DEMO)).json()) as { token: string };
  await post('/api/cart/add', { itemId: 'mug', size: 'M' }, { token });
  expect(await (await post('/api/cart/get', {}, { token })).json()).toEqual({
    success: true,
    cartData: { mug: { M: 1 } },
  });
});

test('a dropped connection is a failed fetch there as well', async () => {
  sandbox.controls.faults.add({ route: '/api/category', fault: 'refuse' });
  await expect(fetch('http://localhost:4173/api/category')).rejects.toThrow();
});

test('the sandbox answers while the page’s clock is fake', async () => {
  const { token } = (await (await post('/api/user/login', DEMO)).json()) as { token: string };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  const added = await post('/api/cart/add', { itemId: 'lamp', size: 'M' }, { token });
  expect(await added.json()).toEqual({ success: true, message: 'Added To Cart' });
});
