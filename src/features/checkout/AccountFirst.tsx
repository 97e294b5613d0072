import { useId } from 'react';

import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { ButtonLink } from '#ui/Button.tsx';

const BACK: ReturnState = { from: paths.placeOrder };
const NEW: ReturnState = { ...BACK, isNew: true };

/** What a visitor has to know before anything is typed: an order needs an account. */
export function AccountFirst() {
  const { account } = useMessages(checkoutMessages).checkout;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-gold-soft bg-cream px-4 py-4 md:px-5"
    >
      <div>
        <h2 id={id} className="font-sans text-body font-semibold">
          {account.title}
        </h2>
        <p className="text-small text-ink-2">{account.help}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="small" to={paths.login} state={BACK}>
          {account.logIn}
        </ButtonLink>
        <ButtonLink size="small" to={paths.login} state={NEW}>
          {account.create}
        </ButtonLink>
      </div>
    </section>
  );
}
