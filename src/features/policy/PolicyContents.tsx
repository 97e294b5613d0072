import { useState } from 'react';

import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import type { PolicySection } from '#content/policy.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';

/** Links to the parts of a policy: folded on the phone, beside the text on wide screens. */
export function PolicyContents({ sections }: { readonly sections: readonly PolicySection[] }) {
  const policyText = useWords(accountWords).policy;
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
        {policyText.contents}
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
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
