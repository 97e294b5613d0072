import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { hasDesigns } from '#shop/designs/designOwner.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

const LazyLogOutSheet = lazyComponent(async () => (await import('./LogOutSheet.tsx')).LogOutSheet);

/** Logging out and going to the login; who has photos on this device is asked first whether they stay. */
export function useLogOut(): { readonly leave: () => void; readonly sheet: ReactNode } {
  const { logOut, removePhotos } = useShopActions();
  const navigate = useNavigate();
  const { isOpen, open, close } = useLazyDialog(LazyLogOutSheet);
  const leaveNow = (isRemoving: boolean): void => {
    // Before the logout: they are this account's.
    if (isRemoving) void removePhotos();
    // The menu is gone before the sheet can say that it was closed.
    close();
    logOut();
    void navigate(paths.login);
  };
  return {
    leave: () => {
      if (!hasDesigns()) leaveNow(false);
      // Without its file the question cannot be asked, and logging out must not depend on it.
      else void LazyLogOutSheet.load().then(open, () => leaveNow(false));
    },
    sheet: isOpen && <LazyLogOutSheet onLeave={leaveNow} onClose={close} />,
  };
}
