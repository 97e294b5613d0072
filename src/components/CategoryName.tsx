import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';

type CategoryNameProps = { readonly name: string; readonly className?: string };

/** A category's name in the shopper's language, from the backend's name. */
export function CategoryName({ name, className }: CategoryNameProps) {
  const { label, lang } = categoryLabel(useMessages(commonMessages), name);
  return (
    <span lang={lang} className={className}>
      {label}
    </span>
  );
}
