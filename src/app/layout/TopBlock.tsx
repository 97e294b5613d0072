import { settings } from '#config/settings.ts';
import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';

/** The slim bar above the header: delivery days, hours and town. */
export function TopBlock() {
  const t = useWords(shopWords);
  return (
    <div className="bg-sand text-note text-ink-2">
      <div className="wrap flex min-h-8 items-center justify-center gap-6 md:min-h-9 md:justify-between">
        <p className="inline-flex items-center gap-2">
          <Icon name="truck" size="small" />
          {t.header.delivery}
        </p>
        <p className="hidden items-center gap-2 md:inline-flex">
          <Icon name="clock" size="small" />
          {t.header.hours(settings.openingHours)}, {t.header.town}
        </p>
      </div>
    </div>
  );
}
