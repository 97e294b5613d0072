import script from '#sandbox/payments/checkout.js?raw';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

interface Widget {
  open(): void;
  on(event: string, listener: (response: unknown) => void): void;
}

const PAID = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' };

function widget(options: Record<string, unknown> = {}): Widget {
  const { Razorpay } = window as unknown as { Razorpay: new (options: unknown) => Widget };
  return new Razorpay({ key: 'rzp_test', order_id: 'order_1', amount: 129_900, name: 'Kanuka', ...options });
}

// The shop would take it for the provider's script that has come.
afterAll(() => void Reflect.deleteProperty(window, 'Razorpay'));

describe('the stand-in payment widget', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    // oxlint-disable-next-line no-implied-eval -- jsdom runs no script elements; this is our own file
    new Function(script)();
  });

  test('asks for the charge and hands over the signed answer, once', async () => {
    const answer = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(PAID));
    const handler = vi.fn();
    widget({ handler }).open();
    expect(screen.getByRole('dialog', { name: 'Pay Kanuka' }).hasAttribute('open')).toBe(true);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay ₹1,299.00' }));
    await waitFor(() => expect(handler).toHaveBeenCalledExactlyOnceWith(PAID));
    expect(screen.queryByRole('dialog')).toBeNull();
    const [url, request] = answer.mock.calls[0] ?? [];
    expect(url).toMatch(/\/sandbox-razorpay\/pay$/);
    expect(request?.body).toBe('{"razorpay_order_id":"order_1"}');
  });

  test('reports a failed payment and stays open for another try', async () => {
    const onFailure = vi.fn();
    const opened = widget();
    opened.on('payment.failed', onFailure);
    opened.open();
    await userEvent.click(screen.getByRole('button', { name: 'Fail the payment' }));
    expect(onFailure).toHaveBeenCalledWith({
      error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description: 'Payment failed' }),
    });
    expect(screen.getByRole('status').textContent).toBe('The payment failed. You can try again or close.');
  });

  test('tells the shop when it is closed', async () => {
    const ondismiss = vi.fn();
    widget({ modal: { ondismiss } }).open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(ondismiss).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says so when the charge does not go through, and can be used again', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 404 }));
    widget().open();
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('This payment is not known here.'));
    expect(screen.getByRole('button', { name: /^Pay/ }).hasAttribute('disabled')).toBe(false);
  });

  test('does not open without a key', () => {
    expect(() => widget({ key: '' })).toThrow('No key passed');
  });
});
