import * as v from 'valibot';

import { ApiError } from './errors.ts';
import { okResponse } from './fields.ts';
import { request } from './http.ts';

/** A session token is any non-empty text; a success without one counts as a failure. */
const sessionSchema = okResponse({ token: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** The answers of the backend's generations to an e-mail address without an account. docs/backend.md, Users. */
const UNKNOWN_USER = /user (?:doesn['’]?t exists?|does not exist|not found)/i;

async function requestLogin(email: string, password: string): Promise<string> {
  const data = { email, password };
  return (await request({ method: 'POST', url: '/api/user/login', data, fallback: 'login' }, sessionSchema)).token;
}

/**
 * The session token of an existing account. The backend compares e-mail addresses with regard to case: an unknown one is tried
 * again in lower case, as `register` sends it. @throws ApiError with the server's words when refused
 */
export async function logIn(email: string, password: string): Promise<string> {
  try {
    return await requestLogin(email, password);
  } catch (error) {
    const lowerCase = email.toLowerCase();
    const isUnknown = error instanceof ApiError && error.kind === 'rejected' && UNKNOWN_USER.test(error.message);
    if (!isUnknown || lowerCase === email) throw error;
    return requestLogin(lowerCase, password);
  }
}

/**
 * The session token of a new account. The e-mail address is sent in lower case, so that the same one with a capital letter
 * does not become a second account. @throws ApiError with the server's words when refused
 */
export async function register(name: string, email: string, password: string): Promise<string> {
  const data = { name, email: email.toLowerCase(), password };
  return (await request({ method: 'POST', url: '/api/user/register', data, fallback: 'register' }, sessionSchema))
    .token;
}
