// Simulates the payment provider's script: the same `window.Razorpay`, no money. Runs in the shopper's browser.
(() => {
  /**
   * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Paid
   * @typedef {{ error: Record<string, unknown> }} Failed
   * @typedef {object} Options
   * @property {string} key
   * @property {string} order_id
   * @property {number} [amount] paise
   * @property {string} [name]
   * @property {string} [description]
   * @property {(response: Paid) => void} [handler]
   * @property {{ ondismiss?: () => void, escape?: boolean }} [modal]
   */

  const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
  const payUrl = new URL('/sandbox-razorpay/pay', source).href;

  // Set through the object model, which a strict style-src allows; style attributes it would not.
  const LOOKS = {
    dialog: {
      // In the middle of the window, as the provider's own: a page's style sheet may reset what centres a dialog.
      position: 'fixed',
      inset: '0',
      margin: 'auto',
      height: 'fit-content',
      width: 'min(26rem, 92vw)',
      padding: '1.5rem',
      border: '0',
      borderRadius: '0.75rem',
      color: '#18181b',
      background: '#fff',
      font: '1rem/1.5 system-ui, sans-serif',
    },
    title: { margin: '0', fontSize: '1.25rem', fontWeight: '700' },
    notice: { margin: '0.75rem 0', padding: '0.5rem 0.75rem', background: '#fef3c7', borderRadius: '0.5rem' },
    amount: { margin: '0.5rem 0', fontSize: '1.75rem', fontWeight: '700' },
    status: { margin: '0.5rem 0', minHeight: '1.5em', color: '#b91c1c' },
    button: {
      display: 'block',
      width: '100%',
      minHeight: '3rem',
      marginTop: '0.75rem',
      border: '1px solid #3f3f46',
      borderRadius: '0.5rem',
      color: '#18181b',
      background: '#fff',
      font: 'inherit',
      cursor: 'pointer',
    },
    pay: { border: '1px solid #1d4ed8', color: '#fff', background: '#1d4ed8', fontWeight: '600' },
  };

  let dialogs = 0;

  class Razorpay {
    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.options = options;
      /** @type {((response: Failed) => void)[]} */
      this.failureListeners = [];
      /** @type {HTMLDialogElement | undefined} */
      this.dialog = undefined;
    }

    /** @param {string} event @param {(response: Failed) => void} listener */
    on(event, listener) {
      if (event === 'payment.failed') this.failureListeners.push(listener);
      return this;
    }

    open() {
      if (this.dialog) return;
      const { dialog, buttons, status } = drawn(this.options);
      this.dialog = dialog;
      buttons.pay.addEventListener('click', () => void this.pay(buttons.pay, status));
      buttons.fail.addEventListener('click', () => this.fail(status));
      buttons.close.addEventListener('click', () => this.dismiss());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.options.modal?.escape !== false) this.dismiss();
      });
      document.body.append(dialog);
      if (typeof dialog.showModal === 'function') dialog.showModal();
      else dialog.setAttribute('open', '');
      buttons.pay.focus();
    }

    close() {
      this.dialog?.close?.();
      this.dialog?.remove();
      this.dialog = undefined;
    }

    dismiss() {
      this.close();
      this.options.modal?.ondismiss?.();
    }

    /** @param {HTMLButtonElement} button @param {HTMLElement} status */
    async pay(button, status) {
      button.disabled = true;
      status.textContent = 'Paying…';
      try {
        const paid = await charged(this.options.order_id);
        if (!this.dialog) return;
        this.close();
        this.options.handler?.(paid);
      } catch (error) {
        button.disabled = false;
        status.textContent = error instanceof Error ? error.message : 'The payment did not go through.';
      }
    }

    /** @param {HTMLElement} status */
    fail(status) {
      status.textContent = 'The payment failed. You can try again or close.';
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description: 'Payment failed',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: this.options.order_id, payment_id: 'pay_failed' },
      };
      for (const listener of this.failureListeners) listener({ error });
    }
  }

  /** @param {string} orderId @returns {Promise<Paid>} */
  async function charged(orderId) {
    const response = await fetch(payUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ razorpay_order_id: orderId }),
    });
    if (!response.ok) throw new Error('This payment is not known here.');
    return response.json();
  }

  /** @param {Options} options */
  function drawn(options) {
    dialogs += 1;
    const titleId = `sandbox-razorpay-title-${dialogs}`;
    const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
      (options.amount ?? 0) / 100,
    );
    const dialog = element('dialog', '', LOOKS.dialog);
    dialog.setAttribute('aria-labelledby', titleId);
    const title = element('h2', `Pay ${options.name ?? 'the shop'}`, LOOKS.title);
    title.id = titleId;
    const status = element('p', '', LOOKS.status);
    status.setAttribute('role', 'status');
    const buttons = {
      pay: button(`Pay ${amount}`, LOOKS.pay),
      fail: button('Fail the payment'),
      close: button('Close'),
    };
    dialog.append(
      title,
      element('p', 'This window stands in for the payment provider. No money moves.', LOOKS.notice),
      element('p', options.description ?? '', {}),
      element('p', amount, LOOKS.amount),
      status,
      buttons.pay,
      buttons.fail,
      buttons.close,
    );
    return { dialog, buttons, status };
  }

  /** @param {string} text @param {Record<string, string>} [look] */
  function button(text, look = {}) {
    const made = element('button', text, { ...LOOKS.button, ...look });
    made.type = 'button';
    return made;
  }

  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} tag @param {string} text @param {Record<string, string>} look
   */
  function element(tag, text, look) {
    const made = document.createElement(tag);
    made.textContent = text;
    Object.assign(made.style, look);
    return made;
  }

  Object.assign(window, { Razorpay });
})();
