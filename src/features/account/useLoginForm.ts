import { useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react';

import { messageOf } from '#api/errors.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { cleanEmail, isEmail, personOf } from '#domain/address/addressChecks.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

const MIN_PASSWORD = 8;

const EMPTY = { name: '', email: '', password: '' };

type Field = keyof typeof EMPTY;

/** What is wrong with each field. */
type Problems = Partial<Record<Field, 'missing' | 'malformed' | 'short'>>;

/** What is wrong with what was typed; a new account needs a name, and a password that is long enough. */
function problemsOf({ name, email, password }: typeof EMPTY, isSignUp: boolean): Problems {
  return {
    ...(isSignUp && name === '' && { name: 'missing' }),
    ...(email === '' ? { email: 'missing' } : !isEmail(email) && { email: 'malformed' }),
    ...(password === ''
      ? { password: 'missing' }
      : isSignUp && password.length < MIN_PASSWORD && { password: 'short' }),
  };
}

/** The sending of the form: it can be given up while it takes long. */
function useSending(work: () => Promise<unknown>) {
  const refusal = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  /** Which sending is meant: one that takes long can be given up. */
  const turn = useRef(0);
  return {
    refusal,
    isBusy,
    send: async (): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      refusal.end();
      try {
        await work();
      } catch (error) {
        // Whoever has given up on it wants to hear no more of it.
        if (mine !== turn.current) return;
        refusal.say(messageOf(error));
        setBusy(false);
      }
    },
    /** The shopper waits no longer: the form is theirs again, and a late failure is not told. */
    giveUp: (): void => {
      turn.current += 1;
      setBusy(false);
    },
  };
}

/** What is typed into the form, what is wrong with it, and its sending. */
export function useLoginForm(isSignUp: boolean) {
  const loginText = useMessages(accountMessages).login;
  const { logIn, signUp } = useShopActions();
  // A page that was built before knows nothing of this tab: what was typed at checkout comes with the start.
  const shopper = useShop((state) => state.shopper);
  const carried = useMemo(() => personOf((shopper && checkoutStorage.readDraft()) || EMPTY_ADDRESS), [shopper]);
  const [changed, setChanged] = useState<Partial<typeof EMPTY>>({});
  const typed = { ...EMPTY, ...carried, ...changed };
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const name = withoutInvisibleMarks(typed.name);
  const email = cleanEmail(typed.email);
  const { password } = typed;
  const { refusal, isBusy, send, giveUp } = useSending(() =>
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
    /** What a field of the form is given. */
    field: (field: Field) => ({
      name: field,
      required: true,
      value: typed[field],
      problem: problemText(field),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setChanged((before) => ({ ...before, [field]: target.value }));
        // What is mended is complained about no more.
        setProblems(({ [field]: _mended, ...others }) => others);
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
    /** Why the last try was turned away; null after the next has begun. */
    refusal: refusal.text,
    forgetProblems: (): void => {
      setProblems({});
      refusal.end();
    },
  };
}
