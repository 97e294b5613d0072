import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { keywords } from '#sandbox/catalogue/demo.ts';
import { atCheckout, failing, isEmpty, isOffline, MUG, ORDERS, press, withCart } from './beforeScreens.ts';
import { holdClock } from './clock.ts';
import { writeLetter } from './contactForm.tsx';
import { rawProduct } from './factories.ts';
import { mailService, never } from './mailService.ts';
import type { renderScreen } from './renderScreen.tsx';
import { sandbox } from './server.ts';
import { answers, loggedIn } from './shopper.ts';

type View = ReturnType<typeof renderScreen>;

/** A state of a screen: its route, the steps before it opens, and the shopper's steps on it. */
export type SpecScreen = {
  readonly path: string;
  readonly before?: () => unknown;
  readonly after?: (view: View) => Promise<void>;
};

const PRODUCT = `/product/${MUG._id}`;
const PLACE = '/api/order/place';

const hangs = (route: string) => (): unknown => sandbox.controls.faults.add({ route, fault: 'hang' });
const refuses = (...routes: readonly string[]): void =>
  routes.forEach((route) => sandbox.controls.faults.add({ route, fault: { type: 'successFalse' } }));

const chooseUpi = async (view: View): Promise<void> => {
  await view.screen.findByRole('heading', { name: 'Payment Method' });
  await view.user.click(document.querySelector('input[type=radio][value=upi]') as Element);
  // The checkbox is disabled until the payment code is shown.
  await view.screen.findByRole('img', { name: /^UPI QR code/ });
};

/** The three seconds after the tick pass by a fake clock, which the waits of the testing library advance. */
const tickUpi = async (view: View): Promise<void> => {
  await chooseUpi(view);
  holdClock();
  fireEvent.click(view.screen.getByRole('checkbox', { name: /UPI/ }));
};

/** Requests that have reached the e-mail service. */
let emails: readonly Request[] = [];

const emailAnswers =
  (...answer: Parameters<typeof mailService>) =>
  (): void => {
    emails = mailService(...answer);
  };

const sendMessage = async (view: View): Promise<void> => {
  await view.screen.findByRole('textbox', { name: 'Message' });
  writeLetter();
  await view.user.click(document.querySelector('main form button[type=submit]') as Element);
};

/** The e-mail package may store the time of sending late: waiting for it keeps it out of the next test. */
const sendMessageAndWait = async (view: View): Promise<void> => {
  await sendMessage(view);
  await waitFor(() => expect(emails).toHaveLength(1));
};

/** The service refuses the same message for each of its reasons; the last one also blocks the package. */
const sendUntilTooMany = async (view: View): Promise<void> => {
  for (const [status, text] of [
    [451, 'Unavailable For Headless Browser'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
  ] as const) {
    emailAnswers(status, text)();
    await sendMessageAndWait(view);
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`${status} ${text}`)));
  }
};

/** The states of the screens in which the texts of specTexts.ts are read. */
export const SPEC_SCREENS = {
  'home, Buy pressed': { path: '/', after: press(['button', /^Buy /]) },
  'home, lists missing': {
    path: '/',
    before: () => {
      hangs('/api/product/list')();
      refuses('/api/slides/list', '/api/keyword');
    },
  },
  'home of an empty shop': { path: '/', before: isEmpty },
  'home, media that cannot be shown': {
    path: '/',
    before: () => {
      const images = [[], ['javascript:alert(1)'], ['/media/brochure.pdf']];
      answers('/api/slides/list', { success: true, slides: images.map((image, n) => ({ _id: `s${n}`, image })) });
      answers('/api/product/list', {
        success: true,
        products: [rawProduct({ _id: 'a', media: [], image: [] }), rawProduct({ _id: 'b' })],
      });
    },
  },
  'about, account menu': { path: '/about', before: loggedIn, after: press(['button', /^Account$/]) },
  'route that throws': {
    path: '/collection',
    before: () =>
      vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(() => {
        throw new Error('The query cannot be read');
      }),
  },
  collection: { path: '/collection' },
  'collection of an empty shop': { path: '/collection', before: isEmpty },
  'product page, no size chosen': {
    path: PRODUCT,
    after: async ({ shop, screen, user }) => {
      await screen.findByRole('heading', { level: 1, name: MUG.name });
      const button = [...document.querySelectorAll('main button[aria-disabled=true]')].at(0);
      await user.click(button as Element);
      shop.actions.addToCart({ productId: MUG._id, size: '' });
    },
  },
  'product page, loading failed': { path: '/product/unknown', before: isOffline('/api/product/*') },
  'empty cart': { path: '/cart' },
  cart: { path: '/cart', before: withCart },
  login: { path: '/login' },
  'sign-up': { path: '/login', after: press(['button', /^New here/]) },
  'checkout, UPI without the tick': {
    path: '/place-order',
    before: atCheckout,
    after: async (view) => {
      await chooseUpi(view);
      await press(['button', /^PLACE ORDER/])(view);
    },
  },
  'checkout, UPI ticked': { path: '/place-order', before: atCheckout, after: tickUpi },
  'checkout, UPI refused': {
    path: '/place-order',
    before: () => {
      refuses(PLACE);
      return atCheckout();
    },
    after: tickUpi,
  },
  'orders of a visitor': { path: '/orders' },
  'orders, session ended': {
    path: '/orders',
    before: () => {
      sandbox.controls.faults.add({ route: ORDERS, fault: { type: 'successFalse', message: 'jwt expired' } });
      return loggedIn();
    },
  },
  'orders, refused': { path: '/orders', before: () => failing(ORDERS, loggedIn) },
  'orders, no connection': {
    path: '/orders',
    before: () => {
      isOffline(ORDERS)();
      return loggedIn();
    },
  },
  'keyword page, loading': { path: `/keyword/${keywords[0]?.slug}`, before: hangs('/api/keyword*') },
  'contact, sending': { path: '/contact', before: emailAnswers(200, 'OK', never), after: sendMessageAndWait },
  'contact, sent': {
    path: '/contact',
    before: emailAnswers(),
    after: async (view) => {
      await sendMessage(view);
      await press(['button', /Location$/])(view);
    },
  },
  'contact, refused': { path: '/contact', after: sendUntilTooMany },
  'privacy policy': { path: '/privacypolicy' },
  terms: { path: '/termsandconditions' },
} as const satisfies Readonly<Record<string, SpecScreen>>;
