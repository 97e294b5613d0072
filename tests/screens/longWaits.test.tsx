import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { renderContactForm, SEND_FORM, writeLetter } from '#tests/support/contactForm.tsx';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';
import { calls, demoProduct, writeCart } from '#tests/support/shopper.ts';

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
  let sent = 0;
  server.use(
    http.post(SEND_FORM, () => {
      sent++;
      return delay('infinite');
    }),
  );
  const clock = holdClock();
  renderContactForm();
  writeLetter();
  await userEvent.setup(clock).click(page.getByRole('button', { name: 'Send message' }));
  await clock.until(() => expect(sent).toBe(1));
  await clock.pass(8000);
  expect(page.getByText(SLOW)).toBeVisible();
  expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
});
