import { useRef, useState } from 'react';

import { settings } from '#config/settings.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import { storyPoints } from '#content/story.ts';
import { sizedUrl } from '#domain/product/pictureWidths.ts';
import { useRegionPause, useMotionAllowed } from '#lib/preferences.ts';
import { useNearViewport, useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { IconButton } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

/** The shop's story: a film and nine points, in the same three columns. */
export function OurStory() {
  const t = useMessages(homeMessages);
  return (
    <section aria-labelledby="story" className="bg-cream py-section-phone md:py-section">
      <div className="wrap">
        <SectionHeading id="story" title={t.story.title} />
        <div className="grid md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
          <div className="mb-5 self-start md:col-span-3 md:mb-8 lg:col-span-2 lg:row-span-3">
            <StoryFilm />
          </div>
          <ol className="contents">
            {useMessages(storyPoints)(settings).map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[36px_1fr] content-start gap-3 border-t border-line py-5">
                <span aria-hidden="true" className="font-serif text-block text-gold-text tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
                  <p className="text-fine text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The shop's film, deployed with the storefront as its pictures are. */
const FILM = '/film/our-story.mp4';
const POSTER = '/pictures/our-story.webp';
const POSTER_WIDTH = 1080;

/**
 * The silent film in a loop, loaded and played only while it is on screen. With reduced motion or data saving it waits
 * for a click.
 */
function StoryFilm() {
  const t = useMessages(homeMessages);
  const isStill = !useMotionAllowed();
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNearViewport(video);
  const isOnScreen = useOnScreen(video);
  const [isPaused, setPaused] = useRegionPause(isStill);
  const [isBroken, setBroken] = useState(false);
  // Where the browser refuses autoplay, the poster is shown and the button starts the film.
  usePlayback(video, !isPaused && isNear && isOnScreen && !isBroken, () => setPaused(true));

  return (
    <div className="mount md:p-4 md:after:inset-3.75">
      <video
        ref={video}
        src={FILM}
        poster={isNear ? (sizedUrl(POSTER, POSTER_WIDTH) ?? POSTER) : undefined}
        muted
        loop
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={t.story.title}
        onError={() => setBroken(true)}
        className="film block aspect-video h-auto w-full object-cover"
      />
      {!isBroken && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? t.story.play : t.story.pause}
          tone="glass"
          onClick={() => setPaused(!isPaused)}
          className="absolute right-6 bottom-6 z-1 md:right-7 md:bottom-7"
        />
      )}
    </div>
  );
}
