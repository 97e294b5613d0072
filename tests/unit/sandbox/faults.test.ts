// @vitest-environment node
import { slides } from '#sandbox/catalogue/demo.ts';
import { describe, expect, test } from 'vitest';
import { ORIGIN, aSandbox, aToken, get, post } from './support.ts';

describe('a fault', () => {
  test('hang: the call waits for the release, then continues normally', async () => {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: '/api/category', fault: 'hang' });
    let isAnswered = false;
    const answer = get(sandbox, '/api/category').finally(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isAnswered).toBe(false);
    sandbox.controls.faults.release();
    expect((await answer).json['success']).toBe(true);
    expect((await get(sandbox, '/api/category')).status).toBe(200);
  });

  test('status: a page, a calm 429, or a message', async () => {
    const sandbox = aSandbox();
    const { faults } = sandbox.controls;
    faults.add({ route: '/api/category', times: 1, fault: { type: 'status', code: 503 } });
    const down = await get(sandbox, '/api/category');
    expect([down.status, down.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    faults.add({ times: 1, fault: { type: 'status', code: 429 } });
    expect((await get(sandbox, '/api/category')).text).toContain('Too many requests');
    faults.add({ times: 1, fault: { type: 'status', code: 500, message: { error: { description: 'odd' } } } });
    expect((await get(sandbox, '/api/category')).json).toEqual({
      success: false,
      message: { error: { description: 'odd' } },
    });
    expect((await get(sandbox, '/api/category')).status).toBe(200);
  });

  test.each([
    ['html', /^<!DOCTYPE html>/],
    ['empty', /^$/],
    ['null', /^null$/],
    ['array', /^\[\]$/],
    ['wrongType', /^{"success":true,"slides":"text"}$/],
    ['textSuccess', /^{"success":"true","slides":\[/],
  ] as const)('body %s: HTTP 200 with another body', async (kind, text) => {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: '/api/slides/list', fault: { type: 'body', kind } });
    const answer = await get(sandbox, '/api/slides/list');
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(text);
  });

  test('body truncated: JSON that ends in the middle', async () => {
    const sandbox = aSandbox();
    const whole = (await get(sandbox, '/api/slides/list')).text;
    sandbox.controls.faults.add({ fault: { type: 'body', kind: 'truncated' } });
    const { text } = await get(sandbox, '/api/slides/list');
    expect(whole.startsWith(text)).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  test('mutate: invalid values in some fields, the same for the same seed', async () => {
    const bodies = [];
    for (const seed of [7, 7, 8]) {
      const sandbox = aSandbox();
      sandbox.controls.faults.add({ route: '/api/product/list', seed, fault: { type: 'mutate', percent: 30 } });
      bodies.push((await get(sandbox, '/api/product/list')).text);
    }
    const [first = '', again, other] = bodies;
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(first).toContain('1e309');
    expect(first.startsWith('{"success":true,"products":[')).toBe(true);
  });

  test('expireToken: a token expires after its calls, and a new one is valid', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'expireToken', afterCalls: 1 } });
    expect((await get(sandbox, '/api/category')).status).toBe(200);
    const messages = [];
    for (const call of ['get', 'get', 'get'])
      messages.push((await post(sandbox, `/api/cart/${call}`, {}, token)).json['message']);
    expect(messages).toEqual([undefined, 'jwt expired', 'jwt expired']);
    const renewed = await aToken(sandbox);
    for (const call of ['get', 'get'])
      expect((await post(sandbox, `/api/cart/${call}`, {}, renewed)).json['success']).toBe(true);
  });

  test('noCors: neither the answer nor its preflight allows another origin', async () => {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: 'GET /api/*', fault: 'noCors' });
    expect((await get(sandbox, '/api/category')).headers.get('access-control-allow-origin')).toBeNull();
    const headers = { 'Access-Control-Request-Method': 'GET' };
    const preflight = await sandbox.fetch(new Request(`${ORIGIN}/api/category`, { method: 'OPTIONS', headers }));
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('redirect: a captive portal', async () => {
    const sandbox = aSandbox();
    sandbox.controls.faults.add({ route: '/api/*', fault: { type: 'redirect' } });
    const answer = await get(sandbox, '/api/category');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sandbox-portal']);
    expect((await get(sandbox, '/sandbox-portal')).text).toContain('Log in to this network');
  });

  test('counts its times, follows its route, joins with others and ends with clear', async () => {
    const sandbox = aSandbox();
    const { faults } = sandbox.controls;
    faults.add({ route: 'GET /api/*', times: 2, fault: { type: 'status', code: 500 } });
    faults.add({ route: '/api/slides/list', fault: { type: 'body', kind: 'empty' } });
    expect((await post(sandbox, '/api/user/login')).status).toBe(200);
    expect((await get(sandbox, '/api/category')).status).toBe(500);
    expect((await get(sandbox, '/api/slides/list')).status).toBe(500);
    expect((await get(sandbox, '/api/slides/list')).text).toBe('');
    faults.clear();
    expect((await get(sandbox, '/api/slides/list')).json).toEqual({ success: true, slides });
  });

  test('that is unknown is refused with a message', () => {
    const { faults } = aSandbox().controls;
    expect(() => faults.add({ fault: { type: 'explode' } } as never)).toThrow('Not a fault rule');
    expect(() => faults.add({ times: 0, fault: 'refuse' })).toThrow('Not a fault rule');
  });
});
