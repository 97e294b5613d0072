import { createElement, lazy, useState, type ComponentType } from 'react';

import { loadMessages } from '#content/language.ts';
import { prefetchQuietly, recoverChunk, restoreStyles } from './chunkRecovery.ts';

export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the file ahead of the first drawing. @throws Error with a sentence for the shopper */
  readonly load: () => Promise<void>;
  /** True once it would be drawn without waiting. */
  readonly isLoaded: () => boolean;
  /** Loads the file for later, and says nothing where it cannot be had. */
  readonly prefetch: () => Promise<void>;
};

const all = new Set<LazyComponent<never>>();
/** What makes components ask for their files anew that could not be had. */
const failed = new Set<() => void>();

/** Whatever could not be loaded is asked for once more when it is next drawn. React alone would repeat the failure. */
export function retryFailedChunks(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A component in a file of its own, which is loaded when it is first drawn. Suspends until the file is here; a file that is
 * gone is dealt with as boot/chunkRecovery.ts says.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let hasFailed = false;
  const loadFile = async (): Promise<ComponentType<P>> => {
    try {
      if (hasFailed) await restoreStyles();
      const component = loaded ?? (await load());
      // What it says in the language in use is loaded with it.
      await loadMessages();
      return (loaded = component);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
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
    // Chosen once: what is on show is not exchanged for itself.
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

/** Loads every such file, and those that they bring along, for the program that writes pages. */
export async function loadAllChunks(): Promise<void> {
  const done = new Set<LazyComponent<never>>();
  while (done.size < all.size) {
    const missing = [...all].filter((component) => !done.has(component));
    for (const component of missing) done.add(component);
    await Promise.all(missing.map(({ load }) => load()));
  }
}
