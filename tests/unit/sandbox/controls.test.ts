// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '#sandbox/http/journal.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { ORIGIN, aSandbox, aToken, anOrder, get, post } from './support.ts';

async function log(sandbox: Sandbox): Promise<JournalEntry[]> {
  return (await get(sandbox, '/__sandbox/log')).json['log'] as JournalEntry[];
}

function remove(sandbox: Sandbox, path: string): Promise<Response> {
  return sandbox.fetch(new Request(ORIGIN + path, { method: 'DELETE' }));
}

describe('the switches over HTTP', () => {
  test('set faults, several at once too, and clear them', async () => {
    const sandbox = aSandbox({ controls: true });
    expect((await post(sandbox, '/__sandbox/faults', { route: '/api/category', fault: 'refuse' })).json).toEqual({
      success: true,
    });
    await post(sandbox, '/__sandbox/faults', [{ route: '/api/keyword', fault: { type: 'status', code: 500 } }]);
    await expect(get(sandbox, '/api/category')).rejects.toThrow('fetch failed');
    expect((await get(sandbox, '/api/keyword')).status).toBe(500);
    await remove(sandbox, '/__sandbox/faults');
    expect((await get(sandbox, '/api/category')).status).toBe(200);
  });

  test('say what is wrong with a rule', async () => {
    const answer = await post(aSandbox({ controls: true }), '/__sandbox/faults', {
      fault: { type: 'status', code: 'many' },
    });
    expect(answer.status).toBe(400);
    expect(answer.json['message']).toContain('Not a fault rule');
  });

  test('release what hangs', async () => {
    const sandbox = aSandbox({ controls: true });
    await post(sandbox, '/__sandbox/faults', { fault: 'hang' });
    const waiting = get(sandbox, '/api/category');
    await new Promise((resolve) => setTimeout(resolve, 10));
    await post(sandbox, '/__sandbox/release');
    expect((await waiting).status).toBe(200);
  });

  test('are not subject to the faults they set', async () => {
    const sandbox = aSandbox({ controls: true });
    await post(sandbox, '/__sandbox/faults', { route: '*', fault: 'refuse' });
    expect((await get(sandbox, '/__sandbox/orders')).json).toEqual({ success: true, orders: [] });
  });

  test('change the generation and back, the limiter apart from it', async () => {
    const sandbox = aSandbox({ controls: true });
    const set = async (body: unknown) => (await post(sandbox, '/__sandbox/generation', body)).json;
    expect(await set({ generationA: true })).toEqual({
      success: true,
      generationA: true,
      limiter: true,
      checksSignatures: false,
      capturesLate: false,
    });
    expect((await get(sandbox, '/api/keywords')).status).toBe(404);
    expect(await set({ generationA: true, limiter: false })).toMatchObject({ limiter: false });
    expect(await set({ generationA: false })).toMatchObject({ generationA: false, limiter: false });
    expect((await get(sandbox, '/api/keywords')).status).toBe(200);
  });

  test('show stored orders, and forget accounts, carts and orders', async () => {
    const sandbox = aSandbox({ controls: true });
    const token = await aToken(sandbox);
    await post(sandbox, '/api/order/place', anOrder(), token);
    expect((await get(sandbox, '/__sandbox/orders')).json['orders']).toMatchObject([{ paymentMethod: 'COD' }]);
    await post(sandbox, '/__sandbox/reset');
    expect((await get(sandbox, '/__sandbox/orders')).json['orders']).toEqual([]);
    const demo = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };
    expect((await post(sandbox, '/api/user/login', demo)).json['success']).toBe(true);
  });
});

describe('the journal', () => {
  test('keeps what the server received and how it answered', async () => {
    const sandbox = aSandbox({ controls: true, now: () => 1_795_178_124_826 });
    await post(sandbox, '/api/cart/add?x=1', { itemId: 'mug', size: 'M' }, 'garbage', { 'X-XSRF-TOKEN': 'abc' });
    expect(await log(sandbox)).toEqual([
      {
        method: 'POST',
        path: '/api/cart/add',
        search: '?x=1',
        headers: { 'content-type': 'application/json', token: 'garbage', 'x-xsrf-token': 'abc' },
        body: { itemId: 'mug', size: 'M' },
        status: 200,
        time: 1_795_178_124_826,
      },
    ]);
    await remove(sandbox, '/__sandbox/log');
    expect(await log(sandbox)).toEqual([]);
  });

  test('says what was dropped and what is still waiting, and keeps no password', async () => {
    const sandbox = aSandbox({ controls: true });
    sandbox.controls.faults.add({ route: '/api/user/*', fault: 'commitThenDrop' });
    sandbox.controls.faults.add({ route: '/api/category', fault: 'hang' });
    await expect(post(sandbox, '/api/user/login', { email: 'a', password: 'secret' })).rejects.toThrow();
    const waiting = get(sandbox, '/api/category');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const entries = await log(sandbox);
    expect(entries.map(({ status }) => status)).toEqual(['dropped', 'pending']);
    expect(entries[0]?.body).toEqual({ email: 'a', password: '(masked)' });
    sandbox.controls.faults.release();
    await waiting;
  });

  test('is open to tests in the same process', async () => {
    const sandbox = aSandbox();
    await get(sandbox, '/api/category');
    expect(sandbox.controls.journal.entries()).toMatchObject([{ method: 'GET', path: '/api/category', body: null }]);
    sandbox.controls.journal.clear();
    expect(sandbox.controls.journal.entries()).toEqual([]);
  });
});
