import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import styles from '#styles/ownPhoto.css?inline';
import {
  ownPictures,
  pictureKey,
  useOwnPictures,
  showShopPicture,
  type CardPictureProps,
  type ProductInSize,
} from '#components/OwnPicture.tsx';
import { ALL_ROUTES } from '#config/routes.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { readOwnPhoto, removeOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { useMessages } from '#content/messages.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import { firstSize, type Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { hasPicture, usePendingDesign } from '#shop/designs/useDesigns.ts';
import { applyLateStyles } from '#lib/applyLateStyles.ts';
import { keepFocus } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { readChosenPhoto } from '#shop/designs/designOwner.ts';
import { Button } from '#ui/Button.tsx';
import { createStore } from '#lib/store.ts';
import { CARD_SIDE, createCardRenderer, type CardRenderer, type RendererProblem } from './cardRenderer.ts';
import { photoIn } from './shownPhoto.ts';
import { ChoosePhoto } from './OwnPhotoChip.tsx';

applyLateStyles(styles);

/** What draws the pictures of the present photo, the photo as a small picture, and how many products on the page can show it. */
type Current = { readonly renderer: CardRenderer | null; readonly thumbnail: string | null; readonly places: number };

const current = createStore<Current>({ renderer: null, thumbnail: null, places: 0 });

/** A slice of `current`. It is read only where the photo's own file is loaded, so never in a prerendered page. */
function useCurrent<T>(select: (state: Current) => T): T {
  const now = (): T => select(current.get());
  return useSyncExternalStore(current.subscribe, now, now);
}

/** Counts a place that can show the photo, while it is on the page. */
function usePlace(isOne: boolean): void {
  useEffect(() => {
    if (!isOne) return;
    current.set(({ places }) => ({ places: places + 1 }));
    return () => current.set(({ places }) => ({ places: places - 1 }));
  }, [isOne]);
}

/** The URL of the product with the shopper's photo, in a size; undefined until it is drawn. */
const useOwnPicture = (product: Product, size: string): string | undefined =>
  useOwnPictures(({ urls }) => urls.get(pictureKey(product, size)));

/** True where the shopper has switched the product to the shop's picture. */
const useShowsShopPicture = ({ id }: Product): boolean => useOwnPictures(({ shopPictures }) => shopPictures.has(id));

type PictureSwitchProps = { readonly product: Product; readonly className: string };

/** Switches a product between the shopper's photo and the shop's picture, on its card and its page alike. */
function PictureSwitch({ product, className }: PictureSwitchProps) {
  const t = useMessages(ownPhotoMessages);
  const showsShopPicture = useShowsShopPicture(product);
  return (
    <button
      type="button"
      aria-label={showsShopPicture ? t.showOwn(product.name) : t.showShop(product.name)}
      onClick={() => showShopPicture(product.id, !showsShopPicture)}
      className={cx('grid size-11 place-items-center rounded-full', className)}
    >
      <span className="grid size-8 place-items-center rounded-full bg-ivory/94 shadow-glass">
        <Icon name={showsShopPicture ? 'image' : 'eye'} />
      </span>
    </button>
  );
}

/** Has the open product's picture drawn first, and switches to the shop's where the product has no design of its own. */
function PageSwitch({ product, size }: ProductInSize) {
  const renderer = useCurrent((state) => state.renderer);
  const isDrawn = useOwnPicture(product, size) !== undefined;
  const hasDesign = usePendingDesign(product.id) !== undefined;
  // The page itself is always in sight.
  useEffect(() => renderer?.request(product, size, document.documentElement), [renderer, product, size]);
  usePlace(isDrawn);
  return isDrawn && !hasDesign ? <PictureSwitch product={product} className="own-picture-page-switch" /> : null;
}

/**
 * The shopper's photo on the product, over the shop's own picture, which a pointer over the card shows, and the button. Nothing
 * is shown until it is drawn, and for products without a mock-up. A product that has a design shows
 * the design: it is what the product's page shows, and what Buy adds.
 */
function CardPicture({ product, card, className }: CardPictureProps) {
  const t = useMessages(ownPhotoMessages);
  const showsShopPicture = useShowsShopPicture(product);
  const renderer = useCurrent((state) => state.renderer);
  const size = firstSize(product);
  const photoUrl = useOwnPicture(product, size);
  const design = usePendingDesign(product.id);
  const url = design ? (hasPicture(design) ? design.previewUrl : undefined) : photoUrl;
  const isWaiting = !design && photoUrl === undefined;
  useEffect(
    () => (isWaiting && card.current ? renderer?.request(product, size, card.current) : undefined),
    [renderer, product, size, card, isWaiting],
  );
  usePlace(url !== undefined);
  if (url === undefined) return null;
  const isHidden = showsShopPicture && !design;
  return (
    <>
      <span
        className={cx(
          'absolute inset-0 transition-opacity duration-200',
          isHidden ? 'opacity-0' : 'group-hover:opacity-0',
        )}
      >
        <img
          src={url}
          alt={t.preview(product.name)}
          width={CARD_SIDE}
          height={CARD_SIDE}
          aria-hidden={isHidden}
          className={cx('own-picture', className)}
        />
      </span>
      {!design && <PictureSwitch product={product} className="own-picture-switch" />}
    </>
  );
}

type OwnPhotoBarProps = {
  readonly photo: OwnPhoto;
  readonly problem: RendererProblem | null;
  readonly onRetry: () => void;
};

/** Says whose photo the products show, at the foot of the window: with the photo, and buttons that change and remove it. */
function OwnPhotoBar({ photo, problem, onRetry }: OwnPhotoBarProps) {
  const t = useMessages(ownPhotoMessages);
  const id = useId();
  const { store } = useShopInstance();
  const thumbnail = useCurrent((state) => state.thumbnail);
  const isStored = readChosenPhoto()?.photo === photo.photo;
  const remove = async (): Promise<void> => {
    const isDeleted = await removeOwnPhoto(store);
    keepFocus();
    if (isDeleted) notify.success(t.removed);
    else notify.error(t.notRemoved);
  };
  return (
    <section aria-labelledby={id} className="own-photo-bar">
      <span className="own-photo-print">
        {thumbnail !== null && <img src={thumbnail} alt="" width={40} height={40} />}
      </span>
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-small font-semibold tracking-normal">
          {t.title}
        </h2>
        <p role="status" className={cx('own-photo-state', problem && 'own-photo-problem')}>
          {problem ? t[problem] : isStored ? t.shown : t.temporary}
        </p>
      </div>
      <div className="own-photo-buttons">
        {problem && (
          <Button tone="quiet" size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <ChoosePhoto label={t.change} name={t.changeNamed} className="own-photo-change" />
        <Button tone="quiet" size="small" aria-label={t.removeNamed} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </div>
    </section>
  );
}

const isPrivate = (pathname: string): boolean =>
  ALL_ROUTES.some(({ isPrivate = false, pattern }) => isPrivate && matchPath(pattern, pathname));

/**
 * Shows the shopper's photo on the products of the shop's public pages. Loaded where there is a photo; another photo needs
 * another key.
 */
export function OwnPhotoShown({ photo }: { readonly photo: OwnPhoto }) {
  const { pathname } = useLocation();
  useEffect(() => ownPictures.set({ shopPictures: new Set() }), []);
  return isPrivate(pathname) ? null : <Shown photo={photo} />;
}

const renderCard = (card: CardPictureProps): ReactNode => <CardPicture {...card} />;
const renderSwitch = (page: ProductInSize): ReactNode => <PageSwitch {...page} />;

function Shown({ photo: given }: { readonly photo: OwnPhoto }) {
  // Reading the device again makes another object of the same photo.
  const [photo] = useState(given);
  const { store } = useShopInstance();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<RendererProblem | null>(null);
  const hasPlaces = useCurrent((state) => state.places > 0);
  useEffect(() => {
    const renderer = createCardRenderer({
      photo,
      readFile: () => readOwnPhoto(store, photo),
      onProblem: setProblem,
      onThumbnail: (thumbnail) => current.set({ thumbnail }),
    });
    current.set({ renderer });
    ownPictures.set({
      parts: {
        renderCard,
        renderSwitch,
        photoIn: (...given) => photoIn({ store, photo, renderer }, ...given),
      },
    });
    return () => {
      ownPictures.set({ parts: null });
      current.set({ renderer: null, thumbnail: null });
      renderer.end();
    };
  }, [photo, store, attempt]);
  return (
    <>
      {(hasPlaces || problem) && (
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
