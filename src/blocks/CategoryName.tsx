import { categoryLabel } from '#content/categoryLabel.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';

type CategoryNameProps = { readonly name: string; readonly className?: string };

/** A category as the shopper reads it, by the backend's name. */
export function CategoryName({ name, className }: CategoryNameProps) {
  const { label, lang } = categoryLabel(useWords(shopWords), name);
  return (
    <span lang={lang} className={className}>
      {label}
    </span>
  );
}
