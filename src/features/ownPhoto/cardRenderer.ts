import { ownPictures, pictureKey } from '#components/OwnPicture.tsx';
import { productPrints } from '#config/shopPrints.ts';
import { calendarMessages } from '#content/calendarMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { usualFirstMonth } from '#domain/design/calendar.ts';
import { cardKey } from '#domain/design/cardPictureCache.ts';
import { contentWithPhoto } from '#domain/design/prefilledContent.ts';
import { isCalendar, type PlacesOffer, type Print } from '#domain/design/layouts.ts';
import { printsShown } from '#photo/previewKind.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import type { Product } from '#domain/product/product.ts';
import { exclusively } from '#lib/locks.ts';
import { ownRelease } from '#lib/release.ts';
import { artOf } from '#photo/art.ts';
import type { CardPicture } from '#photo/cardPicture.ts';
import { closePhoto } from '#photo/workerMessages.ts';
import { openPhotoWorker, type PhotoWorker } from '#photo/photoWorker.ts';
import { putCardPicture, readCardPicture } from '#shop/designs/ownPhotoActions.ts';

/** Width and height of a card's picture and of its mock-up's layers, in pixels: a phone's card is 216 CSS pixels tall. */
export const CARD_SIDE = 640;
/** The photo is shrunk to this for cards, in pixels of its longer side. */
export const PHOTO_SIDE = 960;
/** Without a card to draw for this long, in milliseconds, the worker ends and frees its memory. */
const IDLE_MS = 4000;
/** A picture that could not be drawn is not tried again for this long, in milliseconds. */
const RETRY_MS = 10_000;

/** Why no card can be drawn: the photo cannot be read now, or not be opened. A photo that is lost is no problem of a card. */
export type RendererProblem = 'unreadable' | 'failed';

type Drawing = { readonly key: string; readonly task: CardPicture };

/** What a product shows in a size; null without a mock-up that shows it truly. Products that look the same share one picture. */
function drawingOf(photo: OwnPhoto, product: Product, size: string): Drawing | null {
  const { offer, mockup } = productPrints(product, size);
  if (mockup === null) return null;
  const arts = printsShown(mockup, artOf(contentWithPhoto(photo, offer), offer), 0);
  const month = isCalendar(offer) && {
    firstMonth: usualFirstMonth(Date.now()),
    locale: messagesOf(commonMessages).locale,
  };
  const { holidays, byMoon } = messagesOf(calendarMessages);
  const calendar = month && { ...month, texts: { holidays, byMoon } };
  const folder = new URL(`/mockups/${mockup}/`, globalThis.location.href).href;
  const drawing = JSON.stringify([ownRelease(), mockup, arts, month]);
  return {
    key: cardKey(photo.photo, drawing),
    task: { arts, calendar: calendar || null, mockup: folder, side: CARD_SIDE },
  };
}

const THUMBNAIL_SIDE = 96;

/** The photo alone, as a square. */
function thumbnailOf(photo: OwnPhoto): Drawing {
  const print: Print = { piece: null, shape: 1, outline: 'rectangle' };
  const offer: PlacesOffer = { kind: 'together', layouts: ['one'], print };
  const arts = artOf(contentWithPhoto(photo, offer), offer);
  return { key: cardKey(photo.photo, 'alone'), task: { arts, calendar: null, mockup: null, side: THUMBNAIL_SIDE } };
}

/** A worker in which a photo was opened a moment ago. */
let prepared: { readonly photo: string; readonly worker: PhotoWorker } | null = null;

/** Hands a worker with the open photo over to the renderer that starts next. */
export function handOver(photo: string, worker: PhotoWorker): void {
  prepared?.worker.close();
  prepared = { photo, worker };
}

/** The worker to draw with, and whether the photo is open in it. */
function takeWorker({ photo }: OwnPhoto): { readonly worker: PhotoWorker; readonly isOpen: boolean } {
  const taken = prepared;
  prepared = null;
  if (taken?.photo === photo) return { worker: taken.worker, isOpen: true };
  taken?.worker.close();
  return { worker: openPhotoWorker(), isOpen: false };
}

type Options = {
  readonly photo: OwnPhoto;
  /** The photo's file; null where the device has lost it. @throws where it cannot be read now */
  readonly readFile: () => Promise<File | null>;
  readonly onProblem: (problem: RendererProblem) => void;
  /** Called once with the URL of the photo as a small square. */
  readonly onThumbnail: (url: string) => void;
};

/** Draws one picture after another with the photo open in a worker, or reads what was drawn before. */
function createPictures({ photo, readFile, onProblem }: Pick<Options, 'photo' | 'readFile' | 'onProblem'>) {
  const { worker, isOpen } = takeWorker(photo);
  let opening: Promise<boolean> | null = isOpen ? Promise.resolve(true) : null;
  let isOver = false;

  const open = async (): Promise<boolean> => {
    const file = await readFile().catch((error: unknown) => {
      console.warn('photo:', error);
      onProblem('unreadable');
      return null;
    });
    if (!file || isOver) return false;
    const answer = await worker.ask({ kind: 'open', file, side: PHOTO_SIDE });
    if (answer.status === 'opened') closePhoto(answer.photo);
    else if (!isOver) onProblem('failed');
    return answer.status === 'opened';
  };
  /** Under the lock: a picture must not follow its photo's removal. */
  const store = (key: string, picture: Blob, shown: ReadonlySet<string>): Promise<void> =>
    exclusively('designs', async () => {
      if (!isOver) await putCardPicture(key, picture, shown);
    }).catch(console.warn);
  return {
    /** The picture of a drawing; null where it cannot be drawn. `shown` are the keys of the pictures on the page. */
    pictureOf: async ({ key, task }: Drawing, shown: ReadonlySet<string>): Promise<Blob | null> => {
      // A picture that cannot be read now is drawn again.
      const stored = await readCardPicture(key).catch(() => null);
      if (stored || isOver) return stored;
      opening ??= open();
      if (!(await opening) || isOver) return null;
      const answer = await worker.ask({ kind: 'card', ...task });
      if (answer.status !== 'drawn' || isOver) return null;
      void store(key, answer.picture, shown);
      return answer.picture;
    },
    /** Frees the memory of the worker, which starts again with the next drawing. */
    freeWorker: (): void => {
      opening = null;
      worker.close();
    },
    end: (): void => {
      isOver = true;
      worker.close();
    },
  };
}

export type CardRenderer = ReturnType<typeof createCardRenderer>;

/** Lets the browser render and take input before what follows. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Places within this distance of the window are drawn after those in sight, and before the others on the page. */
const NEAR = '100% 0px';

/** Which of the watched places are within a margin of the window; `onChange` is called when that changes. */
function placesWithin(rootMargin: string, onChange: () => void) {
  const found = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) found.add(target);
        else found.delete(target);
      }
      onChange();
    },
    { rootMargin },
  );
  return {
    has: (place: Element): boolean => found.has(place),
    watch: (place: Element): void => observer.observe(place),
    forget: (place: Element): void => {
      observer.unobserve(place);
      found.delete(place);
    },
    end: (): void => observer.disconnect(),
  };
}

/** A product in a size whose picture is wanted. */
type PictureRequest = {
  readonly product: Product;
  readonly size: string;
  /** Cards and pages that wait for the picture. */
  readonly places: Set<Element>;
};

/** The products, in a size, that places on the page wait for, by pictureKey. `onChange` is called when places come or move. */
function createPictureRequests(onChange: () => void) {
  const wanted = new Map<string, PictureRequest>();
  // Two observers serve all places: two for each card took longer than rendering the cards.
  const inSight = placesWithin('0px', onChange);
  const near = placesWithin(NEAR, onChange);
  const distanceOf = ({ places }: PictureRequest): number =>
    Math.min(...[...places].map((place) => (inSight.has(place) ? 0 : near.has(place) ? 1 : 2)));
  return {
    /** Adds a request for a place; returns what ends it. */
    add: (product: Product, size: string, place: Element): (() => void) => {
      const shown = pictureKey(product, size);
      const request = wanted.get(shown) ?? { product, size, places: new Set<Element>() };
      wanted.set(shown, request);
      request.places.add(place);
      inSight.watch(place);
      near.watch(place);
      onChange();
      return () => {
        inSight.forget(place);
        near.forget(place);
        request.places.delete(place);
        if (request.places.size === 0 && wanted.get(shown) === request) wanted.delete(shown);
      };
    },
    /** The due request whose place is nearest to the shopper. */
    nearest: (isDue: (shown: string) => boolean): PictureRequest | undefined =>
      [...wanted]
        .filter(([shown]) => isDue(shown))
        .map(([, request]) => request)
        .toSorted((one, other) => distanceOf(one) - distanceOf(other))[0],
    end: (): void => {
      inSight.end();
      near.end();
      wanted.clear();
    },
  };
}

/**
 * Draws the shopper's photo on products, one after another in a worker: those in sight first, then those near, then the
 * others on the page. What was drawn before is read from the device. The pictures are published in `ownPictures`.
 */
export function createCardRenderer({ photo, readFile, onProblem, onThumbnail }: Options) {
  const requests = createPictureRequests(() => start());
  /** What each product in a size shows; null without a mock-up. Computed just before it is drawn: it takes some milliseconds. */
  const drawings = new Map<string, Drawing | null>();
  /** The keys of what the products on the page show. */
  const keys = new Set<string>();
  const drawn = new Map<string, { readonly picture: Blob; readonly url: string }>();
  const failedAt = new Map<string, number>();
  let thumbnail: Drawing | null = thumbnailOf(photo);
  let closing: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isOver = false;
  let isReported = false;

  const report = (problem: RendererProblem): void => {
    isReported = true;
    onProblem(problem);
  };
  const pictures = createPictures({ photo, readFile, onProblem: report });
  const pictureOf = (drawing: Drawing): Promise<Blob | null> => pictures.pictureOf(drawing, keys);
  const drawingFor = (product: Product, size: string): Drawing | null => {
    const shown = pictureKey(product, size);
    const known = drawings.get(shown);
    const drawing = known === undefined ? drawingOf(photo, product, size) : known;
    drawings.set(shown, drawing);
    if (drawing) keys.add(drawing.key);
    return drawing;
  };
  /** Shows a drawing, once it is drawn, on a product in a size: one alone, so that the page is never busy with several. */
  const publish = (shown: string, { key }: Drawing): void => {
    const url = drawn.get(key)?.url;
    if (url !== undefined) ownPictures.set(({ urls }) => ({ urls: new Map(urls).set(shown, url) }));
  };
  const add = ({ key }: Drawing, picture: Blob): string => {
    const url = URL.createObjectURL(picture);
    drawn.set(key, { picture, url });
    return url;
  };
  const drawThumbnail = async (drawing: Drawing): Promise<void> => {
    thumbnail = null;
    const picture = await pictureOf(drawing);
    if (!picture || isOver) return;
    onThumbnail(add(drawing, picture));
  };
  /** Draws a picture, unless it is drawn. */
  const draw = async (drawing: Drawing): Promise<void> => {
    const { key } = drawing;
    if (drawn.has(key)) return;
    const picture = await pictureOf(drawing);
    if (isOver) return;
    if (picture) add(drawing, picture);
    else failedAt.set(key, Date.now());
  };
  /** False once the picture is shown, where there is none, and for a while after it could not be drawn. */
  const isDue = (shown: string): boolean => {
    const drawing = drawings.get(shown);
    if (drawing === null || ownPictures.get().urls.has(shown)) return false;
    return !drawing || Date.now() - (failedAt.get(drawing.key) ?? 0) > RETRY_MS;
  };
  const next = (): PictureRequest | undefined => (isOver ? undefined : requests.nearest(isDue));
  const work = async (): Promise<void> => {
    isWorking = true;
    clearTimeout(closing);
    // Rendering the places is enough for one task.
    await nextTask();
    for (let request = next(); request !== undefined; request = next()) {
      const drawing = drawingFor(request.product, request.size);
      if (!drawing) continue;
      if (thumbnail) {
        await drawThumbnail(thumbnail);
        // Meanwhile the places have reported how far they are.
        continue;
      }
      await draw(drawing);
      if (isOver) break;
      publish(pictureKey(request.product, request.size), drawing);
      await nextTask();
    }
    isWorking = false;
    if (isOver) return;
    // One card without its picture keeps the shop's; where it is all of them, the shopper would wait for nothing.
    const isAnyDrawn = [...keys].some((key) => drawn.has(key));
    if (failedAt.size > 0 && !isAnyDrawn && !isReported) report('failed');
    closing = setTimeout(pictures.freeWorker, IDLE_MS);
  };
  const start = (): void => {
    if (!isWorking && next()) void work();
  };

  return {
    /** Requests a product's picture for a place on the page; returns what ends the request. */
    request: requests.add,
    /** The picture of a product in a size; null where it cannot be drawn. */
    pictureIn: async (product: Product, size: string): Promise<Blob | null> => {
      const drawing = drawingFor(product, size);
      return drawing && (drawn.get(drawing.key)?.picture ?? pictureOf(drawing));
    },
    /** Ends the worker, and frees the pictures. */
    end: (): void => {
      isOver = true;
      clearTimeout(closing);
      pictures.end();
      requests.end();
      ownPictures.set({ urls: new Map() });
      for (const { url } of drawn.values()) URL.revokeObjectURL(url);
    },
  };
}
