import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { NoConnection } from '#boot/chunkRecovery.ts';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { RichText } from '#ui/RichText.tsx';

const connection = vi.hoisted(() => ({ isThere: false }));
vi.mock('#lib/sanitise.ts', () => ({
  // As where the file cannot be loaded: what its import rejects with (boot/chunkRecovery.ts).
  sanitise: (html: string) => {
    if (!connection.isThere) throw new NoConnection('offline');
    return html;
  },
}));

beforeEach(() => {
  connection.isThere = false;
  vi.spyOn(console, 'error').mockReturnValue();
});

const open = (isClean: boolean) =>
  render(
    <SectionBoundary>
      <RichText html="<p>Of gifts.</p>" isClean={isClean} />
    </SectionBoundary>,
  );

test('a text that the prerender has sanitised stays where the sanitiser cannot be loaded', async () => {
  open(true);
  await vi.dynamicImportSettled();
  expect(screen.getByText('Of gifts.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text whose sanitiser cannot be loaded is replaced by the missing connection, until it is back', async () => {
  open(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the shop.');
  connection.isThere = true;
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Of gifts.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
