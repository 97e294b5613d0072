import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SlowLoading } from '#ui/LoadingState.tsx';
import { useLoginForm } from './useLoginForm.ts';

export type LoginMode = 'login' | 'signUp';

/** One form for both: login with e-mail and password, sign-up with a name too. */
export function LoginForm({ mode, onMode }: { readonly mode: LoginMode; readonly onMode: (mode: LoginMode) => void }) {
  const loginText = useMessages(accountMessages).login;
  const [isShown, setShown] = useState(false);
  const isSignUp = mode === 'signUp';
  const { form, isBusy, isSlow, field, submit, giveUp, refusal, forgetProblems } = useLoginForm(isSignUp);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {isSignUp && <TextField label={loginText.name} autoComplete="name" {...field('name')} />}
      <TextField label={loginText.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField
        label={loginText.password}
        type={isShown ? 'text' : 'password'}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        {...field('password')}
        {...(isSignUp && { hint: loginText.passwordHint })}
        after={
          <IconButton
            icon="eye"
            label={isShown ? loginText.hide : loginText.show}
            aria-pressed={isShown}
            onClick={() => setShown((shown) => !shown)}
          />
        }
      />
      {refusal !== null && <Notice tone="error" title={refusal} />}
      <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
        {isSignUp ? loginText.signUp : loginText.logIn}
      </Button>
      <div role="status" className="empty:hidden">
        {/* Some backends never answer a login that fails: the shopper can end the wait. */}
        {isSlow && <SlowLoading onRetry={giveUp} />}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Link to={paths.contactAbout(loginText.forgotSubject)} className="text-link">
          {loginText.forgot}
        </Link>
        <button
          type="button"
          onClick={() => {
            forgetProblems();
            onMode(isSignUp ? 'login' : 'signUp');
          }}
          className="text-link"
        >
          {isSignUp ? loginText.toLogIn : loginText.toSignUp}
        </button>
      </div>
    </form>
  );
}
