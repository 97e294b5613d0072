import type { Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { ProductCard, type Lead } from './ProductCard.tsx';

const layouts = {
  /** Five columns on wide screens, as on home. */
  five: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-5',
  /** Four cards beside a filter. */
  four: 'grid-cols-2 lg:grid-cols-4',
  /** Beside a filter. */
  three: 'grid-cols-2 lg:grid-cols-3',
  /** As wide as running text. */
  prose: 'grid-cols-2 md:grid-cols-3',
} as const;

const sizes = {
  five: '(min-width: 1271px) 222px, (min-width: 800px) 33vw, 50vw',
  four: '(min-width: 1200px) 210px, (min-width: 800px) 36vw, 50vw',
  three: '(min-width: 1200px) 288px, (min-width: 800px) 36vw, 50vw',
  prose: '(min-width: 1200px) 224px, (min-width: 800px) 33vw, 50vw',
} as const;

const leadSizes = '(min-width: 1271px) 222px, (min-width: 800px) 66vw, 100vw';

const spans: Record<Lead, string> = {
  phone: 'col-span-full md:col-span-1',
  tablet: 'md:col-span-2 xl:col-span-1',
  both: 'col-span-full md:col-span-2 xl:col-span-1',
};

/** The first product is wide if the grid's two or three columns would otherwise end in a gap. */
function leadFor(count: number): Lead | undefined {
  const onPhone = count % 2 === 1;
  const onTablet = count % 3 === 2;
  if (onPhone && onTablet) return 'both';
  if (onPhone) return 'phone';
  return onTablet ? 'tablet' : undefined;
}

const gaps = 'grid gap-x-3 gap-y-7 md:gap-x-6 md:gap-y-10';

type ProductGridProps = {
  readonly products: readonly Product[];
  readonly layout: keyof typeof layouts;
  /** Number of pictures on the first screen. */
  readonly priority?: number;
  /** The first product may be wide if that completes every row. */
  readonly hasLead?: boolean;
};

/** Products in a grid. */
export function ProductGrid({ products, layout, priority = 0, hasLead = false }: ProductGridProps) {
  const lead = hasLead ? leadFor(products.length) : undefined;
  return (
    <ul className={cx(gaps, layouts[layout])}>
      {products.map((product, index) => (
        <li key={product.id} className={cx('grid', index === 0 && lead && spans[lead])}>
          {/* If a product fails to render, only its own card is missing. */}
          <ErrorBoundary fallback={() => null}>
            <ProductCard
              product={product}
              sizes={index === 0 && lead ? leadSizes : sizes[layout]}
              isPriority={index < priority}
              {...(index === 0 && lead ? { lead } : {})}
            />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the same size while the products load. */
export function GridSkeleton({ count, layout }: { readonly count: number; readonly layout: keyof typeof layouts }) {
  return (
    <div aria-hidden="true" className={cx(gaps, layouts[layout])}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="skeleton aspect-card rounded-md" />
          <div className="skeleton mt-3.5 h-5.5 w-4/5 rounded-sm" />
          <div className="skeleton mt-1 h-5.5 w-2/5 rounded-sm" />
          <div className="mt-2 flex min-h-11 justify-between">
            <div className="skeleton my-2.5 h-6 w-16 rounded-sm" />
            <div className="skeleton h-11 w-24 rounded-sm" />
          </div>
        </div>
      ))}
    </div>
  );
}
