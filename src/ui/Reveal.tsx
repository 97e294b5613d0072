import { useCallback, type ComponentProps, type RefCallback } from 'react';

import { useMotionPause } from '#lib/preferences.ts';
import { trackReveal } from './trackReveal.ts';

/**
 * Props that make an element rise into place when the shopper reaches it.
 * @param name identifies the section on its page: it does not move again when the shopper returns to the page.
 * Without a name the element does not move.
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
 * A section below the first screen that rises into place when the shopper reaches it. Not for forms and payments: a
 * field must not move while it is touched. docs/behaviour.md, Motion
 */
export function Reveal({ as: Tag = 'section', name, ...props }: RevealProps) {
  return <Tag {...props} {...useReveal(name)} />;
}
