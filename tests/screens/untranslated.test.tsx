import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Language } from '#config/languages.ts';
import { speak } from '#content/messages.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { STATES, TYPED } from '#tests/support/screenStates.ts';
import { leftOver, shownTexts } from '#tests/support/screenText.ts';
import { quiet } from '#tests/support/startShop.ts';

// The pseudo-language, and a shop with every feature on.
vi.hoisted(() => {
  vi.stubEnv('VITE_PSEUDO_LANGUAGE', 'true');
  vi.stubEnv('VITE_STRIPE_ENABLED', 'true');
  vi.stubEnv('VITE_RAZORPAY_KEY_ID', 'rzp_test_kanuka');
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
});

// jsdom has no layout to scroll, as an enlarged picture does.
Element.prototype.scrollBy = () => {};

afterEach(() => speak('en'));

/** Waits until nothing is pending and late chunks are loaded. */
async function settle(): Promise<void> {
  let before: string | undefined;
  while (before !== document.body.innerHTML) {
    before = document.body.innerHTML;
    await act(async () => {
      await quiet();
      await vi.dynamicImportSettled();
    });
  }
}

test.each(STATES)('no screen shows text of another language: $what', async ({ path, before, after }) => {
  await before?.();
  const view = renderScreen(path);
  await settle();
  await after?.(view);
  if (after) await settle();
  for (const tag of ['te', 'hi', 'en-XA']) {
    await act(() => speak(tag as Language));
    expect(document.documentElement.lang).toBe(tag);
    expect(leftOver(shownTexts(), tag, TYPED), tag).toEqual([]);
  }
});
