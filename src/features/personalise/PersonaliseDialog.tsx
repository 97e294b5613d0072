import '#styles/personalise.css';

import { useCallback, useEffect, useRef, useState } from 'react';

import { personaliseWords } from '#content/personaliseWords.ts';
import { isTrimmed, printAreaOf } from '#domain/mockup.ts';
import { isSameDraft, type DraftKey } from '#domain/photoDraft.ts';
import { STANDARD_SIZE, type Product } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { Chooser } from './Chooser.tsx';
import { KeptLine } from './KeptLine.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';
import { PlacingPanel, SharpnessOf } from './PlacingPanel.tsx';
import { SizeStrip } from './SizeStrip.tsx';
import { Stage, type StageHandle } from './Stage.tsx';
import { useIncoming } from './useIncoming.ts';
import { usePersonalising } from './usePersonalising.ts';

export type PersonaliseDialogProps = {
  readonly product: Product;
  /** The size chosen on the page; '' before a choice. */
  readonly size: string;
  readonly onSize: (size: string) => void;
  /** Another number shows the screen again, if the shopper comes back while the last picture is being drawn. */
  readonly visit: number;
  readonly onClose: () => void;
};

/** The gift with the shopper's photo, and everything that places it. Loaded when it is opened. */
export function PersonaliseDialog({ product, size, onSize, visit, onClose }: PersonaliseDialogProps) {
  const t = useWords(personaliseWords).personalise;
  const dialog = useModal(visit);
  // Putting a dialog over a page is work enough for one task: what is in it follows in the next, and both are seen at once.
  const [isFurnished, setFurnished] = useState(false);
  useTimeout(() => setFurnished(true), 0);
  const [worker] = useState(openPhotoWorker);
  useEffect(() => worker.close, [worker]);
  const stage = useRef<StageHandle>(null);
  const capture = useCallback(async () => (await stage.current?.capture()) ?? null, []);
  const { placed, isOpening, problem, remark, kept, choose, place, flush, savePosition, keepAgain, remove } =
    usePersonalising(product, size, worker, capture);
  const take = useCallback((file: File) => void choose(file), [choose]);
  const { isOver, drops } = useIncoming(take);
  const leave = async (): Promise<void> => {
    // The picture of the gift is taken before the screen goes; how the photo lies is kept without waiting for it.
    await Promise.all([savePosition(), stage.current?.settled()]);
    void flush();
    if (!dialog.current?.open) onClose();
  };
  // Room was made for the photo in hand, unless that is what went.
  const afterRemoval = (keys: readonly DraftKey[]): Promise<void> =>
    placed && keys.some((key) => isSameDraft(key, placed.key)) ? remove() : keepAgain();
  const area = printAreaOf(product, size);
  const hasSizes = product.sizes.length > 1 || product.sizes[0] !== STANDARD_SIZE;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="personalise-title"
      {...drops}
      onClose={() => void leave()}
      className={cx(
        'm-0 h-dvh max-h-none w-screen max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-ivory text-ink backdrop:bg-ink/70 open:grid md:m-auto md:h-fit md:max-h-[94dvh] md:w-[min(1120px,94vw)] md:rounded-md md:shadow-soft',
        !isFurnished && 'opacity-0',
      )}
    >
      <header className="flex items-center gap-3 border-b border-gold-soft px-4 py-2 md:px-6 md:py-3">
        <div className="min-w-0 flex-1">
          <h2 id="personalise-title" className="text-h3-niche md:text-h3">
            {t.heading}
          </h2>
          <p className="truncate text-note text-ink-3">{product.name}</p>
        </div>
        <RoundButton icon="close" label={t.close} onClick={() => dialog.current?.close()} />
      </header>
      {isFurnished && (
        <div className="grid items-start gap-5 overflow-y-auto overscroll-contain pb-5 md:grid-cols-[minmax(0,1fr)_minmax(0,432px)] md:gap-8 md:p-6">
          <div className="md:sticky md:top-0">
            {/* On a phone gift and crop share the screen. */}
            <div className={placed ? 'mx-auto w-[min(100%,36dvh)] md:w-full' : ''}>
              <Stage area={area} placed={placed} name={product.name} worker={worker} handle={stage} />
            </div>
            <p className={cx('mt-2 px-4 text-note text-ink-3 md:px-0', placed && 'text-center md:text-left')}>
              {placed && isTrimmed(area) ? t.trimNote : t.previewNote}
            </p>
          </div>
          <div className="grid min-w-0 gap-4 px-4 md:px-0">
            {placed && <PlacingPanel placed={placed} area={area} place={place} />}
            {placed && hasSizes && <SizeStrip product={product} size={size} placed={placed} onSize={onSize} />}
            {placed && <SharpnessOf placed={placed} area={area} />}
            {!placed && (
              <div
                className={cx(
                  'grid justify-items-center gap-3 rounded-md border-2 border-dashed px-5 py-8 text-center md:py-14',
                  isOver ? 'border-maroon bg-cream' : 'border-line-ui',
                )}
              >
                <Icon name="image" size="huge" className="text-gold-text" />
                <Chooser isBusy={isOpening} isQuiet={false} onFile={take} />
                <p className="text-small text-ink-2 pointer-coarse:hidden">{isOver ? t.dropNow : t.drop}</p>
                <p className="text-note text-ink-3">{t.formats}</p>
              </div>
            )}
            <div role="alert" className="text-small font-medium text-error empty:hidden">
              {problem && (
                <p className="grid grid-cols-[20px_1fr] gap-2.5">
                  <Icon name="alert" />
                  <span>
                    {problem} {placed && t.stillThere}
                  </span>
                </p>
              )}
            </div>
            {remark && <p className="text-small text-ink-2">{remark}</p>}
            {placed && kept && <KeptLine kept={kept} name={product.name} onRemove={() => void remove()} />}
            {kept?.result === 'full' && <StoredPhotos onRemoved={(keys) => void afterRemoval(keys)} />}
            <p className="grid grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
              <Icon name="lock" className="text-gold-text" />
              {t.travels}
            </p>
          </div>
        </div>
      )}
      {placed && (
        <footer className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-6">
          <Chooser isBusy={isOpening} isQuiet onFile={take} />
          <Button tone="primary" onClick={() => dialog.current?.close()}>
            {t.done}
          </Button>
        </footer>
      )}
    </dialog>
  );
}
