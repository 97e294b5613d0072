import { GridSkeleton } from '#ui/ProductGrid.tsx';

/** The boxes of a grid of gifts before the gifts arrive, and the words that say so. */
export function LoadingGrid({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <div className="relative">
      <GridSkeleton count={count} layout="five" />
      <p
        role="status"
        className="absolute top-20 left-1/2 -translate-x-1/2 rounded-full bg-ivory px-5 py-2 text-small whitespace-nowrap text-ink-2"
      >
        {text}
      </p>
    </div>
  );
}
