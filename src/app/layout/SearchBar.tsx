import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';
import { takeFocus } from '#lib/takeFocus.ts';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';

export type SearchBarProps = { readonly takesFocus: boolean; readonly onClose: () => void };

/** The search of the collection. The text lives in the address; closing the bar drops it. */
export function SearchBar({ takesFocus, onClose }: SearchBarProps) {
  const t = useWords(shopWords);
  const { query, change } = useUrlQuery();
  const search = (text: string): void => {
    change((next) => (text === '' ? next.delete('search') : next.set('search', text)));
  };
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
            maxLength={100}
            value={query.get('search') ?? ''}
            onChange={(event) => search(event.target.value)}
            className="h-12 w-full appearance-none rounded-full border border-line-ui bg-white px-13 text-body placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          <RoundButton
            icon="close"
            label={t.collection.closeSearch}
            className="absolute top-0.5 right-0.5"
            onClick={() => {
              search('');
              onClose();
              focusHeading();
            }}
          />
        </div>
      </form>
    </div>
  );
}
