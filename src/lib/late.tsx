import { lazy, useState, type ComponentType } from 'react';

import { freshly } from './freshFiles.ts';
import { useIsAlive } from './hooks/useIsAlive.ts';

type Loading = { readonly load: () => Promise<void> };

export type LateFile<P extends object = object> = Loading & {
  /** Draws the component; suspends until its file is here. */
  readonly Part: ComponentType<P>;
};

const files = new Set<Loading>();

/**
 * A component in a file of its own. Where the page already stands as HTML, its file may wait for `until`; drawn anew,
 * it is loaded at once.
 */
export function late<P extends object = object, K extends string = string>(
  load: () => Promise<Record<K, ComponentType<NoInfer<P>>>>,
  name: K,
  until?: () => Promise<void>,
): LateFile<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchFile = async () => {
    loaded = (await freshly(load))[name];
    return { default: loaded };
  };
  const Soon = lazy(fetchFile);
  const Later = until ? lazy(() => until().then(fetchFile)) : Soon;
  function Part(props: P) {
    const isAlive = useIsAlive();
    // What is here waits for nothing. Chosen once: what is on show is not exchanged for itself.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? (isAlive ? Soon : Later));
    return <Chosen {...props} />;
  }
  const file: LateFile<P> = { Part, load: async () => void (await fetchFile()) };
  files.add(file);
  return file;
}

/** Loads every such file, and those that they bring along, for the program that writes pages. */
export async function loadAllFiles(): Promise<void> {
  const done = new Set<Loading>();
  while (done.size < files.size) {
    const waiting = [...files].filter((file) => !done.has(file));
    for (const file of waiting) done.add(file);
    await Promise.all(waiting.map(({ load }) => load()));
  }
}
