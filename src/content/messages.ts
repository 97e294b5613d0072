import { useSyncExternalStore } from 'react';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { hasPseudoLanguage } from '#config/hasPseudoLanguage.ts';
import type { AnyText, CheckedLoaders, Late } from './translationTypes.ts';

/**
 * The messages of a part of the shop, or a long text, in every language: the type check names what a translation lacks.
 * All but English are in files of their own, loaded when that language is in use.
 */
export type ByLanguage<T> = { readonly en: T } & Readonly<Record<Late, () => Promise<T>>>;

type Part = ByLanguage<unknown>;

const PSEUDO = 'en-XA';

/** Every part whose file is loaded. */
const known = new Set<Part>();
/** The loaded parts of the current language; none for English. */
let messages: ReadonlyMap<Part, unknown> = new Map();
let current: Language | typeof PSEUDO = 'en';
/** The language asked for last: one that is still loading gives way to it. */
let wanted: Language | typeof PSEUDO = 'en';
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The part in a language; in English where its file cannot be loaded. */
async function loaded(part: Part, language: typeof current): Promise<unknown> {
  try {
    if (hasPseudoLanguage && language === PSEUDO) return (await import('./pseudoLocalise.ts')).pseudoLocalise(part.en);
    return language === 'en' || language === PSEUDO ? part.en : await part[language]();
  } catch (error) {
    console.warn(`messages in ${language}:`, error);
    return part.en;
  }
}

/**
 * Registers a part, so that its messages are loaded before the component that shows them (boot/lazyComponent.ts). The type
 * of the English text is the type of every translation, so a long text declares its type; the compiler reports in a
 * sentence where a translation differs (translationTypes.ts).
 */
export function inLanguages<English, Loaders extends Partial<Record<Late, () => Promise<AnyText<English>>>>>(
  part: { readonly en: English } & Loaders & CheckedLoaders<NoInfer<English>, Loaders>,
): ByLanguage<English> {
  // CheckedLoaders guarantees this type, but the compiler cannot use that while it still infers the loaders.
  const checked = part as unknown as ByLanguage<English>;
  known.add(checked);
  return checked;
}

/** The messages of every registered part in a language, the loaded ones included; the same map if nothing is missing. */
async function messagesIn(language: typeof current, loadedParts: typeof messages): Promise<typeof messages> {
  const missing = language === 'en' ? [] : [...known].filter((part) => !loadedParts.has(part));
  if (missing.length === 0) return loadedParts;
  const entries = await Promise.all(missing.map(async (part) => [part, await loaded(part, language)] as const));
  // A file that was loaded meanwhile may have registered further parts.
  return messagesIn(language, new Map([...loadedParts, ...entries]));
}

/** Loads what is missing of the current language. Never throws. */
export async function loadMessages(): Promise<void> {
  const [language, before] = [current, messages];
  const all = await messagesIn(language, before);
  if (language !== current) return loadMessages();
  if (all === before) return;
  messages = new Map([...messages, ...all]);
  notify();
}

/** The tag of the current language. */
export const language = (): string => current;

/** True for the tag of one of the shop's languages. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && (LANGUAGES.some((known) => known === tag) || (hasPseudoLanguage && tag === PSEUDO));
}

/** Changes the current language once its messages and `fonts` are loaded. Never throws. */
export async function setLanguage(next: Language, fonts?: Promise<unknown>): Promise<void> {
  wanted = next;
  if (next === current) return loadMessages();
  const early = await messagesIn(next, new Map());
  await fonts;
  const all = await messagesIn(next, early);
  if (next !== wanted) return;
  messages = all;
  current = next;
  notify();
}

/** A part's messages in the current language. Call it at every use: a module that stored the result would not change language. */
export function messagesOf<T>(part: ByLanguage<T>): T {
  return (messages.get(part) ?? part.en) as T;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** messagesOf for components, which render again when the language changes. */
export function useMessages<T>(part: ByLanguage<T>): T {
  const now = (): T => messagesOf(part);
  return useSyncExternalStore(subscribe, now, now);
}

/** The tag of the current language, for components. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, language, language);
}
