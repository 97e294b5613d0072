import { useCallback, useRef, useState } from 'react';

import { SLIDE_ADVANCE_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Slide } from '#domain/catalogue/slide.ts';
import { srcSetOf } from '#domain/product/pictureUrl.ts';
import { cx } from '#lib/cx.ts';
import { usePictureLimit } from '#lib/hooks/usePictureLimit.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useDataSaver } from '#lib/preferences.ts';

const WIDEST = 1920;
const WIDEST_PHONE = 1080;

type HeroSlideProps = {
  readonly slide: Slide;
  readonly isPriority: boolean;
  readonly isCurrent: boolean;
  /** True while this is the current slide of a running slideshow: only then does a clip play. */
  readonly isPlaying: boolean;
  readonly isRevealed: boolean;
  /** True for the prerendered slide, which was visible before the script: no skeleton covers it. */
  readonly isBare: boolean;
  /** True for the only slide: its clip loops. */
  readonly isOnly: boolean;
  readonly onEnd: () => void;
};

/** One slide's picture or clip under its skeleton, or a text that says what is wrong with it. */
export function HeroSlide({
  slide,
  isPriority,
  isCurrent,
  isPlaying,
  isRevealed,
  isBare,
  isOnly,
  onEnd,
}: HeroSlideProps) {
  const t = useMessages(shopMessages);
  const limit = usePictureLimit(WIDEST);
  const phoneLimit = usePictureLimit(WIDEST_PHONE);
  const [isDataSaverOn] = useDataSaver();
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'broken'>('loading');
  const [isRefused, setRefused] = useState(false);
  // The picture may have loaded, or failed, before hydration added the handlers.
  const lookAt = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setPhase(image.naturalWidth > 0 ? 'loaded' : 'broken');
  }, []);
  const { media } = slide;
  // A clip that may not play, or turned out to be broken, is shown as long as a picture.
  const isStanding = media.kind === 'video' && isPlaying && (isRefused || phase === 'broken');
  useTimeout(onEnd, isStanding ? SLIDE_ADVANCE_MS : null);
  if (media.kind !== 'image' && media.kind !== 'video') return <Placeholder text={t.home.slideProblems[media.kind]} />;
  if (phase === 'broken') return <Placeholder text={t.home.slideProblems.invalid} />;
  // With data saving a clip waits for the shopper to start the slideshow; until then the phone's picture is shown, if
  // any.
  const isClip = media.kind === 'video' && (isPlaying || !isDataSaverOn);
  const still = media.kind === 'video' ? slide.phoneUrl : media.url;
  if (!isClip && still === null) return <Placeholder text={t.home.slideProblems.leftOut} />;
  const broken = (): void => {
    setPhase('broken');
    // A clip that cannot play counts as ended, so that the slideshow goes on.
    if (media.kind === 'video') onEnd();
  };
  const box = 'absolute inset-0 size-full object-cover';
  return (
    <div className="absolute inset-0 bg-sand">
      {isClip || still === null ? (
        <Clip
          url={media.url}
          isPlaying={isPlaying}
          isInView={isPriority || isCurrent}
          isOnly={isOnly}
          onRefusal={setRefused}
          onReady={() => setPhase('loaded')}
          onBroken={broken}
          onEnd={onEnd}
          className={box}
        />
      ) : (
        <picture>
          {slide.phoneUrl && (
            <source
              media="(max-width: 799px)"
              srcSet={srcSetOf(slide.phoneUrl, phoneLimit, settings.backendUrl) ?? slide.phoneUrl}
              sizes="100vw"
            />
          )}
          <img
            src={still}
            srcSet={srcSetOf(still, limit, settings.backendUrl)}
            sizes="100vw"
            lang="en"
            alt={slide.name}
            width={2400}
            height={1200}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            {...(isPriority ? { fetchPriority: 'high' as const } : {})}
            ref={lookAt}
            onLoad={() => setPhase('loaded')}
            onError={broken}
            className={box}
          />
        </picture>
      )}
      <div
        aria-hidden="true"
        className={cx(
          'absolute inset-0 transition-opacity duration-300',
          isBare || (phase === 'loaded' && isRevealed) ? 'opacity-0' : 'skeleton',
        )}
      />
    </div>
  );
}

type ClipProps = {
  readonly url: string;
  readonly isPlaying: boolean;
  /** True for the current and the first slide: their clips load the first frame before they play. */
  readonly isInView: boolean;
  readonly isOnly: boolean;
  /** Called with true when the browser refuses autoplay, and with false when the clip plays after all. */
  readonly onRefusal: (isRefused: boolean) => void;
  readonly onReady: () => void;
  readonly onBroken: () => void;
  readonly onEnd: () => void;
  readonly className: string;
};

function Clip({ url, isPlaying, isInView, isOnly, onRefusal, onReady, onBroken, onEnd, className }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const notYet = isInView ? 'metadata' : 'none';
  // Where autoplay is refused, the first frame is shown.
  usePlayback(video, isPlaying, () => onRefusal(true));
  return (
    <video
      ref={video}
      src={url}
      muted
      loop={isOnly}
      playsInline
      preload={isPlaying ? 'auto' : notYet}
      aria-hidden="true"
      onLoadedData={onReady}
      onError={onBroken}
      onPlaying={() => onRefusal(false)}
      onEnded={(event) => {
        event.currentTarget.currentTime = 0;
        onEnd();
      }}
      className={className}
    />
  );
}

/** The text of a slide that has nothing to show. */
export function Placeholder({ text }: { readonly text: string }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-sand text-ink-2 md:pl-[33%]">
      <p className="font-serif text-h3">{text}</p>
    </div>
  );
}
