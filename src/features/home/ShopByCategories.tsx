import { CATEGORY_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListError } from '#ui/ListError.tsx';
import { CategoryName } from '#components/CategoryName.tsx';
import { Picture } from '#components/Picture.tsx';
import { GiftIdeas } from '#components/GiftIdeas.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-5 md:gap-x-4 md:gap-y-10 lg:gap-x-6 lg:gap-y-12';

/** Up to ten categories in lamp niches. */
export function ShopByCategories() {
  const t = useMessages(commonMessages);
  const categories = useList('categories');
  const { reload } = useShopActions();
  const shown = categories.status === 'ready' ? categories.data.slice(0, CATEGORY_LIMIT) : [];
  return (
    <section aria-labelledby="categories" className="wrap py-section-phone md:py-section">
      <SectionHeading id="categories" title={t.home.categories} />
      <div className={categories.status === 'loading' ? 'relative' : ''}>
        {categories.status === 'loading' && <NicheSkeletons />}
        <div className={categories.status === 'loading' ? 'absolute inset-x-0 top-20 z-1 grid justify-center' : ''}>
          <ListError list={categories} failed={t.waiting.failed.categories} onRetry={() => void reload('categories')} />
        </div>
      </div>
      {categories.status === 'ready' && shown.length === 0 && <EmptyState level={3} title={t.home.noCategories} />}
      {shown.length > 0 && (
        <ul className={grid}>
          {shown.map((category) => (
            <li key={category.id} className="flex flex-col text-center">
              <div className="niche aspect-card">
                <Picture
                  url={category.picture ?? undefined}
                  alt=""
                  width={400}
                  height={500}
                  upTo={720}
                  sizes="(min-width: 1200px) 204px, (min-width: 800px) 18vw, 46vw"
                  className="size-full"
                />
              </div>
              <h3 className="mt-3 mb-2 text-h4 break-anywhere md:mt-4 md:mb-3 lg:text-h3-niche">
                <CategoryName name={category.name} />
              </h3>
              <ButtonLink
                to={paths.category(category.name)}
                size="small"
                aria-label={t.home.viewDetailsOf(categoryLabel(t, category.name).label)}
                className="mt-auto self-center"
              >
                {t.home.viewDetails}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 md:mt-12 md:flex md:justify-center">
        <GiftIdeas />
      </div>
    </section>
  );
}

function NicheSkeletons() {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: CATEGORY_LIMIT }, (_, index) => (
        <div key={index} className="grid justify-items-center">
          <div className="niche aspect-card w-full">
            <div className="skeleton size-full" />
          </div>
          <div className="skeleton mt-4 mb-3 h-6.5 w-3/5 rounded-sm" />
          <div className="skeleton h-11 w-30 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
