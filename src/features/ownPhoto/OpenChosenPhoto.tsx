import { useEffect, useEffectEvent, useRef } from 'react';

import { loadMessages } from '#content/messages.ts';
import type { OwnPhoto } from '#domain/design/storedOwnPhoto.ts';
import type { RefusedPhoto } from '#domain/image/photoCheck.ts';
import type { Store } from '#lib/store.ts';
import { closePhoto } from '#photo/workerMessages.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { designerNow } from '#shop/designs/designOwner.ts';
import { chooseOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import type { ShopState } from '#shop/state.ts';
import { handOver, PHOTO_SIDE } from './cardRenderer.ts';

/** Why a file cannot be used; the texts are loaded with the first such file. */
async function refusal(answer: RefusedPhoto): Promise<string> {
  const { problemText } = await import('#content/photoProblem.ts');
  await loadMessages();
  return problemText(answer);
}

/** Opens a file and shows it on every product; returns why it cannot be used, else ''. */
async function openChosenPhoto(store: Store<ShopState>, file: File): Promise<string> {
  const by = designerNow();
  const worker = openPhotoWorker();
  const answer = await worker.ask({ kind: 'open', file, side: PHOTO_SIDE });
  if (answer.status !== 'opened') {
    worker.close();
    return answer.status === 'refused' ? refusal(answer) : '';
  }
  closePhoto(answer.photo);
  const { photo, size, copied, file: copy } = answer.photo;
  const chosen: OwnPhoto = { photo, name: file.name, pixels: size, at: Date.now(), ...(copied && { copied }) };
  // Drawing begins with the photo that is open already.
  handOver(photo, worker);
  await chooseOwnPhoto(store, chosen, copy, by);
  return '';
}

type OpenChosenPhotoProps = { readonly file: File; readonly onEnd: (problem: string) => void };

/** Opens a chosen file. Loaded with the first one. */
export function OpenChosenPhoto({ file, onEnd }: OpenChosenPhotoProps) {
  const { store } = useShopInstance();
  const begun = useRef<File>(null);
  const begin = useEffectEvent(async (): Promise<void> => {
    begun.current = file;
    onEnd(await openChosenPhoto(store, file));
  });
  useEffect(() => {
    if (begun.current !== file) void begin();
  }, [file]);
  return null;
}
