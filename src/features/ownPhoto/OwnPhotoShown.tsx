import '#styles/ownPhoto.css';

import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { ownPictures, type CardPictureProps, type ProductInSize } from '#components/ownPictures.ts';
import { ALL_ROUTES } from '#config/routes.ts';
import type { OwnPhoto } from '#domain/design/ownPhoto.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { readOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { CardPicture } from './CardPicture.tsx';
import { createCardDrawer, type DrawerProblem } from './cardDrawer.ts';
import { current, useCurrent } from './current.ts';
import { OwnPhotoBar } from './OwnPhotoBar.tsx';
import { PageSwitch } from './PageSwitch.tsx';
import { photoIn } from './shownPhoto.ts';

const isPrivate = (pathname: string): boolean =>
  ALL_ROUTES.some(({ isPrivate = false, pattern }) => isPrivate && matchPath(pattern, pathname));

/**
 * Shows the shopper's photo on the products of the shop's public pages. Loaded where there is a photo; another photo needs
 * another key.
 */
export function OwnPhotoShown({ photo }: { readonly photo: OwnPhoto }) {
  const { pathname } = useLocation();
  useEffect(() => ownPictures.set({ off: new Set() }), []);
  return isPrivate(pathname) ? null : <Shown photo={photo} />;
}

const renderCard = (card: CardPictureProps): ReactNode => <CardPicture {...card} />;
const renderSwitch = (page: ProductInSize): ReactNode => <PageSwitch {...page} />;

function Shown({ photo: given }: { readonly photo: OwnPhoto }) {
  // Reading the device again makes another object of the same photo.
  const [photo] = useState(given);
  const { store } = useShopInstance();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<DrawerProblem | null>(null);
  const places = useCurrent((state) => state.places);
  useEffect(() => {
    const drawer = createCardDrawer({
      photo,
      readFile: () => readOwnPhoto(store, photo),
      onProblem: setProblem,
      onThumbnail: (thumbnail) => current.set({ thumbnail }),
    });
    current.set({ drawer });
    ownPictures.set({
      parts: {
        renderCard,
        renderSwitch,
        photoIn: (...given) => photoIn({ store, photo, drawer }, ...given),
      },
    });
    return () => {
      ownPictures.set({ parts: null });
      current.set({ drawer: null, thumbnail: null });
      drawer.end();
    };
  }, [photo, store, attempt]);
  return (
    <>
      {(places > 0 || problem) && (
        <OwnPhotoBar
          photo={photo}
          problem={problem}
          onRetry={() => {
            setProblem(null);
            setAttempt((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
