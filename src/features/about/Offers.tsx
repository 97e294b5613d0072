import { paths } from '#config/paths.ts';
import type { AboutOffers } from '#content/about.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type OffersProps = { readonly id: string; readonly offers: AboutOffers };

/** What the shop is asked for rather than sells; each offer leads to the form with its subject filled in. */
export function Offers({ id, offers: { heading, text, offers } }: OffersProps) {
  const aboutText = useWords(accountWords).about;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={heading} />
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-6">
        <p className="max-w-prose text-lead text-ink-2 lg:pt-4 lg:pr-6">{text}</p>
        {offers.map(({ title, text: offer, contactSubject }) => (
          <div key={title} className="flex flex-col items-start border-t border-line pt-5 lg:pr-6">
            <h3 className="mb-2 text-h3">{title}</h3>
            <p className="mb-6 max-w-prose text-ink-2">{offer}</p>
            <ButtonLink to={paths.contactAbout(contactSubject)} className="mt-auto">
              {aboutText.ask(contactSubject)}
              <Icon name="arrow" />
            </ButtonLink>
          </div>
        ))}
      </div>
    </section>
  );
}
