import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useMotionPause } from '#lib/preferences.ts';
import { useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { Icon } from '#ui/Icon.tsx';

/** The one control for everything that moves by itself; not rendered if reduced motion is preferred. */
export function MotionControl({ className }: { readonly className: string }) {
  const t = useMessages(shopMessages);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useMotionPause();
  if (isStill) return null;
  return (
    <button type="button" onClick={() => setPaused(!isPaused)} className={className}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <span>{isPaused ? t.preferences.startMotion : t.preferences.pauseMotion}</span>
    </button>
  );
}
