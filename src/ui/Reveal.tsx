import { useCallback, type ComponentProps, type RefCallback } from 'react';

import { useMotionPause } from '#lib/preferences.ts';
import { trackReveal } from '#lib/reveal.ts';

/**
 * What makes an element rise into place when the shopper reaches it: its ref and attribute.
 * @param name Tells the section from the others of its page: what was revealed once does not move again when the page comes
 *   back. Without one the element stays where it is.
 */
export function useReveal(name: string | undefined): { ref: RefCallback<HTMLElement>; 'data-aos': string | undefined } {
  const [isPaused] = useMotionPause();
  const isOn = name !== undefined && !isPaused;
  const ref = useCallback(
    (section: HTMLElement | null) => (section && isOn ? trackReveal(section, name) : undefined),
    [isOn, name],
  );
  return { ref, 'data-aos': isOn ? 'rise' : undefined };
}

type RevealProps = Omit<ComponentProps<'section'>, 'ref'> & {
  readonly as?: 'section' | 'div' | 'aside';
  readonly name: string;
};

/**
 * A section below the first screen, which rises into place when the shopper reaches it. Not for what is filled in or paid by:
 * a field stays where it is touched. docs/behaviour.md, Motion
 */
export function Reveal({ as: Tag = 'section', name, ...props }: RevealProps) {
  return <Tag {...props} {...useReveal(name)} />;
}
