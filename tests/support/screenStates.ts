import { keywords } from '#sandbox/catalogue/demo.ts';
import { anAddress, rawOrder } from './factories.ts';
import type { renderScreen } from './renderScreen.tsx';
import { writeCart, loggedIn } from './shopper.ts';
import {
  atCheckout,
  copies,
  failing,
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
} from './beforeScreens.ts';

type View = ReturnType<typeof renderScreen>;

/** A state of a screen: steps before it opens and after, by English labels. */
export type ScreenState = {
  readonly what: string;
  readonly path: string;
  readonly before?: () => unknown;
  readonly after?: (view: View) => Promise<void>;
};

const AT_MUG = `/product/${MUG._id}`;
const AT_PAYMENT = `/verify?success=true&orderId=${'7'.repeat(24)}`;

/** Texts of the shopper and of the backend in these states. */
export const TYPED = ['Asha', 'Rao', '1 Main Road', 'India', 'Photo Mug', 'M', 'XXL', 'mug', 'zebra'];

/** Every route, and its states with other texts: none whose texts are all in another one. */
export const STATES: readonly ScreenState[] = [
  { what: 'home', path: '/' },
  { what: 'home without a connection', path: '/', before: isOffline('/api/*') },
  { what: 'home of a shop with empty lists', path: '/', before: isEmpty },
  {
    // About, and the menu, which every page contains.
    what: 'the logout of a shopper with photos',
    path: '/about',
    before: withDesigns,
    after: press(['button', 'Account'], ['button', 'Logout']),
  },
  { what: 'the collection', path: '/collection' },
  { what: 'the filter', path: '/collection?search=mug', after: press(['button', 'Filter']) },
  { what: 'a search in vain', path: '/collection?search=zebra' },
  { what: 'a category', path: '/collections?category=Photo%20Frames' },
  { what: 'the collection, failed', path: '/collection', before: fails('/api/product/list') },
  { what: 'a gift without a size', path: AT_MUG, after: press(['button', 'Add to Cart'], ['tab', /^Reviews/]) },
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
  { what: 'the cart, failed', path: '/cart', before: () => failing('/api/product/list', withCart) },
  { what: 'login', path: '/login', after: press(['button', 'Login']) },
  { what: 'an empty sign-up', path: '/login', after: press(['button', 'New here? Sign up'], ['button', 'Sign Up']) },
  { what: 'checkout of a visitor', path: '/place-order', before: withCart, after: press(['button', /^PLACE ORDER/]) },
  { what: 'checkout by UPI', path: '/place-order', before: atCheckout, after: press(['radio', /^UPI QR/]) },
  { what: 'checkout by card', path: '/place-order', before: atCheckout, after: press(['radio', /^Card/]) },
  {
    what: 'checkout, refused',
    path: '/place-order',
    before: () => failing('/api/order/place', atCheckout),
    after: press(['button', /^PLACE ORDER/]),
  },
  { what: 'checkout with an empty cart', path: '/place-order' },
  { what: 'orders of a visitor', path: '/orders' },
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
  { what: 'orders, failed', path: '/orders', before: () => failing(ORDERS, loggedIn) },
  { what: 'an order just placed', path: '/orders', before: justOrdered },
  { what: 'a payment’s return without an order', path: '/verify' },
  { what: 'a payment’s return of a visitor', path: AT_PAYMENT },
  { what: 'an unknown payment', path: AT_PAYMENT, before: loggedIn },
  {
    what: 'a payment that cannot be checked',
    path: AT_PAYMENT,
    before: () => failing('/api/order/verifyStripe', loggedIn),
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
  { what: 'privacy', path: '/privacypolicy' },
  { what: 'terms', path: '/termsandconditions' },
  { what: 'guides', path: '/keywords' },
  { what: 'guides, failed', path: '/keywords', before: fails('/api/keyword*') },
  { what: 'a guide', path: `/keyword/${keywords[0]?.slug}` },
  { what: 'an unknown guide', path: '/keyword/nowhere' },
  { what: 'a lost page', path: '/umbrellas' },
];
