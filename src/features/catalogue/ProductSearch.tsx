import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { MAX_SEARCH_LETTERS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { useTextLimit } from '#ui/TextLimit.tsx';

/** A search form that opens the collection. */
export function ProductSearch() {
  const t = useMessages(accountMessages).notFound;
  const navigate = useNavigate();
  const { typing } = useMessages(shopMessages);
  const [text, setText] = useState('');
  const limited = useTextLimit(MAX_SEARCH_LETTERS, setText);
  const search = (): void => {
    const wanted = text.trim();
    void navigate(wanted === '' ? paths.collection : paths.search(wanted));
  };
  return (
    <form
      role="search"
      // With action and name the form also works before the script is loaded.
      action={paths.collection}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="flex items-end gap-3"
    >
      <TextField
        label={t.searchLabel}
        type="search"
        name="search"
        value={text}
        {...limited.handlers}
        problem={limited.isCut ? typing.cut(MAX_SEARCH_LETTERS) : undefined}
        className="min-w-0 flex-1"
      />
      <Button type="submit" tone="primary" className="min-h-13">
        {t.searchButton}
      </Button>
    </form>
  );
}
