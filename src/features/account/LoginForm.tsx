import { useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { useMessages } from '#content/messages.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { cleanEmail, isEmail, personOf } from '#domain/address/addressChecks.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, IconButton } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { SlowLoading } from '#ui/LoadingState.tsx';
import { Notice } from '#ui/Notice.tsx';

const MIN_PASSWORD = 8;

const EMPTY = { name: '', email: '', password: '' };

type Field = keyof typeof EMPTY;

/** What is wrong with each field. */
type Problems = Partial<Record<Field, 'missing' | 'malformed' | 'short'>>;

/** Checks the fields; a new account needs a name, and a password of MIN_PASSWORD characters. */
function problemsOf({ name, email, password }: typeof EMPTY, isSignUp: boolean): Problems {
  return {
    ...(isSignUp && name === '' && { name: 'missing' }),
    ...(email === '' ? { email: 'missing' } : !isEmail(email) && { email: 'malformed' }),
    ...(password === ''
      ? { password: 'missing' }
      : isSignUp && password.length < MIN_PASSWORD && { password: 'short' }),
  };
}

/** Sends the form; the shopper can give up a call that takes long. */
function useSubmission(work: () => Promise<unknown>) {
  const refusal = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  /** The number of the current call: a call that was given up has an earlier one. */
  const callNumber = useRef(0);
  return {
    refusal,
    isBusy,
    send: async (): Promise<void> => {
      callNumber.current += 1;
      const own = callNumber.current;
      setBusy(true);
      refusal.end();
      try {
        await work();
      } catch (error) {
        // A call that was given up shows nothing any more.
        if (own !== callNumber.current) return;
        refusal.say(messageOf(error));
        setBusy(false);
      }
    },
    /** Enables the form again; a late failure of the call is not shown. */
    giveUp: (): void => {
      callNumber.current += 1;
      setBusy(false);
    },
  };
}

/** The fields of the login form, their problems, and its submission. */
function useLoginForm(isSignUp: boolean) {
  const loginText = useMessages(privatePageMessages).login;
  const { logIn, signUp } = useShopActions();
  // A prerendered page knows nothing about this tab: what was typed at checkout is read at the shop's start.
  const shopper = useShop((state) => state.shopper);
  const prefilled = useMemo(() => personOf((shopper && checkoutStorage.readDraft()) || EMPTY_ADDRESS), [shopper]);
  const [changed, setChanged] = useState<Partial<typeof EMPTY>>({});
  const typed = { ...EMPTY, ...prefilled, ...changed };
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const name = withoutInvisibleMarks(typed.name);
  const email = cleanEmail(typed.email);
  const { password } = typed;
  const { refusal, isBusy, send, giveUp } = useSubmission(() =>
    isSignUp ? signUp(name, email, password) : logIn(email, password),
  );
  const isSlow = useSlow(isBusy);

  const problemText = (field: Field): string | undefined => {
    const problem = problems[field];
    const texts = {
      missing: loginText.missing(loginText[field]),
      malformed: loginText.badEmail,
      short: loginText.shortPassword,
    };
    return problem && texts[problem];
  };

  return {
    form,
    isBusy,
    /** The answer takes longer than usual. */
    isSlow,
    /** The props of a field. */
    field: (field: Field) => ({
      name: field,
      required: true,
      value: typed[field],
      problem: problemText(field),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setChanged((before) => ({ ...before, [field]: target.value }));
        // A changed field shows no problem until the next submission.
        setProblems(({ [field]: _changed, ...others }) => others);
      },
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isBusy) return;
      const found = problemsOf({ name, email, password }, isSignUp);
      setProblems(found);
      const first = Object.keys(found)[0];
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else void send();
    },
    giveUp,
    /** Why the last call failed; null once the next has begun. */
    refusal: refusal.text,
    forgetProblems: (): void => {
      setProblems({});
      refusal.end();
    },
  };
}

export type LoginMode = 'login' | 'signUp';

/** One form for both: login with e-mail and password, sign-up with a name too. */
export function LoginForm({ mode, onMode }: { readonly mode: LoginMode; readonly onMode: (mode: LoginMode) => void }) {
  const loginText = useMessages(privatePageMessages).login;
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
