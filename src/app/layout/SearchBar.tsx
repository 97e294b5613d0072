import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';

import { MAX_SEARCH_LETTERS } from '#config/constants.ts';
import { useMessages } from '#content/messages.ts';
import { useSearchLexicon } from '#content/searchLexicon.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { itemsOf } from '#domain/remote.ts';
import { completeSearch } from '#domain/search/completeSearch.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { afterPaint, useAfterPaint } from '#lib/afterPaint.ts';
import { cx } from '#lib/cx.ts';
import { focusHeading, takeFocus } from '#lib/focusHeading.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { useTextLimit } from '#ui/Field.tsx';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';
import { useShop } from '#shop/ShopContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/Button.tsx';

export type SearchBarProps = {
  /** True from a click on the search icon until the field has the focus. */
  readonly takesFocus: boolean;
  readonly onFocus: () => void;
  readonly onClose: () => void;
};

/**
 * The field's text. React paints the letter first and searches afterwards: on a cheap phone the letter would appear a
 * tenth of a second later otherwise. Navigation discards the pending search.
 */
function useSearchText(): readonly [text: string, type: (text: string) => void, clear: () => void] {
  const [searched, change] = useUrlQuery((query) => query.get('search'));
  const [typed, setTyped] = useState<{ readonly text: string; readonly place: string }>();
  /** Where a search is typed: the screen and the text searched there. */
  const place = (): string => `${location.pathname} ${searched}`;
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
  return [typed?.text ?? (searched ?? '').slice(0, MAX_SEARCH_LETTERS), type, () => search('')];
}

const COMPLETIONS = 5;

/** What the text may become, offered while it is typed: a combobox's list (WAI-ARIA, list autocomplete with manual selection). */
function useCompletions(text: string, choose: (text: string) => void) {
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  // Nothing is read before a letter is typed: a render right after hydration would empty a field that was typed into before.
  const products = useShop((state) => (isTyping ? state.products : null));
  const lexicon = useSearchLexicon(isTyping);
  // The products that a letter finds are painted before the completions.
  const painted = useAfterPaint(text);
  const options = useMemo(
    () => (products && lexicon ? completeSearch(itemsOf(products), painted, lexicon, COMPLETIONS) : []),
    [lexicon, products, painted],
  );
  const close = (): void => {
    setIsTyping(false);
    setActive(-1);
  };
  const pick = (option: string): void => {
    close();
    choose(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and the arrows belong to the keyboard's own suggestions while a word is composed.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    // -1 is the field itself, between the last option and the first.
    if (step !== undefined) setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else return;
    event.preventDefault();
  };
  const open = (): void => {
    setIsTyping(true);
    setActive(-1);
  };
  return { options, active, open, close, pick, onKeyDown };
}

type CompletionListProps = {
  readonly id: string;
  readonly options: readonly string[];
  readonly active: number;
  readonly onPick: (option: string) => void;
};

function CompletionList({ id, options, active, onPick }: CompletionListProps) {
  const t = useMessages(commonMessages);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t.collection.completions}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-white py-1 shadow-soft"
    >
      {options.map((option, at) => (
        <div
          key={option}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // The field stays focused, and its list open, until the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-sand',
            at === active && 'bg-sand',
          )}
        >
          <Icon name="search" size="small" className="shrink-0 text-ink-3" />
          <span lang={langAttributeOf(option)} className="truncate">
            {option}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The collection's search. Its text is in the URL; closing the bar removes it. */
export function SearchBar({ takesFocus, onFocus, onClose }: SearchBarProps) {
  const t = useMessages(commonMessages);
  const list = useId();
  const [text, type, clear] = useSearchText();
  const { options, active, open, close, pick, onKeyDown } = useCompletions(text, type);
  const limited = useTextLimit(MAX_SEARCH_LETTERS, (next) => {
    open();
    type(next);
  });
  return (
    <div role="search" className="border-b border-line bg-cream">
      <form
        className="wrap py-4"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <div className="relative mx-auto max-w-160">
          <Icon name="search" size="large" className="pointer-events-none absolute top-3 left-4 text-ink-3" />
          <input
            ref={takesFocus ? takeFocus : undefined}
            onFocus={onFocus}
            type="search"
            role="combobox"
            name="search"
            autoComplete="off"
            aria-label={t.collection.searchLabel}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-activedescendant={active === -1 ? undefined : `${list}-${active}`}
            placeholder={t.collection.searchPlaceholder}
            value={text}
            {...limited.handlers}
            onKeyDown={onKeyDown}
            onBlur={close}
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
          <CompletionList id={list} options={options} active={active} onPick={pick} />
        </div>
        <p role="status" className="mx-auto max-w-160 px-4 pt-2 text-small text-ink-2 empty:pt-0">
          {limited.isCut && t.typing.cut(MAX_SEARCH_LETTERS)}
        </p>
      </form>
    </div>
  );
}
