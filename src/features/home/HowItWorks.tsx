import { Picture } from '#components/Picture.tsx';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { howItWorksMessages } from '#content/howItWorksMessages.ts';
import { useMessages } from '#content/messages.ts';
import { SectionHeading } from '#ui/Heading.tsx';

/** The width of the largest file of these small pictures, in pixels. */
const WIDEST = 480;

/** From the product to its print, in three steps with pictures. */
export function HowItWorks() {
  const { title, steps } = useMessages(howItWorksMessages)(shopCapabilities);
  return (
    <section aria-labelledby="how" className="wrap pt-section-phone md:pt-section">
      <SectionHeading id="how" title={title} />
      <ol className="grid gap-5 md:grid-cols-3 md:gap-x-6 lg:gap-x-10">
        {steps.map(({ title: step, text, picture }, index) => (
          <li key={step} className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 md:gap-5">
            <Picture url={picture} alt="" width={88} upTo={WIDEST} className="size-22 rounded-sm" />
            <div>
              <h3 className="font-sans text-body font-semibold tracking-normal">
                <span className="font-serif text-gold-text">{`${index + 1} `}</span>
                <span>{step}</span>
              </h3>
              <p className="text-fine text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
