import { personaliseWords } from '#content/personaliseWords.ts';
import type { Order } from '#domain/order.ts';
import { isSameDraft, isWaitingFor, orderedDraftFor } from '#domain/photoDraft.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LazySendDialog } from './lazyDialogs.ts';
import type { PhotoToSend } from './photoToSend.ts';

/** After an order: its photos are still on this device, and this sends them all at once. */
export function PhotosWaiting({ orders }: { readonly orders: readonly Order[] }) {
  const t = useWords(personaliseWords).send;
  const { failedToLoad } = useWords(personaliseWords).personalise;
  const photos = useShop((state) => state.photos);
  const { isOpen, isOpening, open, close } = useLazyDialog(LazySendDialog, failedToLoad);
  const [newest] = orders;
  if (!newest) return null;
  const orderedAt = newest.date && 'at' in newest.date ? newest.date.at : null;
  const parts = newest.items.flatMap((item): readonly PhotoToSend[] => {
    const note = orderedDraftFor(photos, newest.id, item);
    return note && isWaitingFor(note, orderedAt) ? [{ item, note }] : [];
  });
  if (parts.length === 0 && !isOpen) return null;
  const pictures = parts.filter(({ note }, at) => parts.findIndex((other) => isSameDraft(other.note, note)) === at);
  return (
    <section
      aria-labelledby="photos-waiting"
      className="personal mb-6 grid gap-4 rounded-md bg-cream p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:px-6 print:hidden"
    >
      <span aria-hidden="true" className="flex">
        {pictures.slice(0, 4).map(({ note }) => (
          <span key={note.previewUrl} className="personal-slot">
            <img src={note.previewUrl} alt="" width={58} height={58} className="size-full" />
          </span>
        ))}
      </span>
      <div className="min-w-0">
        <h2 id="photos-waiting" className="text-h3-niche">
          {t.waitingTitle(pictures.length)}
        </h2>
        <p className="text-small text-ink-2">{t.waitingHelp}</p>
      </div>
      <Button tone="primary" isBusy={isOpening} onClick={open} className="z-1 px-5">
        {!isOpening && <Icon name="share" />}
        {t.button}
      </Button>
      {isOpen && <LazySendDialog order={newest} parts={parts} onClose={close} />}
    </section>
  );
}
