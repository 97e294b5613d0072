import type { GiftNote } from '#domain/order/order.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { tellUs } from './ways.ts';

/** Messages of My Orders. */
export const ordersMessages = {
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
  date: (day: string): string => `Ordered on ${day}`,
  method: (method: string): string => `Payment method: ${method}`,
  amount: 'Order total',
  number: (ref: string): string => `Order ${ref}`,
  designed: (words: string, note: string): string =>
    [words && `Text: ${words}`, note && `Note: ${note}`].filter((part) => part !== '').join('. '),
  calendarFrom: (month: string): string => `Calendar from ${month}`,
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [message && `Card message: ${message}`, hidePrice && 'No price in parcel'].filter(Boolean).join('. '),
  destination: (to: string): string => `To ${to}`,
  /** 'cod': the shop calls, the shopper pays, and the order is then confirmed. */
  confirmedOncePaid: 'Confirmed once you pay',
  confirmedByPayment: 'Confirmed after payment',
  paid: 'Paid',
  pending: 'Payment pending',
  /** The stages of a parcel, in order: the statuses of the shop's own admin. */
  stages: ['Order placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered'] as readonly string[],
  /** Translated statuses, by the backend's words in small letters; an absent status is shown as returned. */
  statuses: {} as Readonly<Record<string, string>>,
  stage: (stage: number, of: number): string => `Step ${stage} of ${of}`,
  /** The first step of an order with designs. */
  photoSent: 'Photo sent',
  photoNotSent: 'Photo not sent yet',
  details: 'Details',
  detailsNamed: (order: string): string => `Details of order ${order}`,
  again: 'Order again',
  againNamed: (name: string): string => `Order again: ${name}`,
  againLoading: 'The gifts are still loading. Please try again in a moment.',
  againFailed: 'The gifts could not be loaded, so nothing was added. Please try again in a moment.',
  asBefore: 'Showing your orders as last loaded.',
  placed: {
    title: 'Order placed',
    cod: (phone: string): string =>
      `We will call ${phone === '' ? 'you' : phone} and tell you how to pay. Your order is confirmed once you have paid.`,
    upi: 'We are checking your payment. Send us the transaction ID and screenshot if you have not yet.',
    number: 'Order number',
    copy: 'Copy the order number',
    total: 'Total',
    arrives: 'Estimated delivery',
    countsFrom: (isPaid: boolean): string =>
      `Counted from the day we have your ${isPaid ? 'photo' : 'payment and your photo'}.`,
    close: 'Close this message',
    sendPhoto: 'Send your photo',
    photoHelp: 'The original file prints better than a screenshot.',
    photoSubject: (number: string): string => `Photo for my order ${number}`,
    photoMessage: (number: string, items: string): string =>
      `Here is my photo for order ${number}. Please print it.\n${items}`,
  },
  againGone: 'This gift is no longer sold in that size.',
  againAdded: (name: string): string => `${name} is in your cart.`,
  andMore: (left: number): string => `and ${left} more`,
  proof: 'Send payment proof',
  proofNamed: (name: string): string => `Send payment proof: ${name}`,
  /** `total` is '' where the backend sent no amount; here and in the messages below. */
  proofMessage: (number: string, total: string, items: string): string =>
    `I have paid ${total && `${total} `}by UPI for order ${number}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n${items}`,
  mail: 'Email this order',
  mailNamed: (name: string): string => `Email this order: ${name}`,
  twice: (copies: number, capabilities: ShopCapabilities): string =>
    `We received this order ${copies === 2 ? 'twice' : `${copies} times`}. Pay only once, and ${tellUs(capabilities)} to cancel the extra.`,
  paidTwice: (capabilities: ShopCapabilities): string =>
    `You have paid for this order twice. Please ${tellUs(capabilities)}, and we will refund one payment.`,
  paidTwiceMessage: (number: string, total: string): string =>
    `I have paid ${total && `${total} `}twice for order ${number}. Please refund one payment.`,
  tellUs: ({ whatsapp }: ShopCapabilities): string => (whatsapp ? 'Tell us on WhatsApp' : 'Email us'),
  tellUsSubject: 'My order',
  twiceMessage: (number: string, total: string, copies: number): string =>
    `You have received my order ${number}${total && ` of ${total}`} ${copies === 2 ? 'twice' : `${copies} times`}. I need it only once: please cancel the extra.`,
  settled: {
    received: (total: string): string => `We have received your order of ${total}.`,
    missing: (total: string): string => `Your order of ${total} did not reach us. Nothing was ordered.`,
    unpaid: (total: string): string => `Your order of ${total} has not been paid for.`,
    unconfirmed: (total: string): string => `Your payment of ${total} is not confirmed yet.`,
    cardBegun: (total: string): string => `Your card payment of ${total} may have gone through.`,
    widgetBegun: (total: string): string =>
      `A payment of ${total} was started, but we cannot see that it went through.`,
  },
  settledHelp: (capabilities: ShopCapabilities) => ({
    received: 'It is in the list below. Do not order again.',
    missing: 'Your cart has not changed. Go to checkout to order again.',
    unpaid: 'Your cart has not changed. Go to checkout to pay.',
    unconfirmed: `Please do not pay again. Check again, or ${tellUs(capabilities)}.`,
    cardBegun: 'If you have paid on the card page, please do not pay again: check the payment here.',
    widgetBegun: `If money was deducted, please do not pay again. Check again, or ${tellUs(capabilities)}. We also check each time you open My Orders.`,
  }),
  checkCardNamed: (name: string): string => `Check this payment: ${name}`,
  /** `reference`: the order number, or the whole idempotency key of an order that My Orders lacks. */
  unconfirmedMessage: (reference: string, total: string): string =>
    `I have paid ${total} for order ${reference}, but it is not confirmed yet. Please check my payment.`,
  toCheckout: 'Back to checkout',
  checkAgain: 'Check again',
};
