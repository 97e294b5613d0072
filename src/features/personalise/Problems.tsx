import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { Icon } from '#ui/Icon.tsx';

/** Why files could not be used. It is there from the start, so that a screen reader says what comes. */
export function Problems({
  problems,
  isReplacing,
}: {
  readonly problems: readonly string[];
  readonly isReplacing: boolean;
}) {
  const t = useWords(designingWords).design;
  return (
    <div role="alert" className="grid gap-2 text-small font-medium text-error empty:hidden">
      {problems.map((problem) => (
        <p key={problem} className="grid grid-cols-[20px_1fr] gap-2.5">
          <Icon name="alert" />
          <span className="break-anywhere">
            {problem} {isReplacing && t.stillThere}
          </span>
        </p>
      ))}
    </div>
  );
}
