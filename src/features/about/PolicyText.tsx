import { useState } from 'react';

import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { Policy, PolicySection } from '#content/ownTexts.ts';
import { cx } from '#lib/cx.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Reveal } from '#ui/Reveal.tsx';

/** A policy: the date of its last update, its contents, and its numbered parts. */
export function PolicyText({ policy }: { readonly policy: Policy }) {
  const policyText = useMessages(publicPageMessages).policy;
  return (
    <div className="wrap pt-8 pb-section-phone md:pt-14 md:pb-section">
      <header className="max-w-prose">
        <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
          {policy.title}
        </h1>
        <p className="mt-3 text-small text-ink-3">{policyText.updated(policy.updated)}</p>
        <p className="mt-5 text-lead text-ink-2">{policy.intro}</p>
      </header>
      <div className="mt-8 grid items-start gap-8 md:mt-14 lg:grid-cols-[theme(maxWidth.aside)_1fr] lg:gap-18">
        <PolicyContents sections={policy.sections} />
        <div className="max-w-prose">
          {policy.sections.map((section, index) => (
            <PolicyPart key={section.id} section={section} number={index + 1} />
          ))}
          <Reveal
            as="div"
            name="questions"
            className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-md bg-cream px-6 py-5 print:hidden"
          >
            <p className="text-h4 font-serif">{policyText.questions}</p>
            <ButtonLink to={paths.contactAbout(policy.title)}>{policyText.write}</ButtonLink>
          </Reveal>
        </div>
      </div>
    </div>
  );
}

type PolicyPartProps = { readonly section: PolicySection; readonly number: number };

function PolicyPart({ section: { id, heading, paragraphs, points }, number }: PolicyPartProps) {
  return (
    <Reveal name={id} aria-labelledby={id} className="border-t border-line py-8 md:py-10">
      <h2 id={id} className="mb-4 flex gap-4 text-h3 md:text-block">
        <span aria-hidden="true" className="w-6 flex-none text-gold-text tabular-nums">
          {number}
        </span>
        <span>{heading}</span>
      </h2>
      <div className="grid gap-4 text-ink-2 md:pl-10">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className="grid list-disc gap-2 pl-5 marker:text-gold">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </Reveal>
  );
}

/** Links to the parts of a policy: collapsed on a phone, beside the text on wide screens. */
function PolicyContents({ sections }: { readonly sections: readonly PolicySection[] }) {
  const policyText = useMessages(publicPageMessages).policy;
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      aria-label={policyText.contents}
      className="rounded-md bg-cream lg:sticky lg:top-26 lg:rounded-none lg:bg-transparent print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="contents"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between rounded-md px-5 font-semibold lg:hidden"
      >
        <span>{policyText.contents}</span>
        <Icon name="chevronDown" className={cx('transition-transform duration-200', isOpen && 'rotate-180')} />
      </button>
      <p aria-hidden="true" className="hidden border-b border-gold-soft pb-3 font-semibold lg:block">
        {policyText.contents}
      </p>
      <ol id="contents" className={cx('px-5 pb-3 lg:block lg:px-0 lg:pt-2', !isOpen && 'hidden')}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[--spacing(7)_1fr] items-center py-1.5 text-fine text-ink-2 hover:text-ink hover:underline lg:min-h-10"
            >
              <span aria-hidden="true" className="font-serif text-gold-text tabular-nums">
                {index + 1}
              </span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
