import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { Env, Services } from '../http/services.ts';
import type { Fields } from '../http/body.ts';
import { tooManyRequests } from '../http/limiter.ts';
import { objectId } from '../store/ids.ts';
import { matchesPassword } from '../accounts/passwords.ts';
import { tokenFor } from '../accounts/session.ts';

const MIN_PASSWORD = 8;

/** Register and login, with the sentences of docs/backend.md, Users. */
export function addUserRoutes(app: Hono<Env>, services: Services): void {
  const { guesses, mode, store, settings } = services;

  app.post('/api/user/register', (c) => {
    const fields = c.var.fields;
    if (store.users.byEmail(textOf(fields['email']))) throw new Refusal('User already exists');
    const account = checkedAccount(fields);
    const id = objectId(settings.now());
    store.users.add({ id, ...account }, settings.now());
    return c.json({ success: true, token: tokenFor(id, services) });
  });

  app.post('/api/user/login', async (c) => {
    const { email, password } = c.var.fields;
    const { address } = c.env;
    const user = store.users.byEmail(textOf(email));
    const waitS = mode.generationA ? undefined : guesses.secondsToWait(address, user?.id);
    if (waitS !== undefined) return tooManyRequests(waitS);
    if (user === undefined) throw new Refusal("User doesn't exists");
    if (typeof password !== 'string') throw new Refusal(`Illegal arguments: ${typeof password}, string`);
    if (!(await matchesPassword(password, user.password))) throw new Refusal('Invalid credentials');
    guesses.wasRight(address, user.id);
    return c.json({ success: true, token: tokenFor(user.id, services) });
  });
}

function checkedAccount({ name, email, password }: Fields): { name: string; email: string; password: string } {
  if (typeof email !== 'string') throw new Refusal(`Expected a string but received a ${typeName(email)}`);
  if (!isEmail(email)) throw new Refusal('Please enter a valid email');
  if (typeof password !== 'string' || password.length < MIN_PASSWORD) {
    throw new Refusal('Please enter a strong password');
  }
  if (typeof name !== 'string' || name === '') {
    throw new Refusal('user validation failed: name: Path `name` is required.');
  }
  return { name, email, password };
}

function isEmail(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)
  );
}

function typeName(value: unknown): string {
  if (value === null || value === undefined || typeof value !== 'object')
    return String(value === null ? null : typeof value);
  return Array.isArray(value) ? 'Array' : 'Object';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
