import type { UserEvent } from '@testing-library/user-event';

/** Replaces a field's text in one step. Typing letter by letter is for tests of typing. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
