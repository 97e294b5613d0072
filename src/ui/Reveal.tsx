import { useCallback, type ComponentProps } from 'react';

import { useMotionPause } from '#lib/comfort.ts';
import { trackReveal } from '#lib/reveal.ts';

type RevealProps = Omit<ComponentProps<'section'>, 'ref'> & {
  readonly as?: 'section' | 'div' | 'aside';
  /** Tells the section from the others of its page: what was revealed once does not move again when the page comes back. */
  readonly name: string;
};

/**
 * A section below the first screen, which rises into place when the shopper reaches it. Not for what is filled in or paid by:
 * a field stays where it is touched. docs/behaviour.md, Motion
 */
export function Reveal({ as: Tag = 'section', name, ...props }: RevealProps) {
  const [isPaused] = useMotionPause();
  const track = useCallback(
    (section: HTMLElement | null) => (section && !isPaused ? trackReveal(section, name) : undefined),
    [isPaused, name],
  );
  return <Tag {...props} ref={track} data-aos={isPaused ? undefined : 'rise'} />;
}
