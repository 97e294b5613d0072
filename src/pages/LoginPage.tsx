import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { loginCopy } from '#content/accountText.ts';
import { textOf } from '#content/copy.ts';
import { words } from '#content/words.ts';
import type { Head } from '#domain/head.ts';
import { LoginForm, type LoginMode } from '#features/account/LoginForm.tsx';
import { returnPathOf } from '#lib/returnTo.ts';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(mode: LoginMode): Head {
  const title = mode === 'login' ? textOf(loginCopy).title : textOf(loginCopy).signUpTitle;
  return { title, description: words.home.description, canonicalPath: null, isIndexed: false };
}

/** Login and Sign Up; who is logged in goes on to where they were, else home. */
export function LoginPage() {
  const loginText = useCopy(loginCopy);
  const { state } = useLocation() as { state: unknown };
  const [mode, setMode] = useState<LoginMode>('login');
  const isLoggedIn = useShop((shop) => shop.token !== null);
  if (isLoggedIn) return <Navigate to={returnPathOf(state) ?? paths.home} replace />;
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
      <div className="grid place-items-center px-4 pt-8 pb-14 md:p-12 lg:py-18">
        <div className="w-full max-w-102">
          <h1 tabIndex={-1} className="mb-8 border-b border-line pb-4 text-h1-phone md:text-h1">
            {mode === 'login' ? loginText.title : loginText.signUpTitle}
          </h1>
          <LoginForm mode={mode} onMode={setMode} />
        </div>
      </div>
    </div>
  );
}
