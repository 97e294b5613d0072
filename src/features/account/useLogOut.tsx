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
export function useLogOut(): { readonly logOut: () => void; readonly sheet: ReactNode } {
  const actions = useShopActions();
  const navigate = useNavigate();
  const { isOpen, open, close } = useLazyDialog(LazyLogOutSheet);
  const logOutNow = (isRemoving: boolean): void => {
    // Before the logout, because the photos belong to this account.
    if (isRemoving) void actions.removePhotos();
    actions.logOut();
    void navigate(paths.login);
  };
  return {
    logOut: () => {
      if (!hasPhotos()) logOutNow(false);
      // When the sheet's file does not load, the logout happens without the question.
      else void LazyLogOutSheet.load().then(open, () => logOutNow(false));
    },
    sheet: isOpen && <LazyLogOutSheet onLeave={logOutNow} onClose={close} />,
  };
}
