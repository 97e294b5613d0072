import type { AboutFeature } from '#content/about.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import type { IconName } from '#ui/icons.ts';

/** One drawing for each card, in the copy's order: designs, quality, delivery, people. */
const ICONS: readonly IconName[] = ['sliders', 'shield', 'truck', 'chat'];

/** Four reasons, a card each. docs/behaviour.md, About. */
export function FeatureCards({ features }: { readonly features: readonly AboutFeature[] }) {
  const aboutText = useWords(accountWords).about;
  return (
    <section aria-labelledby="features" className="bg-cream py-section-phone md:py-section">
      <div className="wrap">
        <SectionHead id="features" title={aboutText.features} />
        <ul className="grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
          {features.map(({ title, text }, index) => (
            <li
              key={title}
              className="flex gap-5 rounded-md border border-line bg-ivory p-6 md:flex-col md:gap-8 md:px-7 md:pt-8 md:pb-10"
            >
              <span className="grid size-12 flex-none place-items-center rounded-full border border-gold-soft text-maroon">
                <Icon name={ICONS[index] ?? 'check'} size="large" />
              </span>
              <div>
                <h3 className="mb-2 text-h3">{title}</h3>
                <p className="text-fine text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
