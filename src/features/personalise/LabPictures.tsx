import { useMessages } from '#content/language.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { megabytes } from '#domain/design/design.ts';
import type { Order } from '#domain/order/order.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { DesignToSend } from './designsToSend.ts';
import { labPicturesJob } from './labPictures.ts';
import { LongPressPictures } from './LongPressPictures.tsx';
import { SaveLink } from './SaveLink.tsx';
import { useLongWork } from './useLongWork.ts';
import { WorkProgress } from './WorkProgress.tsx';

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
