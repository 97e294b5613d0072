import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { renderContactForm, writeLetter } from '#tests/support/contactForm.tsx';
import { mailService, never } from '#tests/support/mailService.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls, demoProduct, writeCart } from '#tests/support/shopper.ts';

type View = ReturnType<typeof renderScreen>;

/** The start-up lists: the page that shows each, its content, and the text shown instead if it is missing. */
const LISTS = {
  products: {
    route: 'GET /api/product/list',
    shown: ({ screen }: View) =>
      within(screen.getByRole('region', { name: 'Latest Collections' })).getAllByRole('article')[0],
    instead: 'The gifts could not be loaded.',
  },
  slides: {
    route: 'GET /api/slides/list',
    shown: ({ screen }: View) => screen.getByRole('button', { name: 'Pause slideshow' }),
    instead: 'The pictures could not be loaded.',
  },
  categories: {
    route: 'GET /api/catagere/list',
    shown: ({ screen }: View) => screen.getByRole('link', { name: 'View Details: Custom Mugs' }),
    instead: 'The categories could not be loaded.',
  },
} as const;

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'R2 I6: while the %s are missing everything else is shown, with the reason',
  async (name) => {
    const { route, instead } = LISTS[name];
    const fault = { type: 'status', code: 500, message: `The ${name} fell off the shelf` } as const;
    sandbox.controls.faults.add({ route, fault });
    const view = renderScreen('/');
    expect((await view.screen.findAllByText(fault.message))[0]).toBeVisible();
    for (const [other, { shown }] of Object.entries(LISTS)) {
      if (other !== name) await waitFor(() => expect(shown(view)).toBeInTheDocument());
    }
    expect((await view.screen.findAllByText(instead))[0]).toBeInTheDocument();
    expect(calls(route.slice('GET '.length))).toHaveLength(1);
  },
);

const MUG = demoProduct('Personalised Photo Mug');
const SLOW = 'Still working…';
const PRODUCTS = '/api/product/list';
const CATEGORIES = '/api/catagere/list';

/** The list that hangs, the part of the page that waits for it, and what the part shows after the response. */
const WAITS = [
  ['/collection', PRODUCTS, 'main', undefined, 'article', undefined],
  ['/place-order', PRODUCTS, 'main', undefined, 'button', /^PLACE ORDER/],
  ['/', '/api/slides/list', 'region', 'Featured gifts', 'button', 'Pause slideshow'],
  ['/collection', CATEGORIES, 'complementary', 'Categories', 'checkbox', /Custom Mugs/],
] as const;

test.each(WAITS)(
  'I7 R3: %s says after eight seconds that it waits for %s, a retry is served, and the late answer ignored',
  async (path, route, role, name, doneRole, doneName) => {
    writeCart({ [MUG._id]: { '325 ml': 1 } });
    const clock = holdClock();
    sandbox.controls.faults.add({ route, times: 1, fault: 'hang' });
    // The first request's response.
    sandbox.controls.faults.add({ route, times: 1, fault: { type: 'successFalse', message: 'Too late' } });
    const view = renderScreen(path, clock);
    const part = within(await clock.until(() => view.screen.getByRole(role, name === undefined ? {} : { name })));
    await clock.until(() => expect(calls(route).length).toBeGreaterThan(0));
    // There is no heading until the page's chunk has loaded.
    await clock.until(() => view.screen.getAllByRole('heading', { level: 1 }));
    await clock.pass(7999);
    expect(part.queryByText(SLOW)).not.toBeInTheDocument();
    await clock.pass(1);
    expect(part.getByText(SLOW)).toBeVisible();
    await view.user.click(part.getByRole('button', { name: 'Try again' }));
    const done = () => part.getAllByRole(doneRole, doneName === undefined ? {} : { name: doneName })[0];
    await clock.until(() => expect(done()).toBeInTheDocument());
    sandbox.controls.faults.release();
    await clock.pass(1000);
    await clock.until(() => expect(done()).toBeInTheDocument());
    expect(part.queryByText(SLOW)).not.toBeInTheDocument();
    expect(view.screen.queryByText('Too late')).not.toBeInTheDocument();
  },
);

test('I7: a message that takes long to send says so and shows other ways to reach the shop', async () => {
  const received = mailService(200, 'OK', never);
  const clock = holdClock();
  renderContactForm();
  writeLetter();
  await userEvent.setup(clock).click(page.getByRole('button', { name: 'Send message' }));
  await clock.until(() => expect(received).toHaveLength(1));
  await clock.pass(8000);
  expect(page.getByText(SLOW)).toBeVisible();
  expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
});
