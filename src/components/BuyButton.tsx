import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { Icon } from '#ui/Icon.tsx';

/** The small buy button of a card. */
export function BuyButton({ name, onBuy }: { readonly name: string; readonly onBuy: () => void }) {
  const t = useMessages(shopMessages);
  return (
    <button
      type="button"
      aria-label={t.card.buyNamed(name)}
      onClick={onBuy}
      className="relative z-2 inline-flex h-11 items-center gap-2 rounded-sm border border-line-ui px-3 text-small font-semibold group-hover:border-maroon hover:text-maroon md:px-4"
    >
      <Icon name="bag" />
      <span>{t.card.buy}</span>
    </button>
  );
}
