import { useEffect } from 'react';

import { useSizeText } from '#components/useSizeText.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { useDoubleClick, type Press } from '#lib/hooks/useDoubleClick.ts';
import { notify } from '#lib/notify.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, IconButton } from '#ui/Button.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { UnreadableDesigns } from './UnreadableDesigns.tsx';

/** Gives equal names a number each. */
function numbered(names: readonly string[], named: (name: string, number: number) => string): readonly string[] {
  return names.map((name, at) => {
    const alike = names.flatMap((other, place) => (other === name ? [place] : []));
    return alike.length === 1 ? name : named(name, alike.indexOf(at) + 1);
  });
}

type StoredDesignsProps = {
  /** Set where a full device makes room for the design being edited, which stays when all others are deleted. */
  readonly onRemoved?: () => void;
};

/** Every design of the shopper on this device, its size, and buttons that delete it. Nothing without any design. */
export function StoredDesigns({ onRemoved }: StoredDesignsProps) {
  const sizeText = useSizeText();
  const t = useMessages(personaliseMessages).personalise;
  const designs = useShop((state) => state.designs);
  const { ordered } = useShop((state) => state.designIndex);
  const { loadDesigns, deleteDesigns, removePhotos } = useShopActions();
  const isSecondClick = useDoubleClick();
  useEffect(() => void loadDesigns(), [loadDesigns]);
  if (designs.length === 0) return <UnreadableDesigns />;
  const remove = async (ids: readonly string[]): Promise<void> => {
    if (!(await deleteDesigns(ids))) return notify.error(t.unreadable);
    onRemoved?.();
    notify.success(t.removed);
  };
  const removeOne = async (id: string, press: Press): Promise<void> => {
    // After a deletion the next design moves under the pointer: a second click would delete that one for good.
    if (!isSecondClick('remove', press)) await remove([id]);
  };
  const removeAll = async (): Promise<void> => {
    if (onRemoved) return remove(designs.map(({ design }) => design.id));
    if (await removePhotos()) notify.success(t.removed);
    else notify.error(t.notRemoved);
  };
  const names = numbered(
    designs.map(({ design: { id, gift } }) => {
      const item = t.storedItem(gift.name, sizeText(gift.size));
      return ordered.has(id) ? t.storedOrdered(item) : item;
    }),
    t.storedNumber,
  );
  const used = designs.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Reveal name="stored-photos" aria-labelledby="stored-photos" className="mt-10">
      <h2 id="stored-photos" className="mb-2 text-block">
        {t.stored}
      </h2>
      <p className="mb-4 max-w-prose text-ink-2">{t.storedLead}</p>
      <UnreadableDesigns />
      <ul className="grid gap-x-8 border-t border-gold-soft md:grid-cols-2">
        {designs.map(({ design: { id, gift }, previewUrl, bytes, isPersisted }, at) => {
          const name = names[at] ?? '';
          return (
            <li
              key={id}
              className="grid grid-cols-[72px_minmax(0,1fr)_44px] items-center gap-4 border-b border-line py-3"
            >
              <img src={previewUrl} alt={t.preview(gift.name)} width={72} height={72} className="size-18 rounded-sm" />
              <div className="min-w-0">
                <p lang={langAttributeOf(name)} className="font-medium break-anywhere">
                  {name}
                </p>
                <p className="text-small text-ink-3">{isPersisted ? megabytes(bytes) : t.notKept}</p>
              </div>
              <IconButton icon="trash" label={t.removeNamed(name)} onClick={(press) => void removeOne(id, press)} />
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-ink-3">{t.storedUsed(megabytes(used))}</p>
        <Button tone="quiet" size="small" onClick={() => void removeAll()}>
          {onRemoved ? t.removeAll : t.removeMine}
        </Button>
      </div>
    </Reveal>
  );
}
