// @vitest-environment node
import { Agent, request } from 'node:http';
import { serve } from '#sandbox/main.ts';
import type { FaultRule } from '#sandbox/faults/definition.ts';
import { expect, onTestFinished, test } from 'vitest';
import { anOrder } from './support.ts';

const PLACE = '/api/order/place';

/** A token, and a function that orders over one keep-alive connection, as a browser's. */
async function aConnection(fault: FaultRule['fault']) {
  const serving = await serve({ port: 0, database: ':memory:', dist: '/nowhere', controls: true });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await serving.close();
  });
  const send = (path: string, body: unknown, token = '') =>
    new Promise<{ text: string; isReused: boolean }>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', token };
      const sent = request(`${serving.url}${path}`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', reject);
        response.on('end', () => resolve({ text, isReused: sent.reusedSocket }));
      });
      sent.on('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })));
      sent.end(JSON.stringify(body));
    });
  const account = { name: 'Asha', email: 'asha@kanuka.example', password: 'long-enough' };
  const { token } = JSON.parse((await send('/api/user/register', account)).text) as { token: string };
  await send('/__sandbox/faults', { route: PLACE, times: 1, fault });
  const orders = async () => {
    const stored = (await (await fetch(`${serving.url}/__sandbox/orders`)).json()) as { orders: unknown[] };
    return stored.orders.length;
  };
  return { order: () => send(PLACE, anOrder(), token), orders };
}

test.each([
  ['after the order is stored', 'unanswered' as const, 1],
  ['before the order is stored', { type: 'unanswered', isMade: false } as const, 0],
])('a connection ends without a byte %s, on a connection used before', async (_, fault, stored) => {
  const { order, orders } = await aConnection(fault);
  // Node's message for an end before the first byte; a broken response would be 'aborted'.
  await expect(order()).rejects.toMatchObject({ message: 'socket hang up', isReused: true });
  expect(await orders()).toBe(stored);
  expect(JSON.parse((await order()).text)).toMatchObject({ success: true });
  expect(await orders()).toBe(stored + 1);
});

test('a connection ends inside an answer for commitThenDrop', async () => {
  const { order, orders } = await aConnection('commitThenDrop');
  await expect(order()).rejects.toMatchObject({ message: 'aborted' });
  expect(await orders()).toBe(1);
});
