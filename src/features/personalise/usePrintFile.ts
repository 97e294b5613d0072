import { useEffect, useEffectEvent, useState } from 'react';

import { whenIdleInOrder } from '#boot/idleQueue.ts';
import { loadMessages } from '#content/messages.ts';
import type { Order } from '#domain/order/order.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import type { DesignToSend } from './designsToSend.ts';
import type { PrintFiles } from './printFileJob.ts';
import { useLongWork, type LongWork } from './useLongWork.ts';

export type PrintFile = ReturnType<typeof usePrintFile>;

const isUsable = (work: LongWork<PrintFiles>): boolean =>
  work.status === 'working' || (work.status === 'done' && work.result.status === 'made');

/**
 * The print file of an order, made in a worker, once for a panel and its dialog. With `isAhead` it is made before the shopper
 * asks for it, when the device is idle and data need not be saved. Leaving the component cancels the work.
 */
export function usePrintFile(
  order: Order,
  designs: readonly DesignToSend[],
  { isAhead }: { readonly isAhead: boolean },
) {
  const { readPhoto } = useShopActions();
  const [isDataSaverOn] = useDataSaver();
  const { work, start, cancel } = useLongWork<PrintFiles>(async (signal, onProgress) => {
    // The code that draws is loaded when a file is made: with the dialog, since a chunk of its own would move what several pages
    // share into the chunk of all pages.
    const { printFileJob } = await import('./SendDialog.tsx');
    await loadMessages();
    return printFileJob(order, designs, readPhoto)(signal, onProgress);
  });
  /** What goes into the file: with other designs, or other numbers of pieces, it is another one. */
  const key = JSON.stringify([order.id, designs.map(({ record, pieces }) => [record.design.id, pieces])]);
  const [madeOf, setMadeOf] = useState<string | null>(null);
  const make = (): void => {
    setMadeOf(key);
    void start();
  };
  const isCurrent = madeOf === key && isUsable(work);
  const makeAhead = useEffectEvent((): void => {
    if (!isCurrent) make();
  });
  const isWanted = isAhead && !isDataSaverOn && designs.length > 0;
  useEffect(() => (isWanted ? whenIdleInOrder(makeAhead) : undefined), [isWanted, key]);
  return {
    work,
    /** The files where they are ready to be sent; else null. */
    ready: isCurrent && work.status === 'done' && work.result.status === 'made' ? work.result.files : null,
    /** Makes the file, unless it is made already or being made. */
    ensure: (): void => {
      if (!isCurrent) make();
    },
    /** Makes the file again. */
    make,
    cancel,
    /** Call when nobody waits for the file any more: one that was begun ahead is finished. */
    leave: (): void => {
      if (!isWanted && work.status === 'working') cancel();
    },
  };
}
