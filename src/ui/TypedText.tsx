import { useEffect, useRef } from 'react';
import type TypedJs from 'typed.js';

import { useNearViewport } from '#lib/hooks/useOnScreen.ts';

/** Milliseconds per typed letter, per deleted letter, and for a finished text. docs/behaviour.md, Timings. */
const PACE = { typeSpeed: 80, backSpeed: 30, backDelay: 1000 } as const;

type TypedTextProps = {
  /** Texts to type, one after another; an empty list types nothing. */
  readonly strings: readonly string[];
  /** While paused, one whole text is shown. */
  readonly isRunning: boolean;
};

/** The library reads ^123 as a pause and backticks as 'all at once'; here both are plain characters. */
function withoutCommands(text: string): string {
  return text.replaceAll(/[`^]/g, '').trim();
}

/**
 * The only importer of typed.js. It writes text, never HTML (`contentType`), injects no styles, and is loaded when the
 * section comes near the viewport; until then the first text is shown.
 */
export function TypedText({ strings, isRunning }: TypedTextProps) {
  const slot = useRef<HTMLSpanElement>(null);
  const place = useRef(0);
  const isNear = useNearViewport(slot);
  const clean = strings.map(withoutCommands).filter((text) => text !== '');
  const list = clean.join('\n');

  useEffect(() => {
    const node = slot.current;
    if (!node || !isRunning || !isNear || list === '') return;
    const all = list.split('\n');
    const from = place.current % all.length;
    let end: (() => void) | null = null;
    let isCurrent = true;
    const begin = ({ default: Typed }: { readonly default: typeof TypedJs }): void => {
      if (!isCurrent) return;
      // The library would read an existing text as a string of its own and type it again in every round.
      node.textContent = '';
      const typed = new Typed(node, {
        strings: [...all.slice(from), ...all.slice(0, from)],
        ...PACE,
        loop: true,
        // The library's value for plain text; any value but 'html' is.
        contentType: 'null',
        autoInsertCss: false,
        showCursor: false,
        preStringTyped: (index) => {
          place.current = from + index;
        },
      });
      end = () => {
        typed.destroy();
        node.textContent = all[place.current % all.length] ?? '';
      };
    };
    import('typed.js').then(begin, console.warn);
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [isRunning, isNear, list]);

  return <span ref={slot}>{clean[0]}</span>;
}
