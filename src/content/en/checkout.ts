import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { cartMessages, totalMessages } from './cart.ts';
import { ordersMessages } from './orders.ts';
import { methods } from './ways.ts';

/** Words of the cart, the checkout and the orders. */
export const en = {
  cart: cartMessages,
  total: totalMessages,
  checkout: {
    title: 'Checkout',
    account: {
      title: 'Ordering needs a free account',
      help: 'What you type here is kept while you log in.',
      logIn: 'Log in',
      create: 'Create account',
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
      lastName: 'Only one name? Write an initial, or the name again.',
      street: 'House number, street, and a landmark if there is one',
    },
    optional: 'optional',
    chooseState: 'Choose a state',
    pinState: (pin: string, state: string): string => `PIN code ${pin} is in ${state}.`,
    takePinState: (state: string): string => `Change the state to ${state}`,
    gift: {
      title: 'Is it a gift?',
      message: 'A message for the card',
      optional: 'optional',
      help: 'Up to 200 letters. We put it in with the gift.',
      hidePrice: 'Hide the price in the parcel',
    },
    payment: 'Payment Method',
    methods,
    methodHelp: {
      cod: 'We confirm by phone, then you pay',
      upi: 'Google Pay, PhonePe, Paytm, BHIM or any UPI app',
      stripe: 'Debit or credit card, on the provider’s own page',
      razorpay: 'Cards, net banking and wallets',
    },
    /** Why a way to pay that is shown cannot be chosen. */
    notTaken: {
      upi: 'We do not take UPI here yet. Please choose another way to pay.',
      razorpay: 'We do not take payments by Razorpay yet. Please choose another way to pay.',
    },
    remember: 'Remember this address on this device',
    saved: 'Use a saved address',
    savedChoose: 'Choose an address',
    upi: {
      unsettled: 'Please do not pay yet: an earlier order is not settled. What to do stands above the order button.',
      amount: 'Amount',
      id: 'UPI ID',
      payee: 'Payee',
      copyAmount: 'Copy the amount',
      copyId: 'Copy the UPI ID',
      copied: 'Copied.',
      copyFailed: 'Copying is not allowed here. Press and hold the text instead.',
      app: 'Pay with UPI app',
      noApp: 'No app opened? Copy the UPI ID and the amount below and pay in your app by “Pay to UPI ID”.',
      qrTitle: (payee: string, amount: string): string => `UPI QR code: pay ${amount} to ${payee}`,
      noQr: 'The QR code cannot be drawn. Pay to the UPI ID with the amount shown.',
      orScan: 'Or scan this with another phone',
      proof: 'After paying, send the UPI transaction ID and a screenshot to our WhatsApp number for verification.',
      proofByMail: (email: string): string =>
        `After paying, send the UPI transaction ID and a screenshot to ${email} for verification.`,
      whatsapp: 'Open WhatsApp',
      mail: 'Write the e-mail',
      mailSubject: 'My UPI payment',
      /** `number` is '' where there is no order to name yet. */
      message: (items: string, total: string, number: string): string =>
        `UPI transaction ID: \n${number && `Order ${number}\n`}I have paid ${total} by UPI for this order:\n${items}`,
      tick: 'I have completed the UPI payment',
      before: 'Ticking this places the order after 3 seconds. You can untick it to stop.',
      placing: 'Payment Confirmed. Placing Order...',
      undo: 'Stop',
      hidden: 'You left this page, so the order was not placed. Tick again when you are ready.',
      stopped: 'Stopped. Nothing was ordered.',
      confirmFirst: 'Please confirm UPI payment before placing the order.',
      failed: 'Failed to place UPI order',
      success: 'UPI Order Placed Successfully',
      first: {
        total: 'Confirm the new total at the top first.',
        savedCart: 'One moment: the saved cart of your account is on its way.',
        logIn: 'Log in first, so that your payment finds its order.',
        fillIn: (fields: string): string => `Fill in the delivery information first${fields}.`,
        both: (fields: string): string => `Log in and fill in the delivery information first${fields}.`,
        /** The fields by name, while they are few. */
        fields: (names: readonly string[]): string =>
          names.length > 3 ? '' : `: ${new Intl.ListFormat('en-IN').format(names)}`,
      },
      veiled: 'The QR code appears here.',
    },
    slowHelp: 'Your order is on its way to us. Please do not send it again; My Orders will show it.',
    unknown: 'We may have received your order.',
    unknownHelp: 'The answer did not reach us. Look in My Orders before you try again; what you typed is kept.',
    unpaidWidget: {
      title: 'A payment was begun and is not finished.',
      help: 'Should money have left your account all the same, My Orders shows it. Look there before you pay again; what you typed is kept.',
    },
    cardBegun: {
      title: (total: string): string => `Your earlier card payment of ${total} may have gone through.`,
      help: 'If you have paid on the card page, please do not pay again: check it in My Orders. What you typed is kept.',
    },
    notPaid: {
      say: 'I have not paid',
      sure: 'Go on only if no money has left your account and no app or bank page is still asking you to approve it. We go on looking for that payment for a day, whenever you open My Orders.',
      goOn: 'Go on without that payment',
      wait: 'Wait',
    },
    checkCard: {
      check: 'Check this payment',
      question:
        'Did the card page say that the payment went through, or has money left your account? Say yes only then: the order may be marked as paid on your word.',
      yes: 'Yes, I have paid',
      no: 'No, I have not paid',
    },
    unconfirmed: {
      title: 'Your payment is not confirmed yet.',
      help: 'Please do not pay again. Check once more in a moment, or look in My Orders; your cart is kept.',
      check: 'Check again',
    },
    unfound: {
      title: (total: string): string => `Your earlier card payment of ${total} may have gone through.`,
      help: (ref: string): string =>
        `We do not find its order. Look in My Orders, or ask us, before you pay again. Reference: ${ref}`,
      goOn: 'Order all the same',
    },
    fraction: 'This way to pay cannot take the paise in this total. Please choose another one.',
    blockers: {
      changed: (before: string, after: string): string =>
        before === after ? 'A price has changed. Nothing was ordered.' : `The total has changed: ${before} → ${after}`,
      changedHelp: 'Nothing was ordered. Look at the prices above, and order again if you agree.',
      changedUpi: (before: string, { whatsapp }: ShopCapabilities): string =>
        `Nothing was ordered. If you have paid ${before} already, send us the screenshot ${whatsapp ? 'on WhatsApp' : 'by e-mail'} and we sort it out.`,
      updated: 'Our shop was updated while this page was open. Nothing was ordered.',
      updatedHelp: 'Your cart and what you typed are kept. Look at the total, and order again if you agree.',
      updatedUpi: ({ whatsapp }: ShopCapabilities): string =>
        `Your cart and what you typed are kept. If you have paid and the total is the same, tick that you have paid and order again. If it is not, send us the screenshot ${whatsapp ? 'on WhatsApp' : 'by e-mail'} and we sort it out.`,
      unpriced: 'Today’s prices could not be read, so nothing was ordered.',
      unpricedHelp: 'Your cart and what you typed are kept. Please try again in a moment.',
      tooLarge: 'This is more than one order can carry. Nothing was ordered.',
      tooLargeHelp: (fitting: number): string => `One order carries ${fitting} of these gifts. Please order in parts.`,
      notPersisted: 'This browser keeps no note of your order.',
      notPersistedHelp: 'If you have tried to order before, look in My Orders first, so that you do not order twice.',
      sure: 'Order now',
      cartChanged: 'Your cart is no longer as this page showed it. Nothing was ordered.',
      cartChangedHelp:
        'It was changed in another tab or on another device. Look at it, and order again if you agree. What you ordered elsewhere is in My Orders.',
      sessionChanged: 'Your login has changed in another tab. Nothing was ordered.',
      sessionChangedHelp: 'Look at your cart, and order again. What you typed is kept.',
      storageCleared: 'This browser has cleared what the shop keeps in it, your login too. Nothing was ordered.',
      storageClearedHelp: 'Log in again; your cart and what you typed come along.',
      logIn: 'Log in',
    },
    parts: {
      title: (lines: number): string => `${lines} different gifts are more than one order can carry.`,
      help: (fitting: number, left: number): string =>
        `Order the first ${fitting} now; the other ${left} stay in your cart for the next order.`,
      order: (fitting: number): string => `Order the first ${fitting}`,
    },
    seeOrders: 'See My Orders',
    otherTab: 'Another tab is placing an order. Look there first.',
    unsafe: 'The payment page could not be opened safely. Your cart is kept.',
    offline: 'You are offline, so nothing was ordered. Your cart and what you typed are kept.',
    widgetBlocked: 'The payment window could not be opened. Check your connection, or choose another way to pay.',
    widgetDismissed: 'The payment was not completed. Your cart is kept.',
    widgetUnchecked:
      'Your payment could not be checked yet. Look in My Orders before you pay again; your cart is kept.',
    paid: 'Payment received. Thank you!',
    placeBar: 'Total and order',
    placeShort: 'PLACE ORDER',
    place: (total: string): string => `PLACE ORDER · ${total}`,
    placing: 'Placing your order…',
    nothingMore: (total: string): string => `You pay ${total}. Nothing more.`,
    placed: 'Order placed. Thank you!',
    needsAccount: 'Login or sign up to place your order. What you typed is kept.',
    problems: {
      heading: (count: number): string => (count === 1 ? 'One field needs a look' : `${count} fields need a look`),
      missing: (field: string): string => `${field}: please fill this in`,
      email: (field: string): string => `${field}: write it like name@example.com`,
      phone: (field: string): string =>
        `${field}: 10 digits; a landline with its STD code, like 044 2345 6789; a number abroad with its country code, like +65 6123 4567`,
      pin: (field: string): string => `${field}: 6 digits`,
      tooLong: (field: string): string => `${field}: please shorten this`,
    },
    empty: 'Your cart is empty.',
    pieces: (count: number): string => `${count} pc`,
  },
  orders: ordersMessages,
};
