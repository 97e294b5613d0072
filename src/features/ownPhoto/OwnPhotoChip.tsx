import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useShop, useShopInstance } from '#shop/ShopContext.tsx';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';
import { ChoosePhoto } from './ChoosePhoto.tsx';

/**
 * The way in: chooses the photo that all products then show, or shows the one of an earlier visit where less data is asked
 * for. It needs a script, and a secure page to store the photo; a prerendered page leaves its place empty.
 */
export function OwnPhotoChip() {
  const t = useMessages(shopMessages).ownPhoto;
  const isUsable = useHydrated() && globalThis.isSecureContext;
  const isShown = useOwnPhoto() !== null;
  const isHidden = useShop((state) => state.ownPhoto !== null) && !isShown;
  const { store } = useShopInstance();
  return (
    <div className="min-h-11">
      {isUsable && (
        <ChoosePhoto
          label={isShown ? t.change : t.see}
          instead={isHidden ? () => store.set({ isOwnPhotoAsked: true }) : undefined}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-sand px-3.5 text-small font-medium hover:bg-line"
        />
      )}
    </div>
  );
}
