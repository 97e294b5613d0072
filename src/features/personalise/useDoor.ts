import { useState, type ComponentType } from 'react';

import { wordsOf } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { notify } from '#lib/notify.ts';

export type Door<P> = {
  readonly isOpening: boolean;
  /** Grows each time the shopper opens the door, though the room may still be there from the time before. */
  readonly visit: number;
  /** The room behind the door while it is open. */
  readonly Room: ComponentType<P> | null;
  readonly open: () => void;
  readonly close: () => void;
};

/** A part of the shop with code of its own, which is loaded when the shopper opens it. */
export function useDoor<P>(load: () => Promise<ComponentType<P>>): Door<P> {
  const [Room, setRoom] = useState<ComponentType<P> | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [visit, setVisit] = useState(0);
  const enter = async (): Promise<void> => {
    setOpening(true);
    try {
      const loaded = await load();
      setRoom(() => loaded);
      setVisit((count) => count + 1);
    } catch {
      notify.error(wordsOf(personaliseWords).personalise.failedToLoad);
    }
    setOpening(false);
  };
  return { isOpening, visit, Room, open: () => void enter(), close: () => setRoom(null) };
}
