import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { listed } from '#domain/text/text.ts';
import { cartMessages, totalMessages } from './cart.ts';
import { ordersMessages } from './orders.ts';
import { methods } from './ways.ts';

/** Messages of the cart, the checkout and the orders. */
export const en = {
  cart: cartMessages,
  total: totalMessages,
  checkout: {
    title: 'Checkout',
    account: {
      title: 'You need a free account to order',
      help: 'Your details will still be here after you log in.',
      logIn: 'Log in',
      create: 'Sign up',
    },
    information: 'Delivery Information',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Mobile number',
      street: 'Street',
      zipcode: 'PIN code',
      city: 'City or town',
      state: 'State',
      country: 'Country',
    },
    hints: {
      lastName: 'Only one name? Enter an initial, or repeat the name.',
      street: 'House number, street, and a landmark if there is one',
    },
    optional: 'optional',
    chooseState: 'Choose a state',
    pinState: (pin: string, state: string): string => `PIN code ${pin} is in ${state}.`,
    takePinState: (state: string): string => `Change the state to ${state}`,
    gift: {
      title: 'Sending it to someone else?',
      message: 'Card message',
      optional: 'optional',
      help: 'Up to 200 characters. We will put the card in with the gift.',
      hidePrice: 'Leave the price out of the parcel',
    },
    payment: 'Payment Method',
    methods,
    methodHelp: {
      cod: 'Pay nothing now. We call you, you pay, and your order is confirmed.',
      upi: 'Google Pay, PhonePe, Paytm, BHIM or any UPI app',
      stripe: 'Debit or credit card, on the provider’s own page',
      razorpay: 'Cards, net banking and wallets',
    },
    /** Why a payment method that is shown cannot be chosen. */
    notTaken: {
      upi: 'UPI is not available here yet. Please choose another payment method.',
      razorpay: 'Razorpay is not available here yet. Please choose another payment method.',
    },
    remember: 'Save this address on this device',
    lastOrder: {
      offer: 'Deliver to the address of your last order',
      taken: 'Filled in from your last order. You can still change it.',
      none: 'Where should we deliver?',
    },
    saved: 'Use a saved address',
    savedChoose: 'Choose an address',
    upi: {
      unsettled: 'Do not pay yet: an earlier order is unconfirmed. See the message above the Place Order button.',
      amount: 'Amount',
      id: 'UPI ID',
      payee: 'Payee',
      copyAmount: 'Copy the amount',
      copyId: 'Copy the UPI ID',
      copied: 'Copied.',
      copyFailed: 'Your browser did not allow copying. Press and hold the text instead.',
      app: 'Pay with UPI app',
      noApp: 'Did no app open? Copy the UPI ID and the amount below, then use “Pay to UPI ID” in your app.',
      qrTitle: (payee: string, amount: string): string => `UPI QR code: pay ${amount} to ${payee}`,
      noQr: 'The QR code could not be shown. Pay the amount shown to the UPI ID.',
      orScan: 'Or scan this with another phone',
      proof: 'After paying, send the UPI transaction ID and a screenshot to our WhatsApp number for verification.',
      proofByMail: (email: string): string =>
        `After paying, send the UPI transaction ID and a screenshot to ${email} for verification.`,
      whatsapp: 'Send proof on WhatsApp',
      mail: 'Email proof',
      mailSubject: 'My UPI payment',
      /** `number` is '' where there is no order to name yet. */
      message: (items: string, total: string, number: string): string =>
        `I have paid ${total} by UPI for ${number === '' ? 'this order' : `order ${number}`}. Please confirm my payment; the screenshot follows.\nUPI transaction ID: \n${items}`,
      tick: 'I have completed the UPI payment',
      before: 'Once you tick this, your order is placed after 3 seconds. Untick it to stop.',
      placing: 'Payment Confirmed. Placing Order...',
      undo: 'Stop',
      hidden: 'Order not placed: you left this page. If you have paid, do not pay again; just tick the box.',
      stopped: 'Order not placed. If you have paid, do not pay again; just tick the box.',
      confirmFirst: 'Please confirm UPI payment before placing the order.',
      failed: 'Failed to place UPI order',
      success: 'UPI Order Placed Successfully',
      first: {
        total: 'Confirm the new total at the top first.',
        savedCart: 'One moment: your account cart is loading.',
        /** `link` leads to the login; `rest` follows it. */
        logIn: { link: 'Log in first', rest: ', so that we can match your payment to your order.' },
        fillIn: (fields: string): string => `Fill in the delivery information first${fields}.`,
        both: {
          link: 'Log in',
          rest: (fields: string): string => ` and fill in the delivery information first${fields}.`,
        },
        /** The fields by name, while they are few. */
        fields: (names: readonly string[]): string => (names.length > 3 ? '' : `: ${listed(names, 'and')}`),
      },
      veiled: 'The QR code will appear here.',
    },
    slowHelp: 'Still placing your order. Do not order again; check My Orders.',
    unknown: 'We may have received your order.',
    unknownHelp: 'Connection lost. Check My Orders before ordering again. Your details are still here.',
    unpaidWidget: {
      title: 'A payment was started but not completed.',
      help: 'If money was deducted, My Orders will show the order. Check there before paying again. Your details are still here.',
    },
    cardBegun: {
      title: (total: string): string => `Your earlier card payment of ${total} may have gone through.`,
      help: 'If you have paid on the card page, please do not pay again: check the payment in My Orders. Your details are still here.',
    },
    notPaid: {
      say: 'I have not paid',
      sure: 'Continue only if no money was deducted and no app or bank page is still asking for your approval. For a day, we will check for that payment each time you open My Orders.',
      goOn: 'Continue without that payment',
      wait: 'Wait',
    },
    checkCard: {
      check: 'Check this payment',
      question:
        'Did the card page show that the payment went through, or was money deducted? Choose Yes only then: your answer may mark the order as paid.',
      yes: 'Yes, I have paid',
      no: 'No, I have not paid',
    },
    unconfirmed: {
      title: 'Your payment is not confirmed yet.',
      help: 'Please do not pay again. Check again in a moment, or see My Orders. Your cart is safe.',
      check: 'Check again',
    },
    unfound: {
      title: (total: string): string => `Your earlier card payment of ${total} may have gone through.`,
      help: (ref: string): string =>
        `We cannot find its order. Before paying again, check My Orders or message us. Reference: ${ref}`,
      goOn: 'Place a new order anyway',
    },
    fraction: 'This total is not in whole rupees, which this payment method needs. Please choose another.',
    blockers: {
      changed: (before: string, after: string): string =>
        before === after ? 'A price has changed. Nothing was ordered.' : `The total has changed: ${before} → ${after}`,
      changedHelp: 'Nothing was ordered. Check the prices above, and order again if you agree.',
      changedUpi: (before: string, { whatsapp }: ShopCapabilities): string =>
        `Nothing was ordered. If you have paid ${before}, do not pay again: send us the screenshot ${whatsapp ? 'on WhatsApp' : 'by email'} and we will help.`,
      updated: 'Our website was updated while this page was open. Nothing was ordered.',
      updatedHelp: 'Your cart and details are still here. Check the total, and order again if you agree.',
      updatedUpi: ({ whatsapp }: ShopCapabilities): string =>
        `Your cart and details are still here. If you have paid, do not pay again: tick that you have paid if the total is the same, or send us the screenshot ${whatsapp ? 'on WhatsApp' : 'by email'} if it is not, and we will help.`,
      unpriced: 'Today’s prices could not be loaded, so nothing was ordered.',
      unpricedHelp: 'Your cart and details are still here. Please try again in a moment.',
      tooLarge: 'This is too much for one order. Nothing was ordered.',
      tooLargeHelp: (fitting: number): string =>
        `One order can hold ${fitting} of these gifts. Please split them into several orders.`,
      notPersisted: 'Your browser blocks storage, so we cannot prevent a duplicate order.',
      notPersistedHelp: 'If you have already tried to order, check My Orders first.',
      sure: 'Place order anyway',
      cartChanged: 'Your cart has changed since this page showed it. Nothing was ordered.',
      cartChangedHelp:
        'It was changed in another tab or on another device. Check it, and order again if you agree. Orders placed elsewhere are in My Orders.',
      sessionChanged: 'Your login has changed in another tab. Nothing was ordered.',
      sessionChangedHelp: 'Check your cart, and order again. Your details are still here.',
      storageCleared: 'Your browser has cleared this website’s data, including your login. Nothing was ordered.',
      storageClearedHelp: 'Log in again. Your cart and details will still be here.',
      logIn: 'Log in',
    },
    parts: {
      title: (lines: number): string => `${lines} different gifts are too many for one order.`,
      help: (fitting: number, left: number): string =>
        `Order the first ${fitting} now; ${left === 1 ? 'the other one' : `the other ${left}`} will stay in your cart for the next order.`,
      order: (fitting: number): string => `Order the first ${fitting}`,
    },
    seeOrders: 'See My Orders',
    otherTab: 'An order is being placed in another tab. Check there first.',
    unsafe: 'The payment page could not be opened safely. Choose another payment method. Your cart is safe.',
    offline: 'You are offline, so nothing was ordered. Your cart and details are still here.',
    widgetBlocked: 'The payment window could not be opened. Check your connection, or choose another payment method.',
    widgetDismissed: 'Payment not completed. Try again, or choose another payment method. Your cart is safe.',
    widgetUnchecked: 'We could not confirm your payment yet. Check My Orders before paying again. Your cart is safe.',
    paid: 'Payment received. Thank you!',
    placeBar: 'Total and order',
    placeShort: 'PLACE ORDER',
    place: (total: string): string => `PLACE ORDER · ${total}`,
    placing: 'Placing your order…',
    /** What the shopper pays in all, and when. The card page may add a charge: docs/backend.md, Card payments. */
    pays: {
      cod: (total: string): string => `You pay ${total} after our call, nothing more`,
      upi: (total: string): string => `You pay ${total}, nothing more`,
      stripe: (total: string): string => `Total ${total}. The card page shows what you pay.`,
      razorpay: (total: string): string => `You pay ${total}, nothing more`,
    },
    placed: 'Order placed. Thank you!',
    oneTapLeft: 'Account ready, one tap left',
    problems: {
      heading: (count: number): string => `Please check ${count} ${count === 1 ? 'field' : 'fields'}`,
      missing: (field: string): string => `${field} is required`,
      email: (field: string): string => `${field} should look like name@example.com`,
      phone: (field: string): string =>
        `${field}: 10 digits. Add the STD code to a landline (044 2345 6789), the country code to a number abroad (+65 6123 4567).`,
      pin: (field: string): string => `${field} should have 6 digits`,
      tooLong: (field: string): string => `${field} is too long`,
    },
    empty: 'Your cart is empty.',
    pieces: (count: number): string => `Qty ${count}`,
  },
  orders: ordersMessages,
};
