import { memo } from 'react';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { ChipRow } from '#ui/ChipRow.tsx';

/**
 * Links to searches by occasion, person and price, without those that the build found to lead to nothing.
 * docs/behaviour.md, Shortcuts. Memoised: a tick in the collection changes none of them.
 */
export const GiftIdeas = memo(function GiftIdeas({ search }: { /** What the page shows. */ readonly search?: string }) {
  const t = useMessages(commonMessages);
  const all = useMessages(shortcuts);
  const unanswered = useShop((state) => state.prerendered?.unanswered);
  const chips = all.filter((shortcut) => !unanswered?.includes(shortcut.search));
  if (chips.length === 0) return null;
  return (
    <ChipRow
      id="shortcuts"
      title={t.shortcuts}
      chips={chips.map((shortcut) => ({
        to: paths.search(shortcut.search),
        label: shortcut.label,
        isCurrent: shortcut.search === search,
      }))}
    />
  );
});
