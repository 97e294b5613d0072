import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Language } from '#config/languages.ts';
import { setLanguage } from '#content/messages.ts';
import { keywords } from '#sandbox/catalogue/demo.ts';
import {
  atCheckout,
  copies,
  fails,
  isEmpty,
  isOffline,
  justOrdered,
  MUG,
  ORDERS,
  press,
  SIZE,
  withAddress,
  withCart,
  withDesigns,
  withOrders,
} from '#tests/support/beforeScreens.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { leftOver, shownTexts } from '#tests/support/screenText.ts';
import { loggedIn, writeCart } from '#tests/support/shopper.ts';
import { quiet } from '#tests/support/startShop.ts';

// The pseudo-language, and a shop with every feature on.
vi.hoisted(() => {
  vi.stubEnv('VITE_PSEUDO_LANGUAGE', 'true');
  vi.stubEnv('VITE_STRIPE_ENABLED', 'true');
  vi.stubEnv('VITE_RAZORPAY_KEY_ID', 'rzp_test_kanuka');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
});

// jsdom has no layout to scroll, as an enlarged picture does.
Element.prototype.scrollBy = () => {};

afterEach(() => setLanguage('en'));

type View = ReturnType<typeof renderScreen>;

/** A state of a screen: steps before it opens and after, by English labels. */
type ScreenState = {
  readonly what: string;
  readonly path: string;
  readonly before?: () => unknown;
  readonly after?: (view: View) => Promise<void>;
  /** Texts of docs/specification.md that no other test reads. */
  readonly reads?: readonly string[];
};

const AT_MUG = `/product/${MUG._id}`;
const AT_PAYMENT = `/verify?success=true&orderId=${'7'.repeat(24)}`;

/** Texts of the shopper and of the backend in these states. */
const TYPED = ['Asha', 'Rao', '1 Main Road', 'India', 'Photo Mug', 'M', 'XXL', 'mug', 'zebra'];

/** Every route, and its states with other texts: none whose texts are all in another one. */
const STATES: readonly ScreenState[] = [
  {
    what: 'home',
    path: '/',
    reads: [
      'Every Gift Tells a Story. Make Yours Special and Personal.',
      'Find the Perfect Gift',
      'Shop Now',
      'View Details',
      'Discover Special Gifts',
      'SHOP NOW',
      'Mon-Sat 9:00 AM - 8:00 PM',
    ],
  },
  { what: 'home without a connection', path: '/', before: isOffline('/api/*') },
  {
    what: 'home of a shop with empty lists',
    path: '/',
    before: isEmpty,
    reads: ['No products found.', 'No categories available.', 'No best sellers found.'],
  },
  {
    // About, and the menu, which every page contains.
    what: 'the logout of a shopper with photos',
    path: '/about',
    before: withDesigns,
    after: press(['button', 'Account'], ['button', 'Logout']),
    reads: ['Creative Designs', 'Premium Quality', 'Timely Delivery', 'Customer First'],
  },
  { what: 'the collection', path: '/collection' },
  { what: 'the filter', path: '/collection?search=mug', after: press(['button', 'Filter']) },
  { what: 'a search in vain', path: '/collection?search=zebra' },
  { what: 'a category', path: '/collections?category=Photo%20Frames' },
  {
    what: 'the collection of a shop with empty lists',
    path: '/collection',
    before: isEmpty,
    reads: ['No categories available'],
  },
  { what: 'the collection, failed', path: '/collection', before: fails('/api/product/list') },
  {
    what: 'a gift without a size',
    path: AT_MUG,
    after: press(['button', 'Add to Cart'], ['tab', /^Reviews/]),
    reads: ['Damage claims are accepted within 48 hours of delivery.'],
  },
  {
    what: 'a gift that was added',
    path: AT_MUG,
    after: press(['button', SIZE], ['button', 'Add to Cart'], ['button', /^Save /]),
  },
  { what: 'a gift, enlarged', path: AT_MUG, after: press(['button', /^Zoom in on/]) },
  { what: 'an unknown gift', path: '/product/unknown' },
  { what: 'a gift without a connection', path: '/product/unknown', before: isOffline('/api/product/*') },
  { what: 'contact', path: '/contact', after: press(['button', 'View Our Location'], ['button', 'Send message']) },
  { what: 'a cart, something removed', path: '/cart', before: withCart, after: press(['button', /^Remove /]) },
  {
    what: 'a cart with what is no longer sold',
    path: '/cart',
    before: () => writeCart({ gone: { M: 1 }, [MUG._id]: { XXL: 1, [SIZE]: 1 } }),
  },
  { what: 'the cart, failed', path: '/cart', before: fails('/api/product/list', withCart) },
  { what: 'login', path: '/login', after: press(['button', 'Login']) },
  { what: 'an empty sign-up', path: '/login', after: press(['button', 'New here? Sign up'], ['button', 'Sign Up']) },
  { what: 'checkout of a visitor', path: '/place-order', before: withCart, after: press(['button', /^PLACE ORDER/]) },
  { what: 'checkout by UPI', path: '/place-order', before: atCheckout, after: press(['radio', /^UPI QR/]) },
  { what: 'checkout by card', path: '/place-order', before: atCheckout, after: press(['radio', /^Card/]) },
  {
    what: 'checkout, refused',
    path: '/place-order',
    before: fails('/api/order/place', atCheckout),
    after: press(['button', /^PLACE ORDER/]),
  },
  { what: 'checkout with an empty cart', path: '/place-order' },
  { what: 'orders of a visitor', path: '/orders', reads: ['Please login to see your orders.'] },
  { what: 'no orders', path: '/orders', before: loggedIn },
  {
    what: 'orders',
    path: '/orders',
    before: () =>
      withOrders(
        rawOrder({ _id: '1', status: 'shipped', payment: true, paymentMethod: 'Stripe', address: anAddress() }),
        rawOrder({ _id: '2' }),
      ),
  },
  { what: 'an order that came twice', path: '/orders', before: () => withOrders(...copies) },
  { what: 'orders, failed', path: '/orders', before: fails(ORDERS, loggedIn), reads: ['Failed to fetch orders'] },
  {
    what: 'orders without a connection',
    path: '/orders',
    before: isOffline(ORDERS, loggedIn),
    reads: ['Failed to load orders'],
  },
  { what: 'an order just placed', path: '/orders', before: justOrdered },
  { what: 'a payment’s return without an order', path: '/verify' },
  { what: 'a payment’s return of a visitor', path: AT_PAYMENT },
  { what: 'an unknown payment', path: AT_PAYMENT, before: loggedIn },
  {
    what: 'a payment that cannot be checked',
    path: AT_PAYMENT,
    before: fails('/api/order/verifyStripe', loggedIn),
    after: press(['button', 'Check this payment']),
  },
  { what: 'profile of a visitor', path: '/profile' },
  {
    what: 'profile, an empty address',
    path: '/profile',
    before: withAddress,
    after: press(['button', 'Add an address'], ['button', 'Save address']),
  },
  { what: 'no order to mail', path: '/sendOrderMail' },
  { what: 'privacy', path: '/privacypolicy', reads: ['Last updated July 2025'] },
  { what: 'terms', path: '/termsandconditions', reads: ['Last updated July 2025'] },
  { what: 'guides', path: '/keywords' },
  { what: 'no guides', path: '/keywords', before: isEmpty, reads: ['No guides yet.'] },
  {
    what: 'guides, failed',
    path: '/keywords',
    before: fails('/api/keyword*'),
    reads: ['The guides could not be loaded.'],
  },
  { what: 'a guide', path: `/keyword/${keywords[0]?.slug}` },
  { what: 'an unknown guide', path: '/keyword/nowhere' },
  { what: 'a lost page', path: '/umbrellas' },
];

/** Waits until nothing is pending and late chunks are loaded. */
async function settle(): Promise<void> {
  let before: string | undefined;
  while (before !== document.body.innerHTML) {
    before = document.body.innerHTML;
    await act(async () => {
      await quiet();
      await vi.dynamicImportSettled();
    });
  }
}

test.each(STATES)('the screen shows no text of another language, and the texts of `reads`: $what', async (state) => {
  const { path, before, after, reads = [] } = state;
  await before?.();
  const view = renderScreen(path);
  await settle();
  await after?.(view);
  if (after) await settle();
  // The closed menu has texts of the footer.
  for (const text of reads) expect(view.screen.getAllByText(text, { ignore: 'dialog *' })[0], text).toBeVisible();
  for (const tag of ['te', 'hi', 'en-XA']) {
    await act(() => setLanguage(tag as Language));
    expect(document.documentElement.lang).toBe(tag);
    expect(leftOver(shownTexts(), tag, TYPED), tag).toEqual([]);
  }
});
