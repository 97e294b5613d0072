import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

test('a page whose file could not be loaded offline is requested again when it is opened again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('About');
  const AboutPage = lazyComponent(load, (text) => () => <p>{text}</p>);
  // As app/Pages.tsx does.
  const pageAt = (path: string) => (
    <ErrorBoundary key={path} fallback={(error) => <p>{String(error)}</p>}>
      <Suspense>{path === '/about' ? <AboutPage /> : <p>Home</p>}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(pageAt('/about'));
  expect(await screen.findByText(/No connection/)).toBeVisible();
  expect(fetched).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  rerender(pageAt('/'));
  expect(screen.getByText('Home')).toBeVisible();
  rerender(pageAt('/about'));
  expect(await screen.findByText('About')).toBeVisible();
});
