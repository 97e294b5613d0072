import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { hasPhotos } from '#shop/designs/designOwner.ts';
import { useShopActions } from '#shop/ShopContext.tsx';

const LazyLogOutSheet = lazyComponent(
  () => import('./LogOutSheet.tsx'),
  (file) => file.LogOutSheet,
);

/** Logs out and goes to the login. A shopper with photos on this device is first asked whether to remove them. */
export function useLogOut(): { readonly leave: () => void; readonly sheet: ReactNode } {
  const { logOut, removePhotos } = useShopActions();
  const navigate = useNavigate();
  const { isOpen, open, close } = useLazyDialog(LazyLogOutSheet);
  const leaveNow = (isRemoving: boolean): void => {
    // Before the logout, because the photos belong to this account.
    if (isRemoving) void removePhotos();
    logOut();
    void navigate(paths.login);
  };
  return {
    leave: () => {
      if (!hasPhotos()) leaveNow(false);
      // When the sheet's file does not load, the logout happens without the question.
      else void LazyLogOutSheet.load().then(open, () => leaveNow(false));
    },
    sheet: isOpen && <LazyLogOutSheet onLeave={leaveNow} onClose={close} />,
  };
}
