import type { Testimonial } from '#content/ownTexts.ts';
import { Picture } from '#components/Picture.tsx';

/** One customer's words beside the picture of their product. */
export function TestimonialQuote({
  testimonial,
  isEager = false,
}: {
  readonly testimonial: Testimonial;
  readonly isEager?: boolean;
}) {
  return (
    <figure className="grid max-w-280 items-center gap-7 md:grid-cols-[240px_1fr] md:gap-10 lg:grid-cols-[320px_1fr] lg:gap-18">
      <div className="mount max-w-60 md:max-w-none md:p-4 md:after:inset-3.75">
        <Picture
          url={testimonial.pic}
          alt=""
          width={320}
          sizes="(min-width: 1200px) 288px, 216px"
          upTo={720}
          isEager={isEager}
          className="aspect-square h-auto w-full"
        />
      </div>
      <div className="md:pb-17">
        <blockquote className="font-serif text-quote-phone tracking-[-0.01em] text-pretty lg:text-quote">
          <p lang="en">{`“${testimonial.comment}”`}</p>
        </blockquote>
        <figcaption lang="en" className="mt-6 font-semibold">
          {testimonial.name}
        </figcaption>
      </div>
    </figure>
  );
}
