import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Media } from '#domain/product/media.ts';
import { sizedUrl } from '#domain/product/pictureWidths.ts';
import type { Product } from '#domain/product/product.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { IconButton } from '#ui/Button.tsx';

const WIDEST = 1440;
const LARGE = 2;
const LARGEST = 4;
const FITTING: Pinch = { factor: 1, at: { x: 0, y: 0 } };

type ZoomProps = {
  readonly product: Product;
  readonly pictures: readonly Media[];
  /** The index of the picture to start with. */
  readonly start: number;
  readonly onClose: () => void;
};

/** A full-screen dialog of the pictures, with arrows; pinching or a button enlarges a picture, which then scrolls. */
export function Zoom({ product, pictures, start, onClose }: ZoomProps) {
  const t = useMessages(commonMessages).product;
  const dialog = useModal();
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  const go = (by: number): void => setIndex((current) => (current + by + pictures.length) % pictures.length);
  return (
    <dialog
      ref={dialog}
      aria-label={t.zoomNamed(product.name)}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        // WebKit would scroll the strip of pictures behind the dialog as well.
        event.preventDefault();
        go(event.key === 'ArrowLeft' ? -1 : 1);
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-ivory"
    >
      {picture && (
        <ZoomedPicture url={sizedUrl(picture.url, WIDEST, settings.backendUrl) ?? picture.url} name={product.name} />
      )}
      <div className="absolute top-3 right-3">
        <IconButton icon="close" label={t.closeZoom} tone="glass" onClick={() => dialog.current?.close()} />
      </div>
      {pictures.length > 1 && (
        <div className="absolute inset-x-0 bottom-5 flex justify-center gap-3">
          <IconButton icon="chevronLeft" label={t.previous} tone="glass" onClick={() => go(-1)} />
          <IconButton icon="chevronRight" label={t.next} tone="glass" onClick={() => go(1)} />
        </div>
      )}
    </dialog>
  );
}

function ZoomedPicture({ url, name }: { readonly url: string; readonly name: string }) {
  const t = useMessages(commonMessages).product;
  const view = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const pinched = useRef({ scale: 1, at: FITTING.at });
  // The next picture starts unzoomed. State is reset, not remounted, so that a focused button keeps the focus.
  const [shownUrl, setShownUrl] = useState(url);
  if (url !== shownUrl) {
    setShownUrl(url);
    setScale(1);
  }
  const watch = useCallback((node: HTMLDivElement) => {
    view.current = node;
    const stop = onPinch(node, ({ factor, at }) => {
      pinched.current.at = at;
      setScale((before) => Math.min(LARGEST, Math.max(1, before * factor)));
    });
    return () => {
      stop();
      view.current = null;
    };
  }, []);
  // Scrolls so that the point between the fingers stays in place.
  useLayoutEffect(() => {
    const { scale: before, at } = pinched.current;
    pinched.current.scale = scale;
    view.current?.scrollBy(
      (view.current.scrollLeft + at.x) * (scale / before - 1),
      (view.current.scrollTop + at.y) * (scale / before - 1),
    );
  }, [scale]);
  const enlarge = (): void => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    pinched.current.at = { x: clientWidth / 2, y: clientHeight / 2 };
    setScale((before) => (before > 1 ? 1 : LARGE));
  };
  return (
    <>
      <div key={url} ref={watch} className="size-full touch-pan-x touch-pan-y overflow-auto">
        <img
          src={url}
          alt={name}
          className="max-w-none object-contain"
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        />
      </div>
      <div className="absolute top-3 right-16">
        <IconButton
          icon={scale > 1 ? 'minus' : 'plus'}
          label={scale > 1 ? t.zoomLess : t.zoomMore}
          tone="glass"
          onClick={enlarge}
        />
      </div>
    </>
  );
}

/**
 * A step of a pinch: the factor by which the distance has grown since the last step, and the point between, in pixels.
 */
type Pinch = { readonly factor: number; readonly at: { readonly x: number; readonly y: number } };

/** Reports pinches on the element, and keeps the browser from zooming the page. Returns how to stop. */
function onPinch(element: HTMLElement, report: (pinch: Pinch) => void): () => void {
  let before = 0;
  const step = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const { left, top } = element.getBoundingClientRect();
    const at = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
    if (event.type === 'touchmove' && before > 0) report({ factor: now / before, at });
    before = now;
  };
  // React's touch listeners are passive and cannot keep the browser from zooming the page.
  element.addEventListener('touchstart', step, { passive: false });
  element.addEventListener('touchmove', step, { passive: false });
  return () => {
    element.removeEventListener('touchstart', step);
    element.removeEventListener('touchmove', step);
  };
}
