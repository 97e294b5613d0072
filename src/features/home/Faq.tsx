import { useState } from 'react';

import { languageTag } from '#config/languages.ts';
import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { faq } from '#content/faq.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useLanguage, useMessages } from '#content/messages.ts';
import type { FaqEntry } from '#content/ownTexts.ts';
import { faqData } from '#domain/seo/structuredData.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/Heading.tsx';
import { StructuredData } from '#seo/Seo.tsx';

/** Ten questions in two columns. One answer is open at a time, at first the first one; it can be closed as well. */
export function Faq() {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const entries = useMessages(faq)(settings.openingHours, shopCapabilities);
  const [openId, setOpenId] = useState<string | null>(entries[0]?.id ?? null);
  const half = Math.ceil(entries.length / 2);
  return (
    <section aria-labelledby="faq" className="wrap py-section-phone md:py-section">
      {/* Not in home's head: the structured data belongs to the answers, which are loaded with this section. */}
      <StructuredData data={faqData(entries, languageTag(language))} />
      <SectionHeading id="faq" title={t.faq.title} />
      <div className="grid items-start md:grid-cols-2 md:gap-x-12">
        {[entries.slice(0, half), entries.slice(half)].map((column, index) => (
          <div
            key={index}
            className={cx(
              'divide-y divide-line border-t border-line',
              index === 1 && 'border-b',
              index === 0 && 'md:border-b',
            )}
          >
            {column.map((entry) => (
              <Question
                key={entry.id}
                entry={entry}
                isOpen={entry.id === openId}
                onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

type QuestionProps = { readonly entry: FaqEntry; readonly isOpen: boolean; readonly onToggle: () => void };

function Question({ entry, isOpen, onToggle }: QuestionProps) {
  const answerId = `faq-${entry.id}`;
  return (
    <div>
      <h3 className="font-sans text-large font-medium tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={onToggle}
          className={cx(
            'group flex min-h-17 w-full items-center justify-between gap-4 py-3 text-left hover:text-maroon',
            isOpen && 'text-maroon',
          )}
        >
          <span>{entry.question}</span>
          <span
            className={cx(
              'grid size-8 flex-none place-items-center rounded-full border transition-colors duration-300',
              isOpen
                ? 'border-maroon bg-maroon text-white'
                : 'border-gold-soft text-gold-text group-hover:border-maroon',
            )}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} size="small" />
          </span>
        </button>
      </h3>
      <div id={answerId} inert={!isOpen} className={cx('fold', isOpen && 'fold-open')}>
        <p className="overflow-hidden text-ink-2">
          <span className="block pr-8 pb-6 md:pr-14">{entry.answer}</span>
        </p>
      </div>
    </div>
  );
}
