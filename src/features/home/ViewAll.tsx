import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { Icon } from '#ui/Icon.tsx';

/** A link from a section to the whole collection. */
export function ViewAll() {
  const t = useMessages(shopMessages);
  return (
    <Link
      to={paths.collection}
      className="hidden min-h-11 flex-none items-center gap-1.5 text-fine font-semibold text-gold-text hover:underline md:inline-flex"
    >
      <span>{t.home.viewAll}</span>
      <Icon name="arrow" />
    </Link>
  );
}
