import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { LoginForm, type LoginMode } from '#features/account/LoginForm.tsx';
import { notify } from '#lib/notify.ts';
import { returnPathOf, wantsAccount, type Arrival } from '#lib/loginReturn.ts';
import { LOGIN_TOPIC } from '#shop/session/session.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Picture } from '#components/Picture.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

export function head(mode: LoginMode): Head {
  const title =
    mode === 'login' ? messagesOf(privatePageMessages).login.title : messagesOf(privatePageMessages).login.signUpTitle;
  return { title, description: messagesOf(commonMessages).home.description([], settings.shopTown) };
}

/** Why the shopper has to log in; nothing where they chose to. */
function Reason({ isOrdering }: { readonly isOrdering: boolean }) {
  const loginText = useMessages(privatePageMessages).login;
  const { errors } = useMessages(commonMessages);
  const hasEnded = useShop((shop) => shop.hasSessionEnded);
  // A toast would say the same again.
  useEffect(() => {
    if (hasEnded) notify.dismiss(LOGIN_TOPIC);
  }, [hasEnded]);
  if (!hasEnded && !isOrdering) return null;
  return (
    <p className="mb-6 rounded-md border border-gold-soft bg-cream px-4 py-3 text-small text-ink-2">
      <strong className="block text-body font-semibold text-ink">
        {hasEnded ? errors.signedOut : loginText.toOrder}
      </strong>
      {isOrdering && <span>{loginText.toOrderHelp}</span>}
    </p>
  );
}

/** What to leave in the entry that the login's own state leads back to; null without a part of that page. */
function arrivalOf(state: unknown, isAccountNew: boolean): Arrival | null {
  const { part } = (state ?? {}) as { part?: unknown };
  return typeof part === 'string' ? { part, isAccountNew } : null;
}

/** Login and Sign Up. A shopper who is logged in is redirected to where they came from, else home. */
export function LoginPage() {
  const loginText = useMessages(privatePageMessages).login;
  const { state } = useLocation() as { state: unknown };
  const [chosen, setMode] = useState<LoginMode | null>(null);
  // The prerendered page knows no history entry: its state is read after start-up.
  const isStarted = useShop((shop) => shop.isStarted);
  const mode = chosen ?? (isStarted && wantsAccount(state) ? 'signUp' : 'login');
  const isLoggedIn = useShop((shop) => shop.token !== null);
  if (isLoggedIn)
    return <Navigate to={returnPathOf(state) ?? paths.home} replace state={arrivalOf(state, mode === 'signUp')} />;
  return (
    <div className="grid md:grid-cols-2 min-h-[calc(100svh-5.5rem)]">
      <Seo head={head(mode)} />
      <div className="relative hidden bg-maroon md:block">
        <Picture
          url="/pictures/evening-square.webp"
          alt=""
          width={720}
          height={760}
          sizes="50vw"
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="grid content-start justify-items-center px-4 pt-8 pb-14 md:content-center md:p-12 lg:py-18">
        <div className="w-full max-w-102">
          <h1 tabIndex={-1} className="mb-8 border-b border-line pb-4 text-h1-phone md:text-h1">
            {mode === 'login' ? loginText.title : loginText.signUpTitle}
          </h1>
          {isStarted && <Reason isOrdering={returnPathOf(state) === paths.placeOrder} />}
          <LoginForm mode={mode} onMode={setMode} />
        </div>
      </div>
    </div>
  );
}
