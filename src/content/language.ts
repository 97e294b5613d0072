import { useSyncExternalStore } from 'react';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { hasPseudoLanguage } from '#config/pseudo.ts';
import type { AnyText, CheckedLoaders, Late } from './translation.ts';

/**
 * The words of a part of the shop, or a long text, in every language: the type check names each that one of them lacks.
 * All but English lie in files of their own, loaded when that language is in use.
 */
export type ByLanguage<T> = { readonly en: T } & Readonly<Record<Late, () => Promise<T>>>;

type Part = ByLanguage<unknown>;

const PSEUDO = 'en-XA';

/** Every part whose file is here. */
const known = new Set<Part>();
/** What is here of the language in use; nothing for English. */
let messages: ReadonlyMap<Part, unknown> = new Map();
let current: Language | typeof PSEUDO = 'en';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The part in a language; where its file cannot be had, in English. */
async function loaded(part: Part, language: typeof current): Promise<unknown> {
  try {
    if (hasPseudoLanguage && language === PSEUDO) return (await import('./pseudo.ts')).pseudo(part.en);
    return language === 'en' || language === PSEUDO ? part.en : await part[language]();
  } catch (error) {
    console.warn(`words in ${language}:`, error);
    return part.en;
  }
}

/**
 * Makes a part known, so that its words are there before what shows them (boot/lazyComponent.ts). The type of the English
 * text says what the others have to be, so a long text has its type beside it; the compiler says in a sentence where one of
 * them is not like it (translation.ts).
 */
export function inLanguages<English, Loaders extends Partial<Record<Late, () => Promise<AnyText<English>>>>>(
  part: { readonly en: English } & Loaders & CheckedLoaders<NoInfer<English>, Loaders>,
): ByLanguage<English> {
  // That is what checked loaders are, which the compiler cannot see of those that it has yet to infer.
  const checked = part as unknown as ByLanguage<English>;
  known.add(checked);
  return checked;
}

/** The words of every known part in a language, those that are here among them; the same map, where nothing is missing. */
async function messagesIn(language: typeof current, here: typeof messages): Promise<typeof messages> {
  const missing = language === 'en' ? [] : [...known].filter((part) => !here.has(part));
  if (missing.length === 0) return here;
  const entries = await Promise.all(missing.map(async (part) => [part, await loaded(part, language)] as const));
  // A file that came meanwhile has brought words of its own.
  return messagesIn(language, new Map([...here, ...entries]));
}

/** Loads what is missing of the language in use. Never throws. */
export async function loadMessages(): Promise<void> {
  const [language, before] = [current, messages];
  const all = await messagesIn(language, before);
  if (language !== current) return loadMessages();
  if (all === before) return;
  messages = new Map([...messages, ...all]);
  tell();
}

/** The language in use. */
export const language = (): string => current;

/** True for the tag of a language that the shop speaks. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && (LANGUAGES.some((known) => known === tag) || (hasPseudoLanguage && tag === PSEUDO));
}

/** Changes the language of all that is shown, once its words are here, and its letters with them. Never throws. */
export async function speak(next: Language, letters?: Promise<unknown>): Promise<void> {
  if (next === current) return loadMessages();
  const early = await messagesIn(next, new Map());
  await letters;
  messages = await messagesIn(next, early);
  current = next;
  tell();
}

/** A part's words in the language in use. Asked for when they are needed, never kept by a module. */
export function messagesOf<T>(part: ByLanguage<T>): T {
  return (messages.get(part) ?? part.en) as T;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for components, which are drawn anew when the language changes. */
export function useMessages<T>(part: ByLanguage<T>): T {
  const now = (): T => messagesOf(part);
  return useSyncExternalStore(subscribe, now, now);
}

/** The tag of the language in use, for components. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, language, language);
}
