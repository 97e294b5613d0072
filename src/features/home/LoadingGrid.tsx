import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { Button } from '#ui/Button.tsx';
import { GridSkeleton } from '#blocks/ProductGrid.tsx';

type LoadingGridProps = { readonly text: string; readonly count: number; readonly onRetry: () => void };

/** The boxes of a grid of gifts before the gifts arrive, and the words that say so; a long wait offers a way out. */
export function LoadingGrid({ text, count, onRetry }: LoadingGridProps) {
  const t = useWords(shopWords);
  const isSlow = useSlow(true);
  return (
    <div className="relative">
      <GridSkeleton count={count} layout="five" />
      <div className="absolute top-20 left-1/2 grid -translate-x-1/2 justify-items-center gap-3">
        <p role="status" className="rounded-full bg-ivory px-5 py-2 text-small whitespace-nowrap text-ink-2">
          {isSlow ? t.waiting.slow : text}
        </p>
        {isSlow && <Button onClick={onRetry}>{t.waiting.retry}</Button>}
      </div>
    </div>
  );
}
