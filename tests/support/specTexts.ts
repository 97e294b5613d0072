import type { SPEC_SCREENS } from './specScreens.ts';

/** How a text is shown: as a role's name, plain text or a toast; `console` is logged only. */
type ReadAs =
  | 'heading'
  | 'link'
  | 'button'
  | 'tab'
  | 'radio'
  | 'checkbox'
  | 'text'
  | 'toast'
  /** The `value` of an option, also used in the URL; `shown` is its label. */
  | 'option'
  | 'console';

/** An exact English text of the specification, and where it is shown. */
export type SpecText = {
  /** Section of docs/specification.md. */
  readonly section: string;
  readonly text: string;
  readonly as: ReadAs;
  readonly on: keyof typeof SPEC_SCREENS;
  /** The whole name or text where it is longer than the specification's part of it. */
  readonly shown?: string | RegExp;
};

type Row = readonly [text: string, as: ReadAs, on: SpecText['on'], shown?: string | RegExp];

/** Rows grouped by section, as the specification has them. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'What the product does': [
    ['Welcome to', 'heading', 'home, Buy pressed', 'Welcome to Kanuka'],
    ['Every Gift Tells a Story. Make Yours Special and Personal.', 'text', 'home, Buy pressed'],
    ['GET STARTED', 'link', 'home, Buy pressed'],
    ['Order Confirm after Payment', 'radio', 'checkout, UPI without the tick', /^Order Confirm after Payment\b/],
  ],
  Routes: [['Unexpected Application Error!', 'heading', 'route that throws']],
  'Navbar and footer': [
    ['HOME', 'link', 'home, Buy pressed'],
    ['COLLECTION', 'link', 'home, Buy pressed'],
    ['ABOUT', 'link', 'home, Buy pressed'],
    ['CONTACT', 'link', 'home, Buy pressed'],
    ['PRIVACY POLICY', 'link', 'home, Buy pressed'],
    ['TERMS & CONDITIONS', 'link', 'home, Buy pressed'],
    ['My Profile', 'link', 'about, account menu'],
    ['Orders', 'link', 'about, account menu'],
    ['Logout', 'button', 'about, account menu'],
    ['Mon-Sat 9:00 AM - 8:00 PM', 'text', 'home, Buy pressed'],
  ],
  Home: [
    ['Media Missing', 'text', 'home, media that cannot be shown'],
    ['Invalid Media URL', 'text', 'home, media that cannot be shown'],
    ['Unsupported Media Type', 'text', 'home, media that cannot be shown'],
    ['No Slides Available', 'text', 'home of an empty shop'],
    ['We Print Your Photo on', 'text', 'home, Buy pressed'],
    ['Find the Perfect Gift', 'heading', 'home, Buy pressed'],
    ['Shop Now', 'link', 'home, Buy pressed'],
    ['Shop by Categories', 'heading', 'home, Buy pressed'],
    ['No categories available.', 'text', 'home of an empty shop'],
    ['View Details', 'text', 'home, Buy pressed'],
    ['No Image', 'text', 'home, media that cannot be shown'],
    ['Best Sales', 'heading', 'home, Buy pressed'],
    ['No best sellers found.', 'text', 'home of an empty shop'],
    ['Loading products...', 'text', 'home, lists missing'],
    ['Our Story', 'heading', 'home, Buy pressed'],
    ['Discover Special Gifts', 'heading', 'home, Buy pressed'],
    ['SHOP NOW', 'link', 'home, Buy pressed'],
    ['Latest Collections', 'heading', 'home, Buy pressed'],
    ['Loading latest collections...', 'text', 'home, lists missing'],
    ['No products found.', 'text', 'home of an empty shop'],
    ['Added to your cart', 'text', 'home, Buy pressed'],
  ],
  Collection: [
    ['No categories available', 'text', 'collection of an empty shop'],
    ['relevant', 'option', 'collection', 'Sort: relevant'],
    ['low-high', 'option', 'collection', 'Price: low to high'],
    ['high-low', 'option', 'collection', 'Price: high to low'],
    ['No products found.', 'text', 'collection of an empty shop'],
  ],
  'Product detail': [
    ['Add to Cart', 'button', 'product page, no size chosen'],
    ['Description', 'tab', 'product page, no size chosen'],
    ['Reviews', 'tab', 'product page, no size chosen', /^Reviews \(\d+\)$/],
    ['Loading...', 'text', 'product page, loading failed'],
  ],
  Cart: [
    ['Your cart is empty.', 'text', 'empty cart'],
    ['Enjoy Free Shipping', 'text', 'cart'],
    ['PROCEED TO CHECKOUT', 'link', 'cart'],
  ],
  'Login and sign-up': [
    ['Login', 'heading', 'login'],
    ['Login', 'button', 'login'],
    ['Forgot your password?', 'link', 'login'],
    ['Sign Up', 'heading', 'sign-up'],
    ['Sign Up', 'button', 'sign-up'],
  ],
  Orders: [
    ['MY ORDERS', 'heading', 'orders, refused'],
    ['Refresh', 'button', 'orders, refused'],
  ],
  Keywords: [['Loading...', 'text', 'keyword page, loading']],
  About: [
    ['Creative Designs', 'heading', 'about, account menu'],
    ['Premium Quality', 'heading', 'about, account menu'],
    ['Timely Delivery', 'heading', 'about, account menu'],
    ['Customer First', 'heading', 'about, account menu'],
  ],
  Contact: [
    ['View Our Location', 'button', 'contact, sending'],
    ['Hide Location', 'button', 'contact, sent'],
    ['Sending...', 'text', 'contact, sending'],
    ['Message sent successfully!', 'text', 'contact, sent'],
  ],
  Policies: [
    ['July 2025', 'text', 'privacy policy', 'Last updated July 2025'],
    ['July 2025', 'text', 'terms', 'Last updated July 2025'],
  ],
  'States and transitions': [
    ['UPI QR', 'radio', 'checkout, UPI without the tick', /^UPI QR\b/],
    ['I have completed the UPI payment', 'checkbox', 'checkout, UPI without the tick'],
    [
      'Payment Confirmed. Placing Order...',
      'text',
      'checkout, UPI ticked',
      /^\dPayment Confirmed\. Placing Order\.{3}$/,
    ],
  ],
  Validation: [
    ['Please select a size before adding to cart.', 'text', 'product page, no size chosen'],
    ['Select Product Size', 'toast', 'product page, no size chosen'],
    ['Please confirm UPI payment before placing the order.', 'text', 'checkout, UPI without the tick'],
    ['You must be logged in to view orders.', 'text', 'orders, session ended'],
    ['Please login to see your orders.', 'text', 'orders of a visitor'],
  ],
  Errors: [
    ['Failed to fetch keywords', 'toast', 'home, lists missing'],
    ['Failed to fetch slides', 'toast', 'home, lists missing'],
    ['Failed to place UPI order', 'toast', 'checkout, UPI refused'],
    ['UPI Order Placed Successfully', 'toast', 'checkout, UPI ticked'],
    ['Failed to fetch orders', 'toast', 'orders, refused'],
    ['Failed to fetch orders', 'heading', 'orders, refused'],
    ['Failed to load orders', 'toast', 'orders, no connection'],
    ['Failed to load orders', 'heading', 'orders, no connection'],
    ['Failed to send message. Please try again.', 'text', 'contact, refused'],
    ['451 Unavailable For Headless Browser', 'console', 'contact, refused'],
    ['403 Forbidden', 'console', 'contact, refused'],
    ['429 Too Many Requests', 'console', 'contact, refused'],
  ],
  Constants: [['₹', 'text', 'collection', /^₹\d[\d,]*$/]],
};

/** Every exact English text of the specification, with a row for each place where it is shown. */
export const SPEC_TEXTS: readonly SpecText[] = Object.entries(ROWS).flatMap(([section, rows]) =>
  rows.map(([text, as, on, shown]) => ({ section, text, as, on, ...(shown !== undefined && { shown }) })),
);
