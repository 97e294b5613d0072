import type { FaultRule } from '#sandbox/faults/definition.ts';
import { spoil, network, type Hold } from './orderNetwork.ts';

/** What may happen to an order on its way, by what a history calls it. */
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
  'held on its way': 'call',
  'answered late': 'answer',
  'sent again by the browser': { type: 'resent', repeats: 1 },
  'sent seven times in all': { type: 'resent', repeats: 6 },
  'sent seven times for nothing': { type: 'unanswered', repeats: 6 },
  limited: { type: 'status', code: 429 },
  'refused in words': { type: 'successFalse', message: 'Not today' },
  'without the provider': 'providerDown',
};

/** The same for the check of a payment. */
export const VERIFYING: Readonly<Record<string, FaultRule['fault'] | null>> = {
  well: null,
  'lost after it is stored': 'commitThenDrop',
  'lost before': 'refuse',
  'answered by a gateway': { type: 'commitThenStatus', code: 504, message: 'upstream' },
  'refused by the database': {
    type: 'successFalse',
    message: 'MongoNetworkError: connection 3 to 127.0.0.1:27017 closed',
  },
  'refused in words': { type: 'successFalse', message: 'Payment Failed' },
  'without the provider': 'providerDown',
};

/** The next order goes so. */
export function spoilPlacing(name: string): void {
  const fault = PLACING[name] ?? 'none';
  if (fault === 'none' || fault === 'call' || fault === 'answer') network.hold = fault;
  else for (const path of ['place', 'stripe', 'razorpay']) spoil(`/api/order/${path}`, fault);
}

/** The next check of a payment goes so. */
export function spoilVerifying(name: string): void {
  const fault = VERIFYING[name];
  if (fault) spoil('/api/order/verify*', fault);
}
