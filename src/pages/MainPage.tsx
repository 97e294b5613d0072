import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { HomePage } from './HomePage.tsx';

/** Home's second variant: a header bar above the same content. Its head, canonical URL included, is home's. */
export function MainPage() {
  return (
    <>
      <SectionNav />
      <HomePage />
    </>
  );
}

/** The bar above home's second variant: the tagline, and links to the sections of the page. */
function SectionNav() {
  const t = useMessages(commonMessages);
  const { bar, best, story } = useMessages(homeMessages);
  const parts = [
    { id: 'latest', label: t.home.latest },
    { id: 'categories', label: t.home.categories },
    { id: 'best', label: best.title },
    { id: 'story', label: story.title },
  ];
  return (
    <div className="border-b border-line bg-cream">
      <div className="wrap flex items-center justify-between gap-8">
        <p className="hidden font-serif text-h4 lg:block">{t.tagline}</p>
        <nav aria-label={bar.label} className="flex min-w-0 gap-6 overflow-x-auto py-1.5">
          {parts.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex-none text-small leading-[2.75rem] font-semibold text-gold-text underline-offset-4 hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}
