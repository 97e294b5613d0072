import { useCallback } from 'react';

import { productPrints } from '#config/shopPrints.ts';
import { settings } from '#config/settings.ts';
import { inAppMessages } from '#content/inAppMessages.ts';
import { useMessages } from '#content/messages.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import { sheetsOf } from '#domain/design/layouts.ts';
import { mountOf } from '#domain/design/mount.ts';
import { archiveName, labPictureName } from '#domain/design/labPictureName.ts';
import type { PrintPlan } from '#domain/design/printSharpness.ts';
import { orderReference, type Order } from '#domain/order/order.ts';
import { useInAppBrowser } from '#lib/inAppBrowser.ts';
import { artOf, photosIn, planOf, type SheetArt } from '#photo/art.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { printedDesign, printedSize } from '#photo/press/orderDocument.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { DesignToSend } from './designsToSend.ts';
import { SaveLink } from './SendSteps.tsx';
import { useLongWork, type Job } from './useLongWork.ts';
import { WorkProgress } from './WorkProgress.tsx';

/** Reads a photo of this device; null where the device does not have it. */
export type ReadPhoto = ReturnType<typeof useShopActions>['readPhoto'];

/** One print of an order. */
type Print = {
  readonly toSend: DesignToSend;
  /** The ordered size. */
  readonly size: string;
  readonly art: SheetArt;
  /** How large it is printed. */
  readonly plan: PrintPlan;
  /** Which print of the design it is, counted from 1, and of how many. */
  readonly sheet: number;
  readonly sheets: number;
};

const isDrawn = ({ places, texts }: SheetArt): boolean =>
  texts.length > 0 || places.some(({ photo }) => photo !== null);

/** The prints of these designs that have something on them. */
function printsOf(designs: readonly DesignToSend[]): readonly Print[] {
  return designs.flatMap((toSend) => {
    const ordered = { item: toSend.item, design: toSend.record.design };
    const [design, size] = [printedDesign(ordered), printedSize(ordered)];
    const { offer } = productPrints(design.gift, size);
    const sheets = sheetsOf(offer, design.layout);
    const arts = artOf(design, offer);
    const pieces = sheets.map(({ piece }) => piece);
    // The mount of a collage frame follows its prints where it has text, without the photos in its openings.
    const mount = arts[0]?.mount;
    const drawn = mount && mount.texts.length > 0 ? [...arts, { ...mount, places: [] }] : arts;
    return drawn.flatMap((art, at) => {
      const plan = planOf(art, pieces[at] ?? mountOf(offer)?.piece ?? null);
      return isDrawn(art) ? [{ toSend, size, art, plan, sheet: at + 1, sheets: drawn.length }] : [];
    });
  });
}

type LabFile = {
  /** The picture, or an archive of several. */
  readonly file: File;
  readonly pictures: readonly File[];
  /** How many pictures are less sharp than their photos, because this device could not draw them larger. */
  readonly lowered: number;
};

/**
 * Draws the prints of an order as JPEG files, one after another in a worker: one file, or an archive of several.
 * @throws Error where a photo is not on the device, or a picture could not be drawn
 */
function labPicturesJob(order: Order, designs: readonly DesignToSend[], readPhoto: ReadPhoto): Job<LabFile> {
  const name = { shop: settings.shopName, order: orderReference(order) };
  return async (signal, onProgress) => {
    const worker = openPhotoWorker();
    signal.addEventListener('abort', worker.close);
    try {
      const prints = printsOf(designs);
      const files: File[] = [];
      let lowered = 0;
      for (const [at, { toSend, size, art, plan, sheet, sheets }] of prints.entries()) {
        onProgress({ step: at + 1, of: prints.length });
        const photos: Record<string, Blob> = {};
        for (const hash of photosIn([art])) {
          const photo = await readPhoto(hash);
          if (!photo) throw new Error('a photo is not on this device');
          photos[hash] = photo;
        }
        signal.throwIfAborted();
        const answer = await worker.ask({ kind: 'print', art, files: photos, plan });
        if (answer.status !== 'printed') throw new Error(`print ${at + 1}: ${answer.status}`);
        if ((answer.ppi ?? 0) < (plan.ppi ?? 0)) lowered += 1;
        const fileName = labPictureName({
          ...name,
          item: order.items.indexOf(toSend.item) + 1,
          product: toSend.record.design.gift.name,
          size,
          design: toSend.number,
          designs: toSend.of,
          sheet,
          sheets,
        });
        files.push(new File([answer.picture], fileName, { type: 'image/jpeg' }));
      }
      const [only, ...others] = files;
      if (!only) throw new Error('nothing to print');
      if (others.length === 0) return { file: only, pictures: files, lowered };
      const answer = await worker.ask({ kind: 'zip', files });
      if (answer.status !== 'zipped') throw new Error(`zip: ${answer.status}`);
      const archive = new File([answer.archive], archiveName(name), { type: 'application/zip' });
      return { file: archive, pictures: files, lowered };
    } finally {
      worker.close();
    }
  };
}

/** In an app's own browser, whose downloads often bring nothing: the pictures themselves, to press and hold. */
function LongPressPictures({ files }: { readonly files: readonly Blob[] }) {
  const t = useMessages(inAppMessages);
  if (useInAppBrowser() === null) return null;
  return (
    <div className="grid w-full gap-3">
      <p role="status" className="text-small font-medium text-ink-2">
        {t.hold}
      </p>
      {files.map((file, at) => (
        <LongPressPicture key={at} file={file} name={t.picture(at + 1, files.length)} />
      ))}
    </div>
  );
}

function LongPressPicture({ file, name }: { readonly file: Blob; readonly name: string }) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={name} className="w-full max-w-sm bg-white shadow-soft" />;
}

type LabPicturesProps = { readonly order: Order; readonly designs: readonly DesignToSend[] };

/** The prints as JPEG pictures, for a photo lab that takes no PDF. They are made when the shopper asks for them. */
export function LabPictures({ order, designs }: LabPicturesProps) {
  const t = useMessages(sendingMessages);
  const { readPhoto } = useShopActions();
  const { work, start, cancel } = useLongWork(labPicturesJob(order, designs, readPhoto));
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-small text-gold-text">{t.lab.title}</summary>
      <div className="grid justify-items-start gap-3 pb-2">
        <p className="text-small text-ink-2">{t.lab.help}</p>
        {work.status === 'failed' && (
          <p role="alert" className="font-medium text-error">
            {t.lab.failed}
          </p>
        )}
        {work.status === 'done' && work.result.lowered > 0 && (
          <p className="text-small text-ink-2">{t.lowered(work.result.lowered)}</p>
        )}
        {work.status === 'done' && (
          <SaveLink file={work.result.file}>
            <Icon name="download" />
            <span>{t.lab.download(work.result.pictures.length, megabytes(work.result.file.size))}</span>
          </SaveLink>
        )}
        {work.status === 'done' && <LongPressPictures files={work.result.pictures} />}
        {work.status === 'working' && (
          <div className="w-full">
            <WorkProgress
              title={t.lab.making}
              progress={work.progress}
              stepText={t.lab.picture}
              cancelLabel={t.cancel}
              onCancel={cancel}
            />
          </div>
        )}
        {work.status !== 'done' && work.status !== 'working' && (
          <Button size="small" onClick={() => void start()}>
            {work.status === 'failed' ? t.retry : t.lab.make}
          </Button>
        )}
      </div>
    </details>
  );
}
