import * as v from 'valibot';

import { answer } from './fields.ts';
import { request } from './http.ts';

/** A session token: any non-empty text. Success without one is a failure in disguise. */
const sessionSchema = answer({ token: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** The session token of an existing account. @throws ApiError with the server's words when refused */
export async function logIn(email: string, password: string): Promise<string> {
  const data = { email, password };
  return (await request({ method: 'POST', url: '/api/user/login', data, fallback: 'login' }, sessionSchema)).token;
}

/** The session token of a new account. @throws ApiError with the server's words when refused */
export async function register(name: string, email: string, password: string): Promise<string> {
  const data = { name, email, password };
  return (await request({ method: 'POST', url: '/api/user/register', data, fallback: 'register' }, sessionSchema))
    .token;
}
