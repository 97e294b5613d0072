import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

test.each([
  ['after another page', ['/', '/product/mug']],
  ['with another URL', ['/product/lamp']],
])('a page whose file could not be loaded offline is requested again when it is opened again %s', async (_, opened) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('Product');
  const ProductPage = lazyComponent(load, (text) => () => <p>{text}</p>);
  // As app/Pages.tsx does.
  const pageAt = (path: string) => (
    <ErrorBoundary key={path} fallback={(error) => <p>{String(error)}</p>}>
      <Suspense>{path === '/' ? <p>Home</p> : <ProductPage />}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(pageAt('/product/mug'));
  expect(await screen.findByText(/No connection/)).toBeVisible();
  expect(fetched).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  for (const path of opened) rerender(pageAt(path));
  expect(await screen.findByText('Product')).toBeVisible();
});
