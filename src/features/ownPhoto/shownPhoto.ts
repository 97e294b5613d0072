import { ownPictures, pictureKey, type ProductInSize, type ShownPhoto } from '#components/OwnPicture.tsx';
import { checkInSize, productPrints } from '#config/shopPrints.ts';
import { messagesOf } from '#content/messages.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { usualFirstMonth } from '#domain/design/calendar.ts';
import { isEmpty, withoutPhotos, type DesignContent } from '#domain/design/design.ts';
import { contentWithPhoto } from '#domain/design/prefilledContent.ts';
import { countPlaces, isCalendar } from '#domain/design/layouts.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import { firstSize } from '#domain/product/product.ts';
import { sizeText } from '#domain/product/sizeText.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { designerNow } from '#shop/designs/designOwner.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';
import { designOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { NOT_DRAWN } from '#shop/designs/copyDesigns.ts';
import type { ShopState } from '#shop/state.ts';
import type { CardRenderer } from './cardRenderer.ts';

type Shown = { readonly store: Store<ShopState>; readonly photo: OwnPhoto; readonly renderer: CardRenderer };

/** True for a design that has nothing but this photo, and not as many places as the product has in this size. */
function isOutgrown({ design }: DesignRecord, { photo }: OwnPhoto, { product, size }: ProductInSize): boolean {
  const { places, layout } = design;
  const fitting = countPlaces(productPrints(product, size).offer, layout);
  const hasOnlyPhoto = places.every((place) => place?.photo === photo) && isEmpty(withoutPhotos(design));
  return hasOnlyPhoto && places.length !== fitting;
}

/** The photo as a product's page shows it; null where the page shows the product's design, or the shop's picture. */
export function photoIn(shown: Shown, page: ProductInSize, design: DesignRecord | undefined): ShownPhoto | null {
  const { store, photo } = shown;
  const { product, size } = page;
  const { offer, mockup } = productPrints(product, size);
  const { urls, shopPictures } = ownPictures.get();
  const url = urls.get(pictureKey(product, size)) ?? urls.get(pictureKey(product, firstSize(product)));
  if (mockup === null || url === undefined || shopPictures.has(product.id)) return null;
  // A design that cannot be read now is the product's design all the same.
  const instead = store.get().designIndex.pending.get(product.id) ?? null;
  if (instead !== null && !(design && isOutgrown(design, photo, page))) return null;
  const pictured = contentWithPhoto(photo, offer);
  const content = isCalendar(offer) ? { ...pictured, firstMonth: usualFirstMonth(Date.now()) } : pictured;
  return {
    url,
    content,
    text: messagesOf(ownPhotoMessages).with(content.places.length),
    add: (put) => addShown(shown, page, { content, instead }, put),
  };
}

/** Adds a piece with the design `content`, made in place of the product's design `instead`. As `add` of ShownPhoto. */
async function addShown(
  { store, photo, renderer }: Shown,
  { product, size }: ProductInSize,
  design: { readonly content: DesignContent; readonly instead: string | null },
  put: Parameters<ShownPhoto['add']>[0],
): Promise<void> {
  const by = designerNow();
  const t = messagesOf(ownPhotoMessages);
  const { printsAt, notAdded } = messagesOf(personaliseMessages).personalise;
  const { id: productId, name, category, subCategory } = product;
  try {
    const preview = (await renderer.pictureIn(product, size)) ?? NOT_DRAWN;
    const made = await designOwnPhoto(store, photo, {
      ...design,
      by,
      product: { productId, size, name, category, subCategory },
      preview,
    });
    if (made === 'gone') notify.error(t.gone);
    if (typeof made === 'string') return;
    const check = checkInSize(design.content, product, size);
    const isBlurred = check !== 'unconfirmed' && check?.sharpness === 'blur';
    const verdict = isBlurred ? `. ${printsAt.blur(sizeText(size, messagesOf(commonMessages).inches))}` : '';
    put(made.design, (count) => `${t.added(name, count)}${verdict}`);
  } catch (error) {
    console.warn('own photo:', error);
    notify.error(notAdded);
  }
}
