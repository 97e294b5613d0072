import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { AllKeywords, useAllKeywords } from '#features/keywords/AllKeywords.tsx';
import { trailData } from '#seo/shopData.ts';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

const trail = (): readonly BreadcrumbItem[] => [
  { label: messagesOf(commonMessages).breadcrumbs.home, to: paths.home },
  { label: messagesOf(publicPageMessages).keywords.title },
];

/** The head of the keywords listing. */
export function head(): Head {
  const { title, description } = messagesOf(publicPageMessages).keywords;
  return { title, description, canonicalPath: paths.keywords, structured: trailData(trail()) };
}

const LISTS = ['keywords'] as const;

export function KeywordsPage() {
  const keywordsText = useMessages(publicPageMessages).keywords;
  const { keywords, isStartUp, retry } = useAllKeywords();
  return (
    <>
      <Seo head={head()} />
      {isStartUp && <StaleNotice lists={LISTS} />}
      <div className="wrap pt-2 pb-section-phone md:pt-4 md:pb-section">
        <Breadcrumbs trail={trail()} />
        <h1 tabIndex={-1} className="mt-3 text-h1-phone md:text-h1">
          {keywordsText.title}
        </h1>
        <p className="mt-3 mb-8 max-w-prose text-ink-2 md:mb-12 md:text-lead">{keywordsText.description}</p>
        <SectionBoundary>
          <AllKeywords keywords={keywords} retry={retry} />
        </SectionBoundary>
      </div>
    </>
  );
}
