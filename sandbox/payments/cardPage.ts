import type { Hono } from 'hono';
import { cspHash } from '../http/inlineHashes.ts';
import type { Env, Services } from '../http/services.ts';
import { providerId } from '../store/ids.ts';
import { escapeHtml, htmlResponse, notFoundPage } from '../http/errorPages.ts';
import type { Payment } from '../store/payments.ts';

/** A simulation of the card provider's page: it charges nothing, and says so. */
export function addCardPageRoutes(app: Hono<Env>, { store }: Services): void {
  app.get('/sandbox-pay/:id', (c) => {
    const payment = store.payments.byId(c.req.param('id'));
    if (payment?.provider !== 'stripe') return notFoundPage(c.req.raw);
    return htmlResponse(cardPage(payment), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyFor(payment),
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.post('/sandbox-pay/:id', (c) => {
    const payment = store.payments.byId(c.req.param('id'));
    if (payment?.provider !== 'stripe') return notFoundPage(c.req.raw);
    const choice = c.env.body.kind === 'text' ? new URLSearchParams(c.env.body.text).get('choice') : null;
    const isPaid = choice === 'pay' || payment.status === 'paid';
    store.payments.mark(payment.id, isPaid ? 'paid' : 'cancelled', isPaid ? providerId('pay') : null);
    const path = `/verify?success=${isPaid}&orderId=${payment.orderId}`;
    const home = payment.returnOrigin;
    const isHere = home === null || home === c.req.header('origin') || home === new URL(c.req.url).origin;
    return new Response(null, { status: 303, headers: { Location: isHere ? path : home + path } });
  });
}

const STYLE = `
body { margin: 0; background: #f4f4f5; color: #18181b; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border: 1px solid #d4d4d8; border-radius: .75rem; }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; }
.notice { padding: .5rem .75rem; background: #fef3c7; border-radius: .5rem; }
.amount { font-size: 2rem; font-weight: 700; margin: 1rem 0 0; }
button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; border-radius: .5rem; border: 1px solid #3f3f46; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button.pay { background: #312e81; border-color: #312e81; color: #fff; font-weight: 600; }
button:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
code { overflow-wrap: anywhere; }
`;

/** Browsers apply form-action to the redirect after the form as well, so the shop's own origin is part of it. */
function policyFor({ returnOrigin }: Payment): string {
  return [
    "default-src 'none'",
    `style-src ${cspHash(STYLE)}`,
    `form-action 'self'${returnOrigin === null ? '' : ` ${returnOrigin}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function cardPage(payment: Payment): string {
  const amount = escapeHtml(inRupees(payment.amountPaise));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card payment (stand-in)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Card payment</h1>
<p class="notice">This page stands in for the card provider. No card is asked for and no money moves.</p>
<p class="amount">${amount}</p>
<p>Order <code>${escapeHtml(payment.orderId)}</code></p>
<form method="post">
<button class="pay" type="submit" name="choice" value="pay">Pay ${amount}</button>
<button type="submit" name="choice" value="cancel">Cancel</button>
</form>
</main>
</body>
</html>
`;
}

function inRupees(amountPaise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amountPaise / 100);
}
