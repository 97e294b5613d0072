// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ORIGIN, aSandbox, get, post } from './support.ts';

describe('the HTTP transport', () => {
  test('a body over 100 kB is a page with status 413; just under it is read', async () => {
    const sandbox = aSandbox();
    const around = JSON.stringify({ email: '' }).length;
    const tooLarge = await post(sandbox, '/api/user/login', { email: 'x'.repeat(102_401 - around) });
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.text).toContain('request entity too large');
    const fits = await post(sandbox, '/api/user/login', { email: 'x'.repeat(102_400 - around) });
    expect(fits.json['message']).toBe("User doesn't exists");
  });

  test('any origin may call, with any requested headers', async () => {
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

  test('control routes exist only when they are enabled', async () => {
    expect((await get(aSandbox(), '/__sandbox/log')).status).toBe(404);
    expect((await get(aSandbox({ controls: true }), '/__sandbox/log')).status).toBe(200);
  });
});
