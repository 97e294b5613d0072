import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at one go, in the place of what stood there. Letter by letter is for tests of typing. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
