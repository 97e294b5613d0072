import { expect, test, vi } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { mailService, never } from '#tests/support/mailService.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers, loggedIn } from '#tests/support/shopper.ts';
import { quiet } from '#tests/support/startShop.ts';

// A deployment with an account at the e-mail service.
vi.hoisted(() => {
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
  vi.stubEnv('VITE_EMAILJS_ORDER_TEMPLATE_ID', 'template_order');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
});

const ORDER = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1 Main Road, Tenali',
  amount: '₹598',
  items: '2 x Photo Mug (M)\n1 x Lamp (L)',
};
function writeOrder(): void {
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify(ORDER));
}

// The causes of the other refusals: contact.test.tsx.
test('R31: the latest order is shown, and sent when the shopper asks, once; a refusal is shown with its cause and can be retried', async () => {
  writeOrder();
  const refused = mailService(500, 'No');
  const { screen, user } = renderScreen('/sendOrderMail');
  for (const text of [ORDER.name, ORDER.email, ORDER.phone, ORDER.address, ORDER.amount]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await quiet();
  expect(refused).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('The mail service had a problem.')).toBeVisible();
  expect(screen.getByText('Failed to send message. Please try again.')).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith('order e-mail:', '500 No');
  const answer = deferred();
  const received = mailService(200, 'OK', answer.promise);
  await user.dblClick(screen.getByRole('button', { name: 'Send email' }));
  answer.resolve();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.queryByText('Failed to send message. Please try again.')).not.toBeInTheDocument();
  expect(received).toHaveLength(1);
  expect(await received[0]?.json()).toMatchObject({
    service_id: 'service_1',
    template_id: 'template_order',
    template_params: ORDER,
  });
});

test('I7: an e-mail that takes long says so, beside the link to My Orders', async () => {
  writeOrder();
  mailService(200, 'OK', never);
  const clock = holdClock();
  const { main, screen, user } = renderScreen('/sendOrderMail', clock);
  await user.click(await clock.until(() => screen.getByRole('button', { name: 'Send email' })));
  await clock.until(() => screen.getByText('Sending...'));
  await clock.pass(8000);
  expect(screen.getByText('Still working…')).toBeVisible();
  expect(main.getByRole('link', { name: 'See My Orders' })).toBeVisible();
});

test('without an order the page leads to My Orders, where one can be chosen', async () => {
  await loggedIn();
  answers('/api/order/userorders', { success: true, orders: [rawOrder({ address: anAddress() })] });
  const { screen, user } = renderScreen('/sendOrderMail');
  expect(await screen.findByText('There is no order to send in this tab.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send email' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'See My Orders' }));
  await user.click(await screen.findByRole('button', { name: /^Email this order/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Email your order summary' })).toBeVisible();
  const street = '1 Main Road, Tenali, Andhra Pradesh, 522201, India';
  for (const text of ['Asha Rao', 'asha@example.com', '9876543210', street, '₹598', '2 x Photo Mug (M)'])
    expect(await screen.findByText(text)).toBeVisible();
});
