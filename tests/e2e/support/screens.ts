import { PRODUCTS } from './shopper.ts';

/** The screens of docs/behaviour.md, Routes, at addresses that show them to a visitor. */
export const SCREENS = [
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
