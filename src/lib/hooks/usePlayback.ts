import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Plays or pauses a clip. `onRefusal`: the browser refused to start it; a pause during the start is not a refusal. */
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
