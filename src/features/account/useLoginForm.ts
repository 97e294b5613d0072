import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';

import { messageOf } from '#api/errors.ts';
import { accountWords } from '#content/accountWords.ts';
import { isEmail } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

const MIN_PASSWORD = 8;

const EMPTY = { name: '', email: '', password: '' };

type Field = keyof typeof EMPTY;

type Input = {
  readonly name: Field;
  readonly required: true;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

type LoginState = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** The answer takes longer than usual. */
  readonly isSlow: boolean;
  /** What a field of the form is given. */
  readonly field: (name: Field) => Input;
  readonly submit: (event: FormEvent) => void;
  /** The shopper waits no longer: the form is theirs again, and a late failure is not told. */
  readonly giveUp: () => void;
  readonly forgetProblems: () => void;
};

/** What is typed into the form, what is wrong with it, and its sending. */
export function useLoginForm(isSignUp: boolean): LoginState {
  const loginText = useWords(accountWords).login;
  const { logIn, signUp } = useShopActions();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Which sending is meant: one that takes long can be given up. */
  const turn = useRef(0);
  const isSlow = useSlow(isBusy);
  const name = typed.name.trim();
  const email = typed.email.trim();
  const { password } = typed;

  const check = (): Partial<typeof EMPTY> => ({
    ...(isSignUp && name === '' && { name: loginText.missing(loginText.name) }),
    ...(email === ''
      ? { email: loginText.missing(loginText.email) }
      : !isEmail(email) && { email: loginText.badEmail }),
    ...(password === ''
      ? { password: loginText.missing(loginText.password) }
      : isSignUp && password.length < MIN_PASSWORD && { password: loginText.shortPassword }),
  });

  const send = async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    try {
      await (isSignUp ? signUp(name, email, password) : logIn(email, password));
    } catch (error) {
      // Whoever has given up on it wants to hear no more of it.
      if (mine !== turn.current) return;
      notify.error(messageOf(error));
      setBusy(false);
    }
  };

  return {
    form,
    isBusy,
    isSlow,
    field: (field) => ({
      name: field,
      required: true,
      value: typed[field],
      problem: problems[field],
      onChange: ({ target }) => {
        setTyped((before) => ({ ...before, [field]: target.value }));
        // What is mended is complained about no more.
        setProblems(({ [field]: _mended, ...others }) => others);
      },
    }),
    submit: (event) => {
      event.preventDefault();
      if (isBusy) return;
      const found = check();
      setProblems(found);
      const first = Object.keys(found)[0];
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else void send();
    },
    giveUp: () => {
      turn.current += 1;
      setBusy(false);
    },
    forgetProblems: () => setProblems({}),
  };
}
