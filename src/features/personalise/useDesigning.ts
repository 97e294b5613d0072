import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { ownPictures } from '#components/OwnPicture.tsx';
import { checkInSize, productPrints } from '#config/shopPrints.ts';
import { calendarMessages } from '#content/calendarMessages.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { firstMonthOf, usualFirstMonth, type YearMonth } from '#domain/design/calendar.ts';
import { contentOfOrdered } from '#domain/design/prefilledContent.ts';
import {
  countPlaced,
  emptyContent,
  photosOf,
  type Design,
  type DesignContent,
  type OrderedDesign,
} from '#domain/design/design.ts';
import { fittedTo, slotsOf } from '#domain/design/slots.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { redo, startHistory, undo, withChange, type History } from '#domain/design/undoHistory.ts';
import { countPlaces, firstLayout, isCalendar, type PlacesOffer } from '#domain/design/layouts.ts';
import { showsMount, type MockupName } from '#domain/design/mockup.ts';
import { firstSize, type Product } from '#domain/product/product.ts';
import { artOf } from '#photo/art.ts';
import { withMonthPages } from '#photo/calendarPage.ts';
import { printsShown } from '#photo/previewKind.ts';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { recordChoosing, recordDialog, type OpenDialog } from './dialogStorage.ts';
import { useAutosave } from './useAutosave.ts';
import { useDesignPhotos, useOpenPhotos } from './useDesignPhotos.ts';

/**
 * Places the photo that the shopper sees on every product in a design that starts empty, as if it had been chosen here: in all places, as
 * the product's picture shows it, and in the first where no picture does. Where the shopper has switched the product to the shop's picture,
 * and where the photo cannot be read now, the design stays empty.
 */
function useOwnPhotoPlaced(
  {
    isNew,
    productId,
    isPictured,
  }: { readonly isNew: boolean; readonly productId: string; readonly isPictured: boolean },
  addFiles: (files: readonly File[], into: readonly number[] | 'all') => void,
): void {
  const photo = useOwnPhoto();
  const { store } = useShopInstance();
  const place = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!photo || !isNew || ownPictures.get().shopPictures.has(productId)) return;
    const { readOwnPhoto } = await import('#shop/designs/ownPhotoActions.ts');
    const file = await readOwnPhoto(store, photo);
    if (file && !signal.aborted) addFiles([file], isPictured ? 'all' : [0]);
  });
  useEffect(() => {
    const closed = new AbortController();
    place(closed.signal).catch(console.warn);
    return () => closed.abort();
  }, []);
}

/** The content with as many places as the product has in this size, and for a calendar with a first month. */
function fitted(content: DesignContent, offer: PlacesOffer, firstMonth: YearMonth): DesignContent {
  return fittedTo(isCalendar(offer) && !content.firstMonth ? { ...content, firstMonth } : content, offer);
}

const isMountShown = (mockup: MockupName | null, offer: PlacesOffer): boolean =>
  mockup !== null && offer.kind === 'apart' && showsMount(mockup, offer.prints);

/** Empties the places of a photo that the device has lost; the rest of the design stays. */
const without =
  (hash: string) =>
  (history: History<DesignContent>): History<DesignContent> => ({
    ...history,
    now: { ...history.now, places: history.now.places.map((place) => (place?.photo === hash ? null : place)) },
  });

type Designed = {
  readonly product: Product;
  readonly size: string;
  readonly target: DesignTarget;
  /** The design to change; null starts with an empty one. */
  readonly before: Design | null;
  /** What an order says of the design, where `before` is null: its photos are on another device. */
  readonly ordered?: OrderedDesign | undefined;
  /** Where the dialog was when the browser discarded the page. */
  readonly resumed?: OpenDialog | undefined;
  /** True once the shopper has closed the dialog. */
  readonly isClosed: boolean;
};

/** Records where this dialog is, for as long as it is open: not while a closed one still draws and saves. */
function useRecordedDialog(dialog: Omit<OpenDialog, 'path' | 'isChoosing'>, isClosed: boolean): void {
  const { productId, size, target, design, panel, active } = dialog;
  useEffect(() => {
    recordDialog(isClosed ? null : { productId, size, target, design, panel, active });
  }, [isClosed, productId, size, target, design, panel, active]);
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') recordChoosing(false);
    };
    document.addEventListener('visibilitychange', back);
    globalThis.addEventListener('focus', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      globalThis.removeEventListener('focus', back);
      recordDialog(null);
    };
  }, []);
}

type ToPlaceIn = {
  readonly before: Design | null;
  readonly content: DesignContent;
  readonly slots: readonly { readonly index: number }[];
  readonly active: number;
  readonly setActive: (index: number) => void;
};

/** Decides which places new photos fill. `addFiles` opens files and puts them into these places, or without any into the empty ones. */
function usePlacing(
  { before, content, slots, active, setActive }: ToPlaceIn,
  addFiles: (files: readonly File[], into: readonly number[] | null) => void,
) {
  const [fromTray, setFromTray] = useState<ReadonlySet<string>>(new Set());
  const [storedBefore] = useState<ReadonlySet<string>>(() => new Set(before ? photosOf(before) : []));
  const place = (given: readonly File[]): void => {
    // Where no place is empty, new files replace the photo being edited and those after it.
    const isFull = content.places.every((filled) => filled !== null);
    // The place of the first new photo is chosen: its crop is shown, and a calendar opens at its page.
    if (!isFull) setActive(content.places.indexOf(null));
    const places = slots.map(({ index }) => index);
    addFiles(given, slots.length === 1 || isFull ? [...places.slice(active), ...places.slice(0, active)] : null);
  };
  return {
    addFiles: place,
    /** Photos of other designs that were placed in this one, by content hash. */
    fromTray,
    /** The photos that the design had when the dialog opened, by content hash. */
    storedBefore,
    /** Places a photo of another design. */
    placeAgain: (hash: string, file: Blob): void => {
      setFromTray(new Set([...fromTray, hash]));
      place([new File([file], '', { type: file.type })]);
    },
  };
}

/** Opens, changes and saves the design of one product. docs/behaviour.md, Personalise. */
export function useDesigning(
  { product, size, target, before, ordered, resumed, isClosed }: Designed,
  capture: () => Promise<Blob | null>,
) {
  const { worker, photos, open } = useOpenPhotos();
  // Until a size is chosen the product has the prints of its first size.
  const { offer, mockup: ownMockup } = useMemo(
    () => productPrints(product, size || firstSize(product)),
    [product, size],
  );
  const [history, setHistory] = useState<History<DesignContent>>(() =>
    startHistory(
      before ??
        (ordered
          ? contentOfOrdered(ordered)
          : emptyContent(firstLayout(offer), countPlaces(offer, firstLayout(offer)))),
    ),
  );
  const [usualMonth] = useState(() => (before ? firstMonthOf(before) : usualFirstMonth(Date.now())));
  const content = useMemo(() => fitted(history.now, offer, usualMonth), [history.now, offer, usualMonth]);
  const slots = useMemo(() => slotsOf(offer, content.layout), [offer, content.layout]);
  const texts = useMessages(calendarMessages);
  const { locale } = useMessages(commonMessages);
  const arts = useMemo(() => {
    const { firstMonth } = content;
    return withMonthPages(artOf(content, offer), firstMonth ? { firstMonth, locale, texts } : null);
  }, [content, offer, locale, texts]);
  const hasTextOnMount = (arts[0]?.mount?.texts ?? []).length > 0;
  // A mount of other measures than the mock-up's shows its text on the flat drawing.
  const mockup = hasTextOnMount && !isMountShown(ownMockup, offer) ? null : ownMockup;
  const [active, setActive] = useState(resumed?.active ?? 0);
  const [panel, setPanel] = useState(resumed?.panel ?? 'photos');
  const artsShown = useMemo(() => printsShown(mockup, arts, active), [mockup, arts, active]);

  // Photos that the size has no places for are kept: another size, or the cart's piece, may have them.
  const kept = useMemo(() => {
    const { layout, places } = history.now;
    return countPlaced(content) < countPlaced({ places }) ? { ...content, layout, places } : content;
  }, [content, history.now]);
  const { id: productId, name, category, subCategory } = product;
  const gift = { productId, size, name, category, subCategory };
  const { markChanged, ...autosave } = useAutosave(
    { content: kept, product: gift, photos },
    target,
    before?.id ?? null,
    capture,
  );

  useRecordedDialog({ productId, size, target, design: autosave.current, panel, active }, isClosed);

  const [remark, setRemark] = useState<string | null>(
    resumed?.isChoosing ? messagesOf(designingMessages).design.discarded : null,
  );
  const step = (to: (history: History<DesignContent>) => History<DesignContent>): void => {
    setHistory(to);
    setRemark(null);
    markChanged();
  };
  const change = (kind: string, to: (now: DesignContent) => DesignContent, sameStepMs?: number): void => {
    const at = Date.now();
    step((history) => withChange(history, to(fitted(history.now, offer, usualMonth)), kind, at, sameStepMs));
  };
  const files = useDesignPhotos({
    open,
    before,
    content,
    change,
    onPhotoLost: (hash) => setHistory(without(hash)),
    setRemark,
  });
  const isNew = before === null && resumed === undefined;
  useOwnPhotoPlaced({ isNew, productId, isPictured: ownMockup !== null }, files.addFiles);

  const placing = usePlacing({ before, content, slots, active, setActive }, files.addFiles);

  return {
    product,
    size,
    worker,
    offer,
    mockup,
    isClosed,
    content,
    photos,
    /** The places for photos, and the index of the one being edited. */
    slots,
    active,
    setActive,
    /** The tab of the dialog that is shown. */
    panel,
    setPanel,
    /** The prints of the design, and those that the picture of the product shows. */
    arts,
    artsShown,
    /** How sharp the design prints in the chosen size; null without a photo, and before a choice. */
    check: size === '' ? null : checkInSize(content, product, size),
    ...files,
    ...placing,
    /** A remark about the latest change; null without one. */
    remark,
    setRemark,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    change,
    ...autosave,
    /** Call where the camera or the file chooser opens: a phone short of memory may discard the page meanwhile. */
    startChoosing: () => {
      recordChoosing(true);
      void autosave.flush();
    },
    /** Saves the design again, after other designs were deleted to make room. */
    saveAgain: () => {
      markChanged();
      return autosave.flush();
    },
  };
}

export type Designing = ReturnType<typeof useDesigning>;
