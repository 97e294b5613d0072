import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

import { fitsBeside, isOrdered, isSameDraft, type DraftKey } from '#domain/photoDraft.ts';
import {
  countedOnce,
  everyFacts,
  factsKeyOf,
  isFacts,
  nameOf,
  photoIdOf,
  photoKeyOf,
  photoNameOf,
  setAside,
  type Draft,
  type DraftFacts,
} from './draftFacts.ts';

/** Kept on the device, or with the page alone: because the limit is reached, or because the browser keeps nothing. */
export type KeepResult = 'kept' | 'full' | 'refused';

// Facts and photos lie apart, so that moving a crop does not write the photo again.
let database: UseStore | null = null;
const open = (): UseStore => (database ??= createStore('kanuka', 'photos'));
/** What the device refused lives here until the page goes. */
const memory = new Map<string, Draft>();

async function stored(): Promise<readonly DraftFacts[]> {
  try {
    const all: unknown[] = await open()('readonly', (store) => promisifyRequest(store.getAll(everyFacts())));
    return all.filter(isFacts);
  } catch {
    return [];
  }
}

/** What is known of every draft, the latest first. */
export async function allFacts(): Promise<readonly DraftFacts[]> {
  const onDevice = (await stored()).filter((facts) => !memory.has(nameOf(facts)));
  const inMemory = [...memory.values()].map(({ facts }) => facts);
  return [...inMemory, ...onDevice].toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Every draft, the latest first, and whether it outlives the page. */
export async function listDrafts(): Promise<readonly (DraftFacts & { readonly isKept: boolean })[]> {
  return countedOnce(await allFacts()).map((facts) => ({ ...facts, isKept: !memory.has(nameOf(facts)) }));
}

/** A draft with its photo; null when there is none, or the device lost the photo. */
export async function readDraft(key: DraftKey): Promise<Draft | null> {
  const placed = memory.get(nameOf(key));
  if (placed) return placed;
  try {
    return await open()('readonly', async (store) => {
      const facts: unknown = await promisifyRequest<unknown>(store.get(factsKeyOf(key)));
      if (!isFacts(facts)) return null;
      const file: unknown = await promisifyRequest<unknown>(store.get(photoKeyOf(facts)));
      return file instanceof Blob ? { facts, file } : null;
    });
  } catch {
    return null;
  }
}

/** False where another tab took the photo away meanwhile, or put another one in its place. */
const isStillThere = (before: DraftFacts | undefined, file: Blob): boolean =>
  before !== undefined && before.bytes - before.preview.size === file.size;

/** Keeps a draft in place of the one before, unless that was ordered. Where the photo lies there already only the facts are written. */
export async function keepDraft(draft: Draft, isChosenAnew: boolean): Promise<KeepResult> {
  const name = nameOf(draft.facts);
  const placed = memory.get(name);
  const all = await stored();
  const before = placed?.facts ?? all.find((facts) => isSameDraft(facts, draft.facts));
  const isNewPhoto = isChosenAnew || !isStillThere(before, draft.file);
  const isChanged = isNewPhoto || JSON.stringify(before?.placement) !== JSON.stringify(draft.facts.placement);
  const aside = before && isOrdered(before) && isChanged ? setAside(before) : null;
  const { orders, unnumbered } = before ?? {};
  const others = all.filter((other) => !isSameDraft(other, draft.facts));
  const owners = [...others, ...(aside ? [aside] : [])];
  const { photoId: _, ...own } = draft.facts;
  const isTaken = owners.some((other) => photoNameOf(other) === photoNameOf({ ...own, ...photoIdOf(before) }));
  const facts: DraftFacts = {
    ...own,
    ...(!aside && orders && { orders }),
    ...(!aside && unnumbered && { unnumbered }),
    // A photo that was ordered is never written over, whatever became of the gift's draft since.
    ...(isNewPhoto && isTaken ? { photoId: Date.now() } : photoIdOf(before)),
  };
  if (placed && aside) memory.set(nameOf(aside), { facts: aside, file: placed.file });
  const rest = countedOnce([facts, ...others, ...(aside && !placed ? [aside] : [])]).slice(1);
  const fits = fitsBeside(rest, facts, facts.bytes);
  try {
    await open()('readwrite', (store) => {
      if (aside && !placed) {
        store.put(aside, factsKeyOf(aside));
        store.delete(factsKeyOf(facts));
      }
      if (fits) {
        store.put(facts, factsKeyOf(facts));
        if (isNewPhoto || placed) store.put(draft.file, photoKeyOf(facts));
      }
      return promisifyRequest(store.transaction);
    });
  } catch {
    // Nothing was written, so the ordered photo still lies where it did: it is placed under its own name, not hidden.
    const ordered = aside && !placed ? await readDraft(draft.facts) : null;
    if (aside && ordered) memory.set(nameOf(aside), { facts: aside, file: ordered.file });
    memory.set(name, { facts, file: draft.file });
    return 'refused';
  }
  if (fits) memory.delete(name);
  else memory.set(name, { facts, file: draft.file });
  return fits ? 'kept' : 'full';
}

/** Changes facts that are kept already; what the browser refuses stays as it was. */
export async function rewrite(changed: readonly DraftFacts[]): Promise<void> {
  const onDevice = changed.filter((facts) => {
    const placed = memory.get(nameOf(facts));
    if (placed) memory.set(nameOf(facts), { ...placed, facts });
    return !placed;
  });
  if (onDevice.length === 0) return;
  await open()('readwrite', (store) => {
    for (const facts of onDevice) store.put(facts, factsKeyOf(facts));
    return promisifyRequest(store.transaction);
  }).catch(() => {});
}

/** Takes drafts off the device, unless they are to stay for their orders; false when the browser would not let us. */
export async function deleteDrafts(keys: readonly DraftKey[], isForGood: boolean): Promise<boolean> {
  const isMeant = (facts: DraftFacts): boolean => keys.some((key) => isSameDraft(key, facts));
  const asideOf = (facts: DraftFacts): readonly DraftFacts[] =>
    !isForGood && isMeant(facts) && isOrdered(facts) ? [setAside(facts)] : [];
  for (const { facts, file } of [...memory.values()].filter((draft) => isMeant(draft.facts))) {
    memory.delete(nameOf(facts));
    for (const aside of asideOf(facts)) memory.set(nameOf(aside), { facts: aside, file });
  }
  const all = await stored();
  const aside = all.flatMap(asideOf);
  const wanted = new Set([...all.filter((facts) => !isMeant(facts)), ...aside].map((facts) => photoNameOf(facts)));
  try {
    await open()('readwrite', (store) => {
      for (const facts of all.filter(isMeant)) {
        store.delete(factsKeyOf(facts));
        if (!wanted.has(photoNameOf(facts))) store.delete(photoKeyOf(facts));
      }
      for (const facts of aside) store.put(facts, factsKeyOf(facts));
      return promisifyRequest(store.transaction);
    });
    return true;
  } catch {
    return false;
  }
}
