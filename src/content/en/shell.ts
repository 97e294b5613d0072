import { services } from '#own/en/services.ts';
import { hoursInShort } from './hours.ts';

const pieces = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Messages of the frame around every page, of waiting, and of failures. */
export const shellMessages = {
  /** For dates and lists; digits are 0-9. */
  locale: 'en-IN',
  /** The names in delivery dates, from Sunday and from January. */
  dayNames: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  },
  tagline: 'Every Gift Tells a Story. Make Yours Special and Personal.',
  header: {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    search: 'Search',
    account: 'Account',
    logInOrSignUp: 'Log in or sign up',
    cart: (count: number): string => `Cart, ${pieces(count)}`,
    profile: 'My Profile',
    myOrders: 'My Orders',
    saved: 'Saved gifts',
    whatsapp: 'WhatsApp',
    categories: 'Categories',
    orders: 'Orders',
    logOut: 'Logout',
    delivery: 'Delivery in 5-7 working days across India',
    hours: hoursInShort,
  },
  language: { label: 'Language' },
  nav: {
    home: 'HOME',
    collection: 'COLLECTION',
    about: 'ABOUT',
    contact: 'CONTACT',
    privacy: 'PRIVACY POLICY',
    terms: 'TERMS & CONDITIONS',
  },
  footer: {
    label: 'Footer',
    services: 'Services',
    /** What the shop is asked for rather than sells: each opens the contact form with this subject. */
    offered: services,
    pages: 'Pages',
    categories: 'Categories',
    visit: 'Visit us',
    home: 'Home',
    collection: 'Collection',
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    keywords: 'Gift guides',
    rights: (fullName: string): string => `© ${fullName}`,
    note: 'Prices in rupees. Delivered across India.',
    social: (shop: string, network: string): string => `${shop} on ${network}`,
    whatsapp: 'Message us on WhatsApp',
  },
  preferences: {
    pauseMotion: 'Pause motion',
    startMotion: 'Start motion',
    lessData: 'Use less data',
    lessDataHelp: '(no videos, smaller pictures)',
  },
  waiting: {
    loading: 'Loading...',
    slow: 'Still working…',
    slowHelp: 'The connection is slow. You can wait, or try again.',
    retry: 'Try again',
    failed: {
      products: 'The gifts could not be loaded.',
      categories: 'The categories could not be loaded.',
      slides: 'The pictures could not be loaded.',
    },
    stalePrices: 'Prices may have changed.',
    stalePage: 'This page may have changed.',
  },
  breadcrumbs: { label: 'You are here', home: 'Home', collection: 'Collection' },
  typing: {
    left: (letters: number): string => (letters === 1 ? '1 character left' : `${letters} characters left`),
    cut: (limit: number): string => `Only ${limit} characters fit. The rest was left out.`,
  },
  crash: {
    title: 'Unexpected Application Error!',
    offline: 'No connection',
    offlineHelp: 'This page could not be loaded. It will open by itself once you are back online.',
    kept: 'Your cart is safe on this device.',
    checkOrders: 'Check My Orders before ordering again: we may have received your order.',
    reload: 'Reload the page',
    missingFile: 'Part of this website could not be loaded; it may be updating. Please reload the page in a minute.',
    section: 'This part of the page could not be shown. The rest works as usual.',
    home: 'Go to home',
  },
  toast: { region: 'Messages', close: 'Close message' },
  errors: {
    unexpected: 'Something went wrong. Please try again.',
    network: 'No connection to the shop. Check your internet and try again.',
    noAnswer: 'The shop is not responding. Please try again.',
    signedOut: 'Your session has ended. Please log in again.',
    tooManyCalls: 'The shop is busy right now. Please wait a few minutes and try again.',
    /** A time in milliseconds, in whole minutes and at least one. */
    busyFor: (ms: number): string => {
      const minutes = Math.max(1, Math.ceil(ms / 60_000));
      return `The shop is busy right now. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    },
    products: 'Failed to fetch products',
    product: 'Failed to fetch product',
    slides: 'Failed to fetch slides',
    categories: 'Failed to fetch categories',
    keywords: 'Failed to fetch keywords',
    keyword: 'Failed to fetch keyword',
    cart: 'We could not save your cart to your account. It is safe on this device; we will try again.',
    cartOffline:
      'No connection to the shop, but your cart is safe on this device. Check your internet before you order.',
    login: 'Login failed. Please try again.',
    register: 'Sign up failed. Please try again.',
    order: 'The order could not be placed. Your cart is safe.',
    verify: 'The payment could not be checked.',
    orders: 'Failed to fetch orders',
    noSize: 'Select Product Size',
    otherCart: 'The cart on this device belongs to another account. It will be here when that account logs in again.',
    deviceOnly: 'Your browser does not let us save anything. Your cart will last until you close this page.',
  },
};
