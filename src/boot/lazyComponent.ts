import { createElement, lazy, useState, type ComponentType } from 'react';

import { loadMessages } from '#content/messages.ts';
import { prefetchQuietly, recoverChunk } from './chunkRecovery.ts';

export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the chunk before the first render. @throws Error with a sentence for the shopper */
  readonly load: () => Promise<void>;
  /** True if it would render without suspending. */
  readonly isLoaded: () => boolean;
  /** Loads the chunk for later and ignores errors. */
  readonly prefetch: () => Promise<void>;
};

const all = new Set<LazyComponent<never>>();
/** Functions that reset each component whose chunk failed to load. */
const failed = new Set<() => void>();

/** Requests every failed chunk again at its next render. React alone would repeat the cached failure. */
export function retryFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A module's component in its own chunk, loaded at the first render. It suspends until the chunk has arrived;
 * boot/chunkRecovery.ts handles a missing chunk.
 */
export function lazyComponent<M, P extends object>(
  load: () => Promise<M>,
  componentOf: (module: M) => ComponentType<P>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const loadFile = async (): Promise<ComponentType<P>> => {
    const component = loaded ?? componentOf(await load());
    // Its texts in the current language are loaded with it.
    await loadMessages();
    return (loaded = component);
  };
  const fetchFile = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await loadFile().catch(recoverChunk) };
    } catch (error) {
      failed.add(forget);
      throw error;
    }
  };
  const later = (): ComponentType<P> => lazy(fetchFile);
  let Later = later();
  const forget = (): void => void (Later = later());
  function Lazy(props: P) {
    // Chosen once per mount: a component that is on screen is not replaced by itself.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Later);
    return createElement(Chosen, props);
  }
  const component = Object.assign(Lazy, {
    load: async () => void (await fetchFile()),
    isLoaded: () => loaded !== undefined,
    prefetch: () => prefetchQuietly(loadFile),
  });
  all.add(component);
  return component;
}

/** Loads every lazy component and its dependencies. For the prerender. */
export async function loadAllChunks(): Promise<void> {
  const done = new Set<LazyComponent<never>>();
  while (done.size < all.size) {
    const missing = [...all].filter((component) => !done.has(component));
    for (const component of missing) done.add(component);
    await Promise.all(missing.map(({ load }) => load()));
  }
}
