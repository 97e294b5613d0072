import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { accountWords } from '#content/accountWords.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Head } from '#domain/head.ts';
import { LoginForm, type LoginMode } from '#features/account/LoginForm.tsx';
import { returnPathOf } from '#lib/returnTo.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { Seo } from '#seo/Seo.tsx';

export function head(mode: LoginMode): Head {
  const title = mode === 'login' ? wordsOf(accountWords).login.title : wordsOf(accountWords).login.signUpTitle;
  return { title, description: wordsOf(shopWords).home.description, canonicalPath: null, isIndexed: false };
}

/** Login and Sign Up; who is logged in goes on to where they were, else home. */
export function LoginPage() {
  const loginText = useWords(accountWords).login;
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
