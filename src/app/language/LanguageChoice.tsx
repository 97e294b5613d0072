import { useLocation, useNavigate } from 'react-router-dom';

import { LANGUAGE_NAMES, SHORT_NAMES, LANGUAGES, languageOfPath, withoutLanguage } from '#config/languages.ts';
import { useLanguage, useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { cx } from '#lib/cx.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';
import { chooseLanguage } from './chooseLanguage.ts';

type LanguageChoiceProps = {
  /** Abbreviates names on phones. */
  readonly isNarrow?: boolean;
  readonly className?: string;
};

/** Each language in its own script; the page switches at once and keeps its position. */
export function LanguageChoice({ isNarrow = false, className }: LanguageChoiceProps) {
  const t = useMessages(commonMessages).language;
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const [isLanguageInQuery, changeQuery] = useUrlQuery((query) => query.has('lang'));
  const navigate = useNavigate();
  // The URL must not name another language than the page has. The page may have changed while the language was loading.
  const leaveLanguage = useStableCallback((): void => {
    const query = new URLSearchParams(search);
    query.delete('lang');
    const here = { pathname: withoutLanguage(pathname), search: String(query), hash };
    if (languageOfPath(pathname) !== null) void navigate(here, { replace: true, state });
    else if (isLanguageInQuery) changeQuery((next) => next.delete('lang'));
  });
  const follow = async (tag: string): Promise<void> => {
    await chooseLanguage(tag);
    leaveLanguage();
  };
  return (
    <div role="group" aria-label={t.label} className={cx('flex items-center', className)}>
      {LANGUAGES.map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === current}
          onClick={() => void follow(tag)}
          className="language"
        >
          {isNarrow && (
            <span aria-hidden="true" className="md:hidden">
              {SHORT_NAMES[tag]}
            </span>
          )}
          <span className={cx(isNarrow && 'max-md:sr-only')}>{LANGUAGE_NAMES[tag]}</span>
        </button>
      ))}
    </div>
  );
}
