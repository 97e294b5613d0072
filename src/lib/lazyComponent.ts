import { createElement, lazy, useState, type ComponentType } from 'react';

import { recoverMissingFile } from './missingFile.ts';

export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the file ahead of the first drawing. @throws Error with a sentence for the shopper */
  readonly load: () => Promise<void>;
};

const all = new Set<LazyComponent<never>>();

/**
 * A component in a file of its own, which is loaded when it is first drawn, or when `until` resolves after that. Suspends
 * until the file is here; a file that is gone is dealt with as lib/missingFile.ts says.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  until: () => Promise<void> = () => Promise.resolve(),
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchFile = async (): Promise<{ default: ComponentType<P> }> => {
    loaded ??= await load().catch(recoverMissingFile);
    return { default: loaded };
  };
  const Later: ComponentType<P> = lazy(() => until().then(fetchFile));
  function Lazy(props: P) {
    // Chosen once: what is on show is not exchanged for itself.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Later);
    return createElement(Chosen, props);
  }
  const component = Object.assign(Lazy, { load: async () => void (await fetchFile()) });
  all.add(component);
  return component;
}

/** Loads every such file, and those that they bring along, for the program that writes pages. */
export async function loadAllFiles(): Promise<void> {
  const done = new Set<LazyComponent<never>>();
  while (done.size < all.size) {
    const missing = [...all].filter((component) => !done.has(component));
    for (const component of missing) done.add(component);
    await Promise.all(missing.map(({ load }) => load()));
  }
}
