import type { GiftNote } from '#domain/giftNote.ts';
import type { ShopWays } from '#domain/shopWays.ts';
import { tellUs } from './ways.ts';

/** Words of My Orders. */
export const ordersWords = {
  title: 'MY ORDERS',
  pageTitle: 'My orders',
  refresh: 'Refresh',
  loading: 'Loading your orders...',
  more: 'Show more orders',
  empty: 'You have no orders yet.',
  emptyHelp: 'When you order a gift, you can follow it here.',
  pleaseLogIn: 'Please login to see your orders.',
  mustLogIn: 'You must be logged in to view orders.',
  failed: 'Failed to load orders',
  logIn: 'Login',
  unnamed: 'Gift',
  quantity: (count: number): string => `Quantity ${count}`,
  size: (size: string): string => `Size ${size}`,
  date: (day: string): string => `Date ${day}`,
  method: (method: string): string => `Method ${method}`,
  amount: 'Order total',
  number: (ref: string): string => `Order ${ref}`,
  designed: (words: string, note: string): string =>
    [words && `Words: ${words}`, note && `Note: ${note}`].filter((part) => part !== '').join('. '),
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [message && `Gift message: ${message}`, hidePrice && 'Price hidden'].filter(Boolean).join('. '),
  destination: (to: string): string => `To ${to}`,
  /** Cash: the shop calls, and is paid after that. */
  afterConfirmation: 'Pay after confirmation',
  paidAfterConfirmation: 'Paid after confirmation',
  paid: 'Payment Paid',
  pending: 'Payment Pending',
  stage: (stage: number, of: number): string => `Step ${stage} of ${of}`,
  again: 'Order again',
  againNamed: (name: string): string => `Order again: ${name}`,
  againLoading: 'The gifts are still loading. Please try again in a moment.',
  againFailed: 'The gifts could not be loaded, so nothing was added. Please try again in a moment.',
  asBefore: 'Your orders stand here as they were last read.',
  placed: {
    title: 'Order placed',
    cod: (phone: string): string => `We call ${phone === '' ? 'you' : phone}, then you pay.`,
    upi: 'We are checking your UPI payment.',
    number: 'Order',
    copy: 'Copy the order number',
    total: 'Total',
    arrives: 'Arrives',
    close: 'Close what was just ordered',
    sendPhoto: 'Send photo',
    photoHelp: 'The original file prints better than a screenshot.',
    photoSubject: (number: string): string => `Photo for my order ${number}`,
    photoMessage: (number: string, items: string): string => `Here is my photo for order ${number}.\n${items}`,
  },
  againGone: 'This gift is no longer sold in that size.',
  againAdded: (name: string): string => `${name} is in your cart.`,
  andMore: (left: number): string => `and ${left} more`,
  proof: 'Send proof',
  proofNamed: (name: string): string => `Send proof: ${name}`,
  proofMessage: (number: string, order: string): string =>
    `UPI transaction ID: \nProof of my UPI payment for order ${number}:\n${order}`,
  mail: 'E-mail this order',
  mailNamed: (name: string): string => `E-mail this order: ${name}`,
  twice: (copies: number, ways: ShopWays): string =>
    `Your order reached us ${copies === 2 ? 'twice' : `${copies} times`}. You pay once; ${tellUs(ways)}.`,
  paidTwice: (ways: ShopWays): string =>
    `You have paid for this order twice. Please ${tellUs(ways)}, and we pay one back.`,
  paidTwiceMessage: (ref: string): string => `I have paid twice for my order ${ref}. Please pay one back.`,
  tellUs: ({ whatsapp }: ShopWays): string => (whatsapp ? 'Tell us on WhatsApp' : 'Write to us'),
  tellUsSubject: 'My order',
  twiceMessage: (ref: string, copies: number): string =>
    `My order ${ref} reached you ${copies} times. I want it once. Please cancel the others.`,
  settled: {
    received: (total: string): string => `Your order of ${total} has reached us.`,
    missing: (total: string): string => `Your order of ${total} did not reach us. Nothing was ordered.`,
    unpaid: (total: string): string => `Your order of ${total} has not been paid.`,
    unconfirmed: (total: string): string => `Your payment of ${total} is not confirmed yet.`,
  },
  settledHelp: (ways: ShopWays) => ({
    received: 'It stands in the list below. You need not order again.',
    missing: 'Your cart is as it was.',
    unpaid: 'Your cart is as it was. You can pay for it from the checkout.',
    unconfirmed: `Please do not pay again. Check once more, or ${tellUs(ways)}.`,
  }),
  unconfirmedMessage: (ref: string): string => `I have paid for my order ${ref}, but it is not confirmed yet.`,
  toCheckout: 'Back to the checkout',
  checkAgain: 'Check again',
};
