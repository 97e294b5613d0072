import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { emptyContent, type DesignContent } from '#domain/design/design.ts';
import { useAutosave } from '#features/personalise/useAutosave.ts';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';

test('R50: a change that a slow device renders after the delay of the autosave is saved, and one whose save failed with the next; another size is saved too', async () => {
  vi.useFakeTimers();
  const shop = createShop();
  const saveDesign = vi.fn<typeof shop.actions.saveDesign>().mockResolvedValue('saved');
  const placeDesign = vi.fn<typeof shop.actions.placeDesign>().mockResolvedValue();
  const slow = { ...shop, start: () => () => {}, actions: { ...shop.actions, saveDesign, placeDesign } };
  const product = { productId: 'mug', name: 'Mug', category: 'Mugs', subCategory: '' };
  const bare = emptyContent('one', 1);
  const initialProps: { content: DesignContent; size?: string } = { content: bare };
  const { result, rerender } = renderHook(
    ({ content, size = '' }: typeof initialProps) =>
      useAutosave(
        { content, product: { ...product, size }, photos: new Map() },
        { kind: 'product', productId: 'mug' },
        null,
        async () => {
          return new Blob(['preview']);
        },
      ),
    { initialProps, wrapper: ({ children }) => <ShopProvider shop={slow}>{children}</ShopProvider> },
  );
  result.current.markChanged();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + 1);
  expect(placeDesign, 'the design from before the change').not.toHaveBeenCalled();
  const noted = { ...bare, note: 'Amma' };
  rerender({ content: noted });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + 1);
  expect(saveDesign).toHaveBeenCalledOnce();
  expect(saveDesign.mock.calls[0]?.[0].content.note).toBe('Amma');
  // Nothing has changed since.
  await result.current.flush();
  expect(saveDesign).toHaveBeenCalledOnce();

  // A save that failed leaves the change to be saved with the next one.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  saveDesign.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  result.current.markChanged();
  expect(await result.current.flush()).toBe(false);
  expect(await result.current.flush()).toBe(true);
  expect(saveDesign).toHaveBeenCalledTimes(3);
  const [first, , next] = saveDesign.mock.calls.map(([made]) => made);
  expect(next?.replaces, 'the design that the device has').toBe(first?.id);

  // Its size decides which pieces of the cart get it.
  rerender({ content: noted, size: 'L' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + 1);
  expect(saveDesign.mock.lastCall?.[0].product.size).toBe('L');
});
