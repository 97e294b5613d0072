import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';

/** Said before anything is typed: this form cannot send, and what it does instead. */
export function NotSetUp() {
  const contactText = useWords(accountWords).contact;
  return (
    <div className="mb-7 flex gap-3 rounded-sm border border-line bg-cream px-5 py-4">
      <Icon name="info" className="mt-1 text-gold-text" />
      <div>
        <p className="font-semibold">{contactText.notSetUp}</p>
        <p className="text-fine text-ink-2">{contactText.notSetUpHelp}</p>
      </div>
    </div>
  );
}
