import { PRODUCTS } from './shopper.ts';

/** A screen of docs/behaviour.md, Routes, at an address that shows it to a visitor. */
export type Screen = { readonly path: string; readonly heading: string };

export const SCREENS: readonly Screen[] = [
  { path: '/', heading: 'Welcome to Kanuka' },
  { path: '/mainpage', heading: 'Welcome to Kanuka' },
  { path: '/collection', heading: 'All gifts' },
  { path: '/collections?category=Custom%20Mugs', heading: 'Custom Mugs' },
  { path: `/product/${PRODUCTS.weddingFrame.id}`, heading: PRODUCTS.weddingFrame.name },
  { path: '/about', heading: 'About Kanuka' },
  { path: '/contact', heading: 'Contact' },
  { path: '/cart', heading: 'Your Cart' },
  { path: '/login', heading: 'Login' },
  { path: '/place-order', heading: 'Checkout' },
  { path: '/orders', heading: 'MY ORDERS' },
  { path: '/verify?success=true&orderId=1', heading: 'Payment' },
  { path: '/sendOrderMail', heading: 'Email your order summary' },
  { path: '/profile', heading: 'My Profile' },
  { path: '/privacypolicy', heading: 'Privacy policy' },
  { path: '/termsandconditions', heading: 'Terms and conditions' },
  { path: '/keywords', heading: 'Gift guides' },
  { path: '/keyword/birthday-photo-gifts', heading: 'Birthday photo gifts' },
];
