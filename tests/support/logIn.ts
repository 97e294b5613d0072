import { fireEvent } from '@testing-library/react';

import type { renderScreen } from './renderScreen.tsx';
import { DEMO } from './shopper.ts';

/** Fills in the form of the login page that opens, and sends it with Enter. */
export async function logInOnScreen(
  { screen, user }: Pick<ReturnType<typeof renderScreen>, 'screen' | 'user'>,
  { email = DEMO.email, password = DEMO.password }: { readonly email?: string; readonly password?: string } = {},
): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await user.type(screen.getByLabelText('Password'), '{Enter}');
}
