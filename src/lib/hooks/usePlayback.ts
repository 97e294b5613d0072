import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Plays a clip or pauses it. `onRefusal`: the browser would not start it by itself; being paused while it starts is no refusal. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  isPlaying: boolean,
  onRefusal: () => void = () => {},
): void {
  const refuse = useEffectEvent(onRefusal);
  useEffect(() => {
    if (!isPlaying) return video.current?.pause();
    video.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') refuse();
    });
  }, [video, isPlaying]);
}
