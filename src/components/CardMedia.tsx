import { useCallback, useState } from 'react';

import { isWideSubject } from '#domain/product/picture.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useDataSaver, useMotionPause, useMotionAllowed } from '#lib/preferences.ts';
import { cx } from '#lib/cx.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { DEFAULT_PICTURE, Picture } from './Picture.tsx';

type CardMediaProps = { readonly product: Product; readonly sizes: string; readonly isPriority: boolean };

/** A card's first medium: a picture, a clip that plays on hover, or a sound with controls. */
export function CardMedia({ product, sizes, isPriority }: CardMediaProps) {
  // Only a pointer event that the script receives shows the second picture.
  const isHydrated = useHydrated();
  const [isDataSaverOn] = useDataSaver();
  const [first] = product.media;
  if (first?.kind === 'video') {
    return (
      <>
        <HoverVideo url={first.url} product={product} />
        <OwnPicture product={product} className="absolute inset-0 size-full object-cover" />
      </>
    );
  }
  const wide = isWideSubject(product);
  const pictures = product.media.filter((media) => media.kind === 'image');
  const second = pictures[1];
  const box = cx('absolute inset-0 size-full', wide && 'wide-subject');
  return (
    <div className={cx('absolute inset-0', wide && 'bg-linear-to-b from-mat-from to-mat-to')}>
      <Picture
        url={firstPicture(product)?.url}
        alt=""
        width={400}
        height={500}
        sizes={sizes}
        isPriority={isPriority}
        upTo={720}
        className={box}
      />
      {isHydrated && second && !wide && !isDataSaverOn && <HoverPicture url={second.url} sizes={sizes} />}
      <OwnPicture product={product} className={cx(box, 'object-cover')} />
      {first?.kind === 'audio' && (
        <audio
          controls
          preload="none"
          src={first.url}
          aria-label={product.name}
          className="absolute inset-x-2 bottom-2 z-2 w-[calc(100%-16px)]"
        />
      )}
    </div>
  );
}

/** A second picture that fades in on hover; loaded at the first hover. */
function HoverPicture({ url, sizes }: { readonly url: string; readonly sizes: string }) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'loaded'>('idle');
  const listen = useCallback((node: HTMLElement | null) => {
    const card = node?.closest('article');
    if (!card) return;
    const ask = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setPhase((current) => (current === 'idle' ? 'asked' : current));
    };
    card.addEventListener('pointerenter', ask);
    return () => card.removeEventListener('pointerenter', ask);
  }, []);
  return (
    <span
      ref={listen}
      className={cx(
        'absolute inset-0 opacity-0 transition-opacity duration-200',
        phase === 'loaded' && 'group-hover:opacity-100',
      )}
    >
      {phase !== 'idle' && (
        <Picture
          url={url}
          alt=""
          width={400}
          height={500}
          sizes={sizes}
          isPriority
          upTo={720}
          onLoad={() => setPhase('loaded')}
          className="absolute inset-0 size-full"
        />
      )}
    </span>
  );
}

/** Plays on hover and focus; stops and rewinds afterwards. */
function HoverVideo({ url, product }: { readonly url: string; readonly product: Product }) {
  const [isPaused] = useMotionPause();
  const isStill = !useMotionAllowed() || isPaused;
  const listen = useCallback(
    (video: HTMLVideoElement | null) => {
      const card = video?.closest('article');
      if (!video || !card) return;
      const play = (): void => {
        // If the browser refuses to play, the still picture remains.
        if (!isStill) void video.play().catch(() => {});
      };
      const rewind = (): void => {
        video.pause();
        video.currentTime = 0;
      };
      const pointAway = (): void => {
        if (!card.contains(document.activeElement)) rewind();
      };
      const focusAway = ({ relatedTarget }: FocusEvent): void => {
        const isInside = relatedTarget instanceof Node && card.contains(relatedTarget);
        if (!isInside && !card.matches(':hover')) rewind();
      };
      const listening = new AbortController();
      const { signal } = listening;
      card.addEventListener('pointerenter', play, { signal });
      card.addEventListener('focusin', play, { signal });
      card.addEventListener('pointerleave', pointAway, { signal });
      card.addEventListener('focusout', focusAway, { signal });
      return () => {
        listening.abort();
        // Also if motion was paused during playback.
        rewind();
      };
    },
    [isStill],
  );
  return (
    <video
      ref={listen}
      src={url}
      poster={firstPicture(product)?.url ?? DEFAULT_PICTURE}
      muted
      playsInline
      loop
      preload="none"
      aria-label={product.name}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
