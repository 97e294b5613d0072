import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { loginCopy } from '#content/accountText.ts';
import { isEmail } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import { useCopy } from '#lib/useCopy.ts';
import { useSlow } from '#lib/useSlow.ts';
import { useWords } from '#lib/useWords.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';

export type LoginMode = 'login' | 'signUp';

type Problems = { readonly name?: string; readonly email?: string; readonly password?: string };

const MIN_PASSWORD = 8;

/** Some backends never answer a login that they fail at: the form comes back when the shopper says so. */
function SlowNote({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const t = useWords();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{t.waiting.slow}</p>
      <p className="text-small text-ink-2">{t.waiting.slowHelp}</p>
      <Button onClick={onGiveUp}>{t.waiting.retry}</Button>
    </div>
  );
}

/** One form for both: Login asks for e-mail and password, Sign Up for a name too. */
export function LoginForm({ mode, onMode }: { readonly mode: LoginMode; readonly onMode: (mode: LoginMode) => void }) {
  const loginText = useCopy(loginCopy);
  const { logIn, signUp } = useShopActions();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  /** Which sending is meant: one that takes long can be given up. */
  const turn = useRef(0);
  const isSlow = useSlow(isBusy);
  const isSignUp = mode === 'signUp';

  const check = (): Problems => ({
    ...(isSignUp && name.trim() === '' && { name: loginText.missing(loginText.name) }),
    ...(email.trim() === ''
      ? { email: loginText.missing(loginText.email) }
      : !isEmail(email) && { email: loginText.badEmail }),
    ...(password === ''
      ? { password: loginText.missing(loginText.password) }
      : isSignUp && password.length < MIN_PASSWORD && { password: loginText.shortPassword }),
  });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const found = check();
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    try {
      await (isSignUp ? signUp(name.trim(), email.trim(), password) : logIn(email.trim(), password));
    } catch (error) {
      // Whoever has given up on it wants to hear no more of it.
      if (mine !== turn.current) return;
      notify.error(messageOf(error));
      setBusy(false);
    }
  };

  const mended = (field: keyof Problems): void =>
    setProblems((found) => Object.fromEntries(Object.entries(found).filter(([name]) => name !== field)));
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {isSignUp && (
        <TextField
          label={loginText.name}
          name="name"
          autoComplete="name"
          required
          value={name}
          problem={problems.name}
          onChange={(event) => {
            setName(event.target.value);
            mended('name');
          }}
        />
      )}
      <TextField
        label={loginText.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        problem={problems.email}
        onChange={(event) => {
          setEmail(event.target.value);
          mended('email');
        }}
      />
      <TextField
        label={loginText.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        required
        value={password}
        problem={problems.password}
        {...(isSignUp && { hint: loginText.passwordHint })}
        after={
          <RoundButton
            icon="eye"
            label={isShown ? loginText.hide : loginText.show}
            aria-pressed={isShown}
            onClick={() => setShown((shown) => !shown)}
          />
        }
        onChange={(event) => {
          setPassword(event.target.value);
          mended('password');
        }}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
        {isSignUp ? loginText.signUp : loginText.logIn}
      </Button>
      <div role="status" className="empty:hidden">
        {isSlow && (
          <SlowNote
            onGiveUp={() => {
              turn.current += 1;
              setBusy(false);
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Link
          to={paths.contactAbout(loginText.forgotSubject)}
          className="inline-flex min-h-11 items-center text-gold-text underline underline-offset-4"
        >
          {loginText.forgot}
        </Link>
        <button
          type="button"
          onClick={() => {
            setProblems({});
            onMode(isSignUp ? 'login' : 'signUp');
          }}
          className="inline-flex min-h-11 items-center text-gold-text underline underline-offset-4"
        >
          {isSignUp ? loginText.toLogIn : loginText.toSignUp}
        </button>
      </div>
    </form>
  );
}
