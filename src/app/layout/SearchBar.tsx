import { useEffect, useState } from 'react';

import { MAX_SEARCH_LETTERS } from '#config/constants.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { useTextLimit } from '#lib/hooks/useTextLimit.ts';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';
import { takeFocus } from '#lib/takeFocus.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';

export type SearchBarProps = { readonly takesFocus: boolean; readonly onClose: () => void };

/**
 * The field's text. React paints the letter first and searches afterwards: on a cheap phone the letter would appear a
 * tenth of a second later otherwise. Navigation discards the pending search.
 */
function useSearchText(): readonly [text: string, type: (text: string) => void, clear: () => void] {
  const { query, change } = useUrlQuery();
  const [typed, setTyped] = useState<{ readonly text: string; readonly place: string }>();
  /** Where a search is typed: the screen and the text searched there. */
  const place = (): string => `${location.pathname} ${query.get('search')}`;
  const search = useStableCallback((text: string) =>
    change((next) => (text === '' ? next.delete('search') : next.set('search', text))),
  );
  const searchIn = useStableCallback((typedIn: string, text: string) => {
    if (typedIn === place()) search(text);
  });
  useEffect(() => {
    if (!typed) return;
    return afterPaint(() => {
      setTyped(undefined);
      searchIn(typed.place, typed.text);
    });
  }, [typed, searchIn]);
  const type = (text: string): void => setTyped({ text, place: place() });
  return [typed?.text ?? (query.get('search') ?? '').slice(0, MAX_SEARCH_LETTERS), type, () => search('')];
}

/** The collection's search. Its text is in the URL; closing the bar removes it. */
export function SearchBar({ takesFocus, onClose }: SearchBarProps) {
  const t = useMessages(shopMessages);
  const [text, type, clear] = useSearchText();
  const limited = useTextLimit(MAX_SEARCH_LETTERS, type);
  return (
    <div role="search" className="border-b border-line bg-cream">
      <form className="wrap py-4" onSubmit={(event) => event.preventDefault()}>
        <div className="relative mx-auto max-w-160">
          <Icon name="search" size="large" className="pointer-events-none absolute top-3 left-4 text-ink-3" />
          <input
            ref={takesFocus ? takeFocus : undefined}
            type="search"
            name="search"
            aria-label={t.collection.searchLabel}
            placeholder={t.collection.searchPlaceholder}
            value={text}
            {...limited.handlers}
            className="h-12 w-full appearance-none rounded-full border border-line-ui bg-white px-13 text-body placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton
            icon="close"
            label={t.collection.closeSearch}
            className="absolute top-0.5 right-0.5"
            onClick={() => {
              clear();
              onClose();
              focusHeading();
            }}
          />
        </div>
        <p role="status" className="mx-auto max-w-160 px-4 text-small text-ink-2">
          {limited.isCut && t.typing.cut(MAX_SEARCH_LETTERS)}
        </p>
      </form>
    </div>
  );
}
