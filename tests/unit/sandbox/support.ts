import { createSandbox } from '#sandbox/app.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { products } from '#sandbox/catalogue/demo.ts';
import type { SandboxOptions } from '#sandbox/options.ts';
import { onTestFinished } from 'vitest';

export const ORIGIN = 'http://localhost:4173';

export type Json = Record<string, unknown>;

export function aSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

export const get = async (sandbox: Sandbox, path: string) => read(await sandbox.fetch(new Request(ORIGIN + path)));

/** Sends a POST from the shop's own pages with a JSON body, and with the token if given. */
export async function post(sandbox: Sandbox, path: string, body: unknown = {}, token?: string) {
  const headers = { 'Content-Type': 'application/json', Origin: ORIGIN, ...(token !== undefined && { token }) };
  return read(await sandbox.fetch(new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) })));
}

let shoppers = 0;

export async function aToken(sandbox: Sandbox): Promise<string> {
  shoppers += 1;
  const email = `shopper${shoppers}@kanuka.example`;
  const { json } = await post(sandbox, '/api/user/register', { name: 'Asha', email, password: 'long-enough' });
  return String(json['token']);
}

const ADDRESS = { firstName: 'Asha', lastName: 'Rao', street: '1 Main Road', city: 'Tenali', zipcode: '522201' };

/** One line for a product of the catalogue, as the shop sends it. */
export function aLine(quantity: number): Json & { price: number } {
  const [{ _id, name, price, sizes }] = products as [(typeof products)[number]];
  return { _id, name, price, size: sizes[0] ?? 'Standard', quantity };
}

/** An order of two of that product, at the right price. */
export function anOrder(changes: Json = {}): Json {
  const line = aLine(2);
  const amount = (Math.round(line.price * 100) * 2) / 100;
  return { address: ADDRESS, items: [line], amount, payment_method: 'cod', ...changes };
}

async function read(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, text, json: (isJson ? JSON.parse(text) : {}) as Json };
}
