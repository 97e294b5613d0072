import type { FaultRule } from '#sandbox/faults/faultSchema.ts';
import { network, type Hold } from './orderNetwork.ts';
import { failOnce } from './server.ts';

/** Faults of an order call, by their name in a history. */
export const PLACING: Readonly<Record<string, FaultRule['fault'] | Hold>> = {
  well: 'none',
  'lost after it is stored': 'commitThenDrop',
  'lost before': 'refuse',
  'answered by a gateway in JSON': { type: 'commitThenStatus', code: 504, message: 'upstream' },
  'answered by a gateway': { type: 'commitThenStatus', code: 502 },
  'answered by a page': { type: 'body', kind: 'html' },
  'failing after it is stored': {
    type: 'commitThenStatus',
    code: 200,
    message: "Cannot read properties of null (reading 'x')",
  },
  'held before the server': 'call',
  'answered late': 'answer',
  'sent again by the browser': { type: 'resent', repeats: 1 },
  'sent seven times in all': { type: 'resent', repeats: 6 },
  'sent seven times without a response': { type: 'unanswered', repeats: 6 },
  limited: { type: 'status', code: 429 },
  'refused with a message': { type: 'successFalse', message: 'Not today' },
  'without the provider': 'providerDown',
};

/** Faults of a payment check, by their name in a history. */
export const VERIFYING: Readonly<Record<string, FaultRule['fault'] | null>> = {
  well: null,
  'lost after it is stored': 'commitThenDrop',
  'lost before': 'refuse',
  'answered by a gateway': { type: 'commitThenStatus', code: 504, message: 'upstream' },
  'refused by the database': {
    type: 'successFalse',
    message: 'MongoNetworkError: connection 3 to 127.0.0.1:27017 closed',
  },
  'refused with a message': { type: 'successFalse', message: 'Payment Failed' },
  'without the provider': 'providerDown',
};

/** Applies this fault to the next order call. */
export function failPlacing(name: string): void {
  const fault = PLACING[name] ?? 'none';
  if (fault === 'none' || fault === 'call' || fault === 'answer') network.hold = fault;
  else for (const path of ['place', 'stripe', 'razorpay']) failOnce(`/api/order/${path}`, fault);
}

/** Applies this fault to the next check of a payment. */
export function failVerifying(name: string): void {
  const fault = VERIFYING[name];
  if (fault) failOnce('/api/order/verify*', fault);
}
