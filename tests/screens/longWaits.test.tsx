import { render, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { ContactForm } from '#features/contact/ContactForm.tsx';
import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';
import { calls, demoProduct, writeCart } from '#tests/support/shopper.ts';

const MUG = demoProduct('Personalised Photo Mug');
const PRODUCTS = '/api/product/list';
const SLOW = 'Still working…';

/** The text of each screen while its request is pending, and after the response. */
const WAITS = [
  ['/collection', 'Loading products...', { role: 'article' }],
  ['/cart', 'Loading...', { role: 'link', name: 'PROCEED TO CHECKOUT' }],
  ['/place-order', 'Loading...', { role: 'button', name: /^PLACE ORDER/ }],
] as const;

test.each(WAITS)(
  'I7 R3: %s says after eight seconds that it is waiting, and a retry succeeds',
  async (path, loading, done) => {
    writeCart({ [MUG._id]: { '325 ml': 1 } });
    const clock = holdClock();
    sandbox.controls.faults.add({ route: PRODUCTS, times: 1, fault: 'hang' });
    // The first request's response, which must be ignored.
    sandbox.controls.faults.add({ route: PRODUCTS, times: 1, fault: { type: 'successFalse', message: 'Too late' } });
    const view = renderScreen(path, clock);
    const main = within(await clock.until(() => view.screen.getByRole('main')));
    // There is no heading until the page's chunk has loaded.
    await clock.until(() => main.getAllByRole('heading', { level: 1 }));
    await clock.until(() => expect(main.getAllByText(loading)[0]).toBeInTheDocument());
    await clock.until(() => expect(calls(PRODUCTS).length).toBeGreaterThan(0));
    const shown = () => main.getAllByRole(done.role, 'name' in done ? { name: done.name } : {})[0];
    await clock.pass(7999);
    expect(main.queryByText(SLOW)).not.toBeInTheDocument();
    await clock.pass(1);
    expect(main.getByText(SLOW)).toBeVisible();
    await view.user.click(main.getByRole('button', { name: 'Try again' }));
    await clock.until(() => expect(shown()).toBeVisible());
    expect(main.queryByText(SLOW)).not.toBeInTheDocument();
    sandbox.controls.faults.release();
    await clock.pass(1000);
    await clock.until(() => expect(shown()).toBeVisible());
    expect(view.screen.queryByText('Too late')).not.toBeInTheDocument();
  },
);

test('I7: a message that takes long to send says so and shows other ways to reach the shop', async () => {
  let sent = 0;
  server.use(
    http.post('https://api.emailjs.com/*', () => {
      sent++;
      return delay('infinite');
    }),
  );
  const clock = holdClock();
  render(
    <MemoryRouter>
      <ContactForm subject="" service={{ serviceId: 's', templateId: 't', publicKey: 'k' }} />
    </MemoryRouter>,
  );
  const user = userEvent.setup(clock);
  for (const [name, text] of [
    ['Name', 'Lakshmi'],
    ['Email', 'lakshmi@mail.example'],
    ['Message', 'Do you make round frames?'],
  ] as const)
    await user.type(await clock.until(() => page.getByLabelText(name)), text);
  await user.click(page.getByRole('button', { name: 'Send message' }));
  await clock.until(() => expect(sent).toBe(1));
  await clock.pass(7000);
  expect(page.queryByText(SLOW)).not.toBeInTheDocument();
  await clock.pass(1000);
  expect(page.getByText(SLOW)).toBeVisible();
  expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
});

test.each([
  ['slides', '/', '/api/slides/list', 'region', 'Featured gifts', { role: 'button', name: 'Pause slideshow' }],
  ['categories', '/', '/api/catagere/list', 'region', 'Shop by Categories', { role: 'link', name: /Custom Mugs/ }],
  [
    'filter',
    '/collection',
    '/api/catagere/list',
    'complementary',
    'Categories',
    { role: 'checkbox', name: /Custom Mugs/ },
  ],
] as const)('I7: the %s say that they take long, and a retry loads them', async (_, path, route, role, name, done) => {
  const clock = holdClock();
  sandbox.controls.faults.add({ route, times: 1, fault: 'hang' });
  const view = renderScreen(path, clock);
  const part = within(await clock.until(() => view.screen.getByRole(role, { name })));
  await clock.until(() => expect(calls(route).length).toBeGreaterThan(0));
  await clock.pass(7999);
  expect(part.queryByText(SLOW)).not.toBeInTheDocument();
  await clock.pass(1);
  expect(part.getByText(SLOW)).toBeVisible();
  await view.user.click(part.getByRole('button', { name: 'Try again' }));
  await clock.until(() => expect(part.getByRole(done.role, { name: done.name })).toBeInTheDocument());
  expect(part.queryByText(SLOW)).not.toBeInTheDocument();
  sandbox.controls.faults.release();
});
