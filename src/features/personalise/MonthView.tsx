import { useCallback, useEffect, useState } from 'react';

import { calendarMessages } from '#content/calendarMessages.ts';
import { useMessages } from '#content/language.ts';
import type { SheetArt } from '#photo/art.ts';
import { CALENDAR_PAGE, type MonthPage } from '#photo/calendarPage.ts';
import { latestOnly } from '#photo/latestOnly.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';

const PIXELS_PER_MM = 5;
const PIXELS = {
  width: CALENDAR_PAGE.trim.width * PIXELS_PER_MM,
  height: CALENDAR_PAGE.trim.height * PIXELS_PER_MM,
};

type MonthViewProps = { readonly art: SheetArt; readonly page: MonthPage; readonly worker: PhotoWorker };

/** The page of one month, large enough to read its holidays. */
export function MonthView({ art, page: { name, year, holidays }, worker }: MonthViewProps) {
  const t = useMessages(calendarMessages);
  const [latest, setLatest] = useState<ReturnType<typeof latestOnly<SheetArt>> | null>(null);
  const attach = useCallback(
    (canvas: HTMLCanvasElement) => {
      const drawings = latestOnly<SheetArt>(async (next) => {
        const answer = await worker.ask({ kind: 'page', art: next, pixels: PIXELS });
        if (answer.status === 'composed') canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(answer.bitmap);
      });
      setLatest(drawings);
      return () => drawings.end();
    },
    [worker],
  );
  useEffect(() => latest?.add(art), [latest, art]);
  const days = holidays.map(({ day, text }) => `${day} ${text}`).join(', ');
  return (
    <canvas
      ref={attach}
      {...PIXELS}
      role="img"
      aria-label={t.page(`${name} ${year}`, days)}
      className="h-auto w-full rounded-sm bg-white shadow-soft"
    />
  );
}
