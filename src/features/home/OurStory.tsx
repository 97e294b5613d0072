import { settings } from '#config/settings.ts';
import { homeWords } from '#content/homeWords.ts';
import { useWords } from '#content/language.ts';
import { storyPoints } from '#content/story.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { StoryFilm } from './StoryFilm.tsx';

/** What the shop is for: a film and nine points in the same three columns. */
export function OurStory() {
  const t = useWords(homeWords);
  return (
    <section aria-labelledby="story" className="bg-cream py-section-phone md:py-section">
      <div className="wrap" data-aos="rise">
        <SectionHead id="story" title={t.story.title} />
        <div className="grid md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
          <div className="mb-5 self-start md:col-span-3 md:mb-8 lg:col-span-2 lg:row-span-3">
            <StoryFilm />
          </div>
          <ol className="contents">
            {useWords(storyPoints)(settings).map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[36px_1fr] content-start gap-3 border-t border-line py-5">
                <span aria-hidden="true" className="font-serif text-block text-gold-text tabular-nums">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
                  <p className="text-fine text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
