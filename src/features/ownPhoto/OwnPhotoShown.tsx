import '#styles/ownPhoto.css';

import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { ownPictures, useOwnPicture, type CardPictureProps } from '#components/ownPictures.ts';
import { ALL_ROUTES, ROUTES } from '#config/routes.ts';
import type { OwnPhoto } from '#domain/design/ownPhoto.ts';
import type { Product } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { useList, useShop, useShopInstance } from '#shop/ShopContext.tsx';
import { readOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { CardPicture } from './CardPicture.tsx';
import { createCardDrawer, type DrawerProblem } from './cardDrawer.ts';
import { current, useCurrent, usePlace } from './current.ts';
import { OwnPhotoBar } from './OwnPhotoBar.tsx';

const isPrivate = (pathname: string): boolean =>
  ALL_ROUTES.some(({ isPrivate = false, pattern }) => isPrivate && matchPath(pattern, pathname));

/**
 * Shows the shopper's photo on the products of the shop's public pages. Loaded where there is a photo; another photo needs
 * another key.
 */
export function OwnPhotoShown({ photo }: { readonly photo: OwnPhoto }) {
  const { pathname } = useLocation();
  return isPrivate(pathname) ? null : <Shown photo={photo} />;
}

const renderCard = (card: CardPictureProps): ReactNode => <CardPicture {...card} />;

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
    ownPictures.set({ renderCard });
    return () => {
      ownPictures.set({ renderCard: null });
      current.set({ drawer: null, thumbnail: null });
      drawer.end();
    };
  }, [photo, store, attempt]);
  return (
    <>
      <OpenProduct />
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

/** On a product's page, wants the picture of that product first. */
function OpenProduct() {
  const { pathname } = useLocation();
  const id = matchPath(ROUTES.product.pattern, pathname)?.params.productId;
  const isOpen = (product: Product): boolean => product.id === id;
  const unlisted = useShop((state) => state.unlisted.find(isOpen));
  const listed = itemsOf(useList('products')).find(isOpen);
  return (listed ?? unlisted) ? <Wanted product={(listed ?? unlisted) as Product} /> : null;
}

function Wanted({ product }: { readonly product: Product }) {
  const drawer = useCurrent((state) => state.drawer);
  const url = useOwnPicture(product.id);
  useEffect(() => drawer?.request(product, true), [drawer, product]);
  usePlace(url !== undefined);
  return null;
}
