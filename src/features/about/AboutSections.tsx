import type { AboutSection } from '#content/about.ts';

/** What the shop makes, why, and how an order goes: three columns under gold lines. */
export function AboutSections({ sections }: { readonly sections: readonly AboutSection[] }) {
  return (
    <div className="wrap grid gap-10 pb-section-phone md:pb-section lg:grid-cols-3 lg:gap-x-6">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="border-t border-gold-soft pt-6 lg:pr-6">
          <h2 className="mb-4 text-block">{heading}</h2>
          <div className="grid max-w-prose gap-4 text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
