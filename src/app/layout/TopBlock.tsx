import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ClientOnly } from '#ui/ClientOnly.tsx';

const TopBlockLanguages = lazyComponent(async () => (await import('./TopBlockLanguages.tsx')).TopBlockLanguages);

const withoutLanguages = () => null;

/** The slim bar above the header: delivery days, hours and town, and the language choice. */
export function TopBlock() {
  const t = useMessages(shopMessages);
  const isHydrated = useHydrated();
  return (
    <div className="relative bg-sand text-note text-ink-2 print:hidden">
      <div className="wrap flex min-h-8 items-center justify-between gap-4 md:min-h-9 md:gap-6">
        <p className="inline-flex items-center gap-2">
          <Icon name="truck" size="small" />
          <span>{t.header.delivery}</span>
        </p>
        <p className="hidden items-center gap-2 md:inline-flex">
          <Icon name="clock" size="small" />
          <span>{`${t.header.hours(settings.openingHours)}, ${settings.shopTown}`}</span>
        </p>
        {/* Reserves the space, so that nothing shifts when the links appear. */}
        <div className="min-w-24 shrink-0 md:min-w-48">
          {isHydrated && (
            // Only as many links as the bar has space for; the footer has them all.
            <ErrorBoundary fallback={withoutLanguages}>
              <ClientOnly part={TopBlockLanguages} until={whenIdle}>
                <TopBlockLanguages />
              </ClientOnly>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </div>
  );
}
