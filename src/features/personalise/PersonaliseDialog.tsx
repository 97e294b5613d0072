import '#styles/personalise.css';

import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { isEmpty, type Design } from '#domain/design.ts';
import { designCheck, slotsOf } from '#domain/designCheck.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import { placesFor, type PlacesOffer } from '#domain/layouts.ts';
import { printAreaOf, type PrintArea } from '#domain/mockup.ts';
import { STANDARD_SIZE, type Product } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { openPhotoWorker, type PhotoWorker } from '#photo/photoWorker.ts';
import { Button } from '#ui/Button.tsx';
import { Chooser, type ChooserState } from './Chooser.tsx';
import { DesignKeeping } from './DesignKeeping.tsx';
import { DesignPanels } from './DesignPanels.tsx';
import { DialogHead } from './DialogHead.tsx';
import { Problems } from './Problems.tsx';
import { PrintCheck } from './PrintCheck.tsx';
import { SizeStrip } from './SizeStrip.tsx';
import { Stage, type StageHandle } from './Stage.tsx';
import { StageNote } from './StageNote.tsx';
import { TransferLine } from './TransferLine.tsx';
import { useDesigning } from './useDesigning.ts';
import { useIncoming } from './useIncoming.ts';

export type PersonaliseDialogProps = {
  readonly product: Product;
  /** The size chosen on the page; '' before a choice. */
  readonly size: string;
  /** Absent where the size is settled already. */
  readonly onSize?: (size: string) => void;
  /** What the design is for, and what it has had so far; the same as long as the screen is open. */
  readonly target: DesignTarget;
  readonly before: Design | null;
  /** Another number shows the screen again, if the shopper comes back while the last picture is being drawn. */
  readonly visit: number;
  readonly onClose: () => void;
};

/** The gift with the shopper's photos and words, and everything that places them. Loaded when it is opened. */
export function PersonaliseDialog({ product, size, onSize, target, before, visit, onClose }: PersonaliseDialogProps) {
  const dialog = useModal(visit);
  // Putting a dialog over a page is work enough for one task: what is in it follows in the next, and both are seen at once.
  const [isFurnished, setFurnished] = useState(false);
  useTimeout(() => setFurnished(true), 0);
  const [worker] = useState(openPhotoWorker);
  useEffect(() => worker.close, [worker]);
  const [active, setActive] = useState(0);
  const stage = useRef<StageHandle>(null);
  const capture = useCallback(async () => (await stage.current?.capture()) ?? null, []);
  // Before a size is chosen a gift has as many places as its first one.
  const offer = useMemo(() => placesFor(product, size || (product.sizes[0] ?? '')), [product, size]);
  const area = useMemo(() => printAreaOf(product, size), [product, size]);
  const designing = useDesigning({ product, size, offer, target, before, worker, capture });
  const { content, photos, opening, problems, remark, addFiles } = designing;
  const slots = useMemo(() => slotsOf(offer, content.layout, area.shape), [offer, content.layout, area.shape]);
  const isBare = isEmpty(content);
  const isOpen = content.places.every((place) => place === null || photos.has(place.photo));
  const arts = useMemo(
    () => (isBare || !isOpen ? null : artOf(content, offer, area.shape)),
    [isBare, isOpen, content, offer, area.shape],
  );
  // Where no place is empty another file takes the place that is worked on.
  const isFull = content.places.every((place) => place !== null);
  const into = slots.length === 1 || isFull ? active : null;
  const take = (files: readonly File[]): void => addFiles(files, into);
  const { isOver, drops } = useIncoming(take);
  const leave = async (): Promise<void> => {
    designing.keepNow();
    // Whoever closes at once after choosing a photo has chosen it: it is drawn in the next task, and kept.
    if (opening > 0) {
      await designing.opened();
      await new Promise((resolve) => void setTimeout(resolve));
    }
    // The picture of the gift is taken before the screen goes.
    await stage.current?.settled();
    void designing.flush();
    if (!dialog.current?.open) onClose();
  };
  const check = designCheck(content, offer, area);
  const hasSizes = product.sizes.length > 1 || product.sizes[0] !== STANDARD_SIZE;
  const chooser = { isBusy: opening > 0, left: opening, isMany: slots.length > 1, onFiles: take };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="personalise-title"
      {...drops}
      onClose={() => void leave()}
      className={cx(
        'm-0 h-dvh max-h-none w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-ivory text-ink backdrop:bg-ink/70 open:grid md:m-auto md:h-fit md:max-h-[94dvh] md:w-[min(1120px,94vw)] md:rounded-md md:shadow-soft',
        !isFurnished && 'opacity-0',
      )}
    >
      <DialogHead product={product} designing={designing} check={check} onClose={() => dialog.current?.close()} />
      {isFurnished && (
        <div className="grid items-start gap-5 overflow-y-auto overscroll-contain pb-5 md:grid-cols-[minmax(0,1fr)_minmax(0,432px)] md:gap-8 md:p-6">
          <StageColumn {...{ product, area, arts, offer, isBare, worker, stage }} />
          <div className="grid min-w-0 gap-4 px-4 md:px-0">
            <Problems problems={problems} isReplacing={slots.length === 1 && !isBare} />
            {remark && (
              <p role="status" className="text-small text-ink-2">
                {remark}
              </p>
            )}
            <DesignPanels {...{ product, designing, offer, area, slots, active, setActive, isOver, chooser, worker }} />
            {onSize && hasSizes && !isBare && (
              <SizeStrip product={product} size={size} content={content} onSize={onSize} />
            )}
            {check && area.stated && <PrintCheck check={check} inches={area.stated} />}
            <DesignKeeping designing={designing} name={product.name} />
            <TransferLine />
          </div>
        </div>
      )}
      {!isBare && <Foot chooser={chooser} onDone={() => dialog.current?.close()} />}
    </dialog>
  );
}

type StageColumnProps = Pick<PersonaliseDialogProps, 'product'> & {
  readonly area: PrintArea;
  readonly arts: readonly SheetArt[] | null;
  readonly offer: PlacesOffer;
  readonly isBare: boolean;
  readonly worker: PhotoWorker;
  readonly stage: RefObject<StageHandle | null>;
};

function StageColumn({ product, area, arts, offer, isBare, worker, stage }: StageColumnProps) {
  return (
    <div className="md:sticky md:top-0">
      {/* On a phone gift and crop share the screen. */}
      <div className={isBare ? '' : 'mx-auto w-[min(100%,32dvh)] md:w-full'}>
        <Stage area={area} arts={arts} offer={offer} name={product.name} worker={worker} handle={stage} />
      </div>
      <StageNote area={area} offer={offer} product={product} isBare={isBare} />
    </div>
  );
}

function Foot({ chooser, onDone }: { readonly chooser: ChooserState; readonly onDone: () => void }) {
  const t = useWords(designingWords).design;
  return (
    <footer className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-6">
      <Chooser isQuiet {...chooser} />
      <Button tone="primary" onClick={onDone}>
        {t.done}
      </Button>
    </footer>
  );
}
