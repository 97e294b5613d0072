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

/** Texts that a screen shows in the same way, some with what is `shown`. */
type Row = readonly [
  on: SpecText['on'],
  as: ReadAs,
  ...texts: readonly (string | readonly [text: string, shown: string | RegExp])[],
];

/** Rows grouped by section, as the specification has them. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'What the product does': [
    ['home, Buy pressed', 'heading', ['Welcome to', 'Welcome to Kanuka']],
    ['home, Buy pressed', 'text', 'Every Gift Tells a Story. Make Yours Special and Personal.'],
    ['home, Buy pressed', 'link', 'GET STARTED'],
    ['checkout, UPI without the tick', 'radio', ['Order Confirm after Payment', /^Order Confirm after Payment\b/]],
  ],
  Routes: [['route that throws', 'heading', 'Unexpected Application Error!']],
  'Navbar and footer': [
    ['home, Buy pressed', 'link', 'HOME', 'COLLECTION', 'ABOUT', 'CONTACT', 'PRIVACY POLICY', 'TERMS & CONDITIONS'],
    ['about, account menu', 'link', 'My Profile', 'Orders'],
    ['about, account menu', 'button', 'Logout'],
    ['home, Buy pressed', 'text', 'Mon-Sat 9:00 AM - 8:00 PM'],
  ],
  Home: [
    ['home, media that cannot be shown', 'text', 'Media Missing', 'Invalid Media URL'],
    ['home, media that cannot be shown', 'text', 'Unsupported Media Type', 'No Image'],
    ['home of an empty shop', 'text', 'No Slides Available', 'No categories available.'],
    ['home of an empty shop', 'text', 'No best sellers found.', 'No products found.'],
    ['home, Buy pressed', 'text', 'We Print Your Photo on', 'View Details', 'Added to your cart'],
    ['home, Buy pressed', 'heading', 'Find the Perfect Gift', 'Shop by Categories', 'Best Sales'],
    ['home, Buy pressed', 'heading', 'Our Story', 'Discover Special Gifts', 'Latest Collections'],
    ['home, Buy pressed', 'link', 'Shop Now', 'SHOP NOW'],
    ['home, lists missing', 'text', 'Loading products...', 'Loading latest collections...'],
  ],
  Collection: [
    ['collection of an empty shop', 'text', 'No categories available', 'No products found.'],
    ['collection', 'option', ['relevant', 'Sort: relevant']],
    ['collection', 'option', ['low-high', 'Price: low to high'], ['high-low', 'Price: high to low']],
  ],
  'Product detail': [
    ['product page, no size chosen', 'button', 'Add to Cart'],
    ['product page, no size chosen', 'tab', 'Description', ['Reviews', /^Reviews \(\d+\)$/]],
    ['product page, loading failed', 'text', 'Loading...'],
  ],
  Cart: [
    ['empty cart', 'text', 'Your cart is empty.'],
    ['cart', 'text', 'Enjoy Free Shipping'],
    ['cart', 'link', 'PROCEED TO CHECKOUT'],
  ],
  'Login and sign-up': [
    ['login', 'heading', 'Login'],
    ['login', 'button', 'Login'],
    ['login', 'link', 'Forgot your password?'],
    ['sign-up', 'heading', 'Sign Up'],
    ['sign-up', 'button', 'Sign Up'],
  ],
  Orders: [
    ['orders, refused', 'heading', 'MY ORDERS'],
    ['orders, refused', 'button', 'Refresh'],
  ],
  Keywords: [['keyword page, loading', 'text', 'Loading...']],
  About: [
    ['about, account menu', 'heading', 'Creative Designs', 'Premium Quality', 'Timely Delivery', 'Customer First'],
  ],
  Contact: [
    ['contact, sending', 'button', 'View Our Location'],
    ['contact, sent', 'button', 'Hide Location'],
    ['contact, sending', 'text', 'Sending...'],
    ['contact, sent', 'text', 'Message sent successfully!'],
  ],
  Policies: [
    ['privacy policy', 'text', ['July 2025', 'Last updated July 2025']],
    ['terms', 'text', ['July 2025', 'Last updated July 2025']],
  ],
  'States and transitions': [
    ['checkout, UPI without the tick', 'radio', ['UPI QR', /^UPI QR\b/]],
    ['checkout, UPI without the tick', 'checkbox', 'I have completed the UPI payment'],
    [
      'checkout, UPI ticked',
      'text',
      ['Payment Confirmed. Placing Order...', /^\dPayment Confirmed\. Placing Order\.{3}$/],
    ],
  ],
  Validation: [
    ['product page, no size chosen', 'text', 'Please select a size before adding to cart.'],
    ['product page, no size chosen', 'toast', 'Select Product Size'],
    ['checkout, UPI without the tick', 'text', 'Please confirm UPI payment before placing the order.'],
    ['orders, session ended', 'text', 'You must be logged in to view orders.'],
    ['orders of a visitor', 'text', 'Please login to see your orders.'],
  ],
  Errors: [
    ['home, lists missing', 'toast', 'Failed to fetch keywords', 'Failed to fetch slides'],
    ['checkout, UPI refused', 'toast', 'Failed to place UPI order'],
    ['checkout, UPI ticked', 'toast', 'UPI Order Placed Successfully'],
    ['orders, refused', 'toast', 'Failed to fetch orders'],
    ['orders, refused', 'heading', 'Failed to fetch orders'],
    ['orders, no connection', 'toast', 'Failed to load orders'],
    ['orders, no connection', 'heading', 'Failed to load orders'],
    ['contact, refused', 'text', 'Failed to send message. Please try again.'],
    ['contact, refused', 'console', '451 Unavailable For Headless Browser', '403 Forbidden', '429 Too Many Requests'],
  ],
  Constants: [['collection', 'text', ['₹', /^₹\d[\d,]*$/]]],
};

/** Every exact English text of the specification, with a row for each place where it is shown. */
export const SPEC_TEXTS: readonly SpecText[] = Object.entries(ROWS).flatMap(([section, rows]) =>
  rows.flatMap(([on, as, ...texts]) =>
    texts.map((entry): SpecText => {
      if (typeof entry === 'string') return { section, text: entry, as, on };
      const [text, shown] = entry;
      return { section, text, as, on, shown };
    }),
  ),
);
