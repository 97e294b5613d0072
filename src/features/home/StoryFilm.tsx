import { useRef, useState } from 'react';

import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { sizedUrl } from '#domain/pictureUrl.ts';
import { useRegionPause, useStill } from '#lib/comfort.ts';
import { useNear } from '#lib/hooks/useNear.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { RoundButton } from '#ui/RoundButton.tsx';

/** The shop's own film travels with the storefront, as its pictures do. */
const FILM = '/film/our-story.mp4';
const POSTER = '/pictures/our-story.webp';
const POSTER_WIDTH = 1080;

/** The silent film, over and over: fetched and played only while it is on screen. Asked for less movement or less data, it waits. */
export function StoryFilm() {
  const t = useWords(homeWords);
  const isStill = useStill();
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNear(video);
  const isOnScreen = useOnScreen(video);
  const [isPaused, setPaused] = useRegionPause(isStill);
  const [isBroken, setBroken] = useState(false);
  // Where the browser refuses to play by itself the poster stands, and the button starts the film by hand.
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
        <RoundButton
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
