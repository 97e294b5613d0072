// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ORIGIN, aSandbox, get, post, postForm } from './support.ts';

describe('the way answers travel', () => {
  test('an unknown path is a page that names it, escaped', async () => {
    const answer = await get(aSandbox(), '/api/no"such<path>');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('Cannot GET /api/no');
    expect(answer.text).not.toContain('<path>');
    expect((await post(aSandbox(), '/api/product/list')).text).toContain('Cannot POST /api/product/list');
  });

  test.each(['{"email":', 'null', '"text"', 'x'])('the malformed body %s is a page with status 400', async (body) => {
    const request = new Request(`${ORIGIN}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const answer = await aSandbox().fetch(request);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toContain('SyntaxError');
  });

  test('a body over 100 kB is a page with status 413; just under it is read', async () => {
    const sandbox = aSandbox();
    const around = JSON.stringify({ email: '' }).length;
    const tooLarge = await post(sandbox, '/api/user/login', { email: 'x'.repeat(102_401 - around) });
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.text).toContain('request entity too large');
    const fits = await post(sandbox, '/api/user/login', { email: 'x'.repeat(102_400 - around) });
    expect(fits.json['message']).toBe("User doesn't exists");
  });

  test('a submitted form is read as empty', async () => {
    const answer = await postForm(aSandbox(), '/api/user/login', {
      email: 'demo@kanuka.example',
      password: 'kanuka-demo-1',
    });
    expect(answer.json['message']).toBe("User doesn't exists");
  });

  test('any origin may call, with whatever headers it asks for', async () => {
    const sandbox = aSandbox();
    const preflight = await sandbox.fetch(
      new Request(`${ORIGIN}/api/order/place`, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://shop.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'token,x-xsrf-token',
        },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('token,x-xsrf-token');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const answer = await get(sandbox, '/api/category', { Origin: 'https://shop.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('a visitor gets an XSRF-TOKEN cookie once', async () => {
    const sandbox = aSandbox();
    const cookie = (await get(sandbox, '/api/category')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    expect((await get(sandbox, '/api/category', { Cookie: `a=b; ${pair}` })).headers.get('set-cookie')).toBeNull();
  });

  test('control routes do not exist unless they are asked for', async () => {
    expect((await get(aSandbox(), '/__sandbox/log')).status).toBe(404);
    expect((await get(aSandbox({ controls: true }), '/__sandbox/log')).status).toBe(200);
  });
});
