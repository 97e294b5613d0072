import { useWords } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { Icon } from '#ui/Icon.tsx';

/** How the photos get to the shop. */
export function TransferLine() {
  const t = useWords(personaliseWords).personalise;
  return (
    <p className="grid grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
      <Icon name="lock" className="text-gold-text" />
      {t.travels}
    </p>
  );
}
