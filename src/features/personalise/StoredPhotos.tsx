import { useEffect } from 'react';

import { personaliseWords } from '#content/personaliseWords.ts';
import { megabytes, type DraftKey } from '#domain/photoDraft.ts';
import { notify } from '#lib/notify.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';

/** Every photo on this device with the room it takes, and the way to be rid of it. Without any, nothing. */
export function StoredPhotos({ onRemoved }: { readonly onRemoved?: (keys: readonly DraftKey[]) => void }) {
  const t = useWords(personaliseWords).personalise;
  const photos = useShop((state) => state.photos);
  const { loadPhotos, deletePhotos } = useShopActions();
  useEffect(() => void loadPhotos(), [loadPhotos]);
  if (photos.length === 0) return null;
  const remove = async (keys: readonly DraftKey[]): Promise<void> => {
    await deletePhotos(keys, true);
    onRemoved?.(keys);
    notify.success(t.removed);
  };
  const used = photos.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section aria-labelledby="stored-photos" className="mt-10">
      <h2 id="stored-photos" className="mb-2 text-block">
        {t.stored}
      </h2>
      <p className="mb-4 max-w-prose text-ink-2">{t.storedLead}</p>
      <ul className="grid gap-x-8 border-t border-gold-soft md:grid-cols-2">
        {photos.map((photo) => {
          const gift = t.storedItem(photo.productName, photo.size);
          const name = photo.version === undefined ? gift : t.storedOrdered(gift);
          return (
            <li
              key={`${photo.productId}/${photo.size}/${photo.version}`}
              className="grid grid-cols-[72px_minmax(0,1fr)_44px] items-center gap-4 border-b border-line py-3"
            >
              <img
                src={photo.previewUrl}
                alt={t.preview(photo.productName)}
                width={72}
                height={72}
                className="size-18 rounded-sm"
              />
              <div className="min-w-0">
                <p className="font-medium break-anywhere">{name}</p>
                <p className="text-small text-ink-3">{photo.isKept ? megabytes(photo.bytes) : t.notKept}</p>
              </div>
              <RoundButton icon="trash" label={t.removeNamed(name)} onClick={() => void remove([photo])} />
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-ink-3">{t.storedUsed(megabytes(used))}</p>
        <Button tone="quiet" size="small" onClick={() => void remove(photos)}>
          {t.removeAll}
        </Button>
      </div>
    </section>
  );
}
