import { designingWords } from '#content/designingWords.ts';
import { useWords } from '#content/language.ts';
import { emptied, isEmpty } from '#domain/design.ts';
import { KeptLine } from './KeptLine.tsx';
import { StoredDesigns } from './StoredDesigns.tsx';
import type { Designing } from './useDesigning.ts';

/** What became of the design on this device: kept or not, replaced by another tab, or without room for it. */
export function DesignKeeping({ designing, name }: { readonly designing: Designing; readonly name: string }) {
  const t = useWords(designingWords).design;
  const { content, kept, isChangedElsewhere, change, keepAgain } = designing;
  return (
    <>
      {isChangedElsewhere && (
        <p role="alert" className="text-small font-medium text-error">
          {t.changedElsewhere}
        </p>
      )}
      {!isEmpty(content) && <KeptLine kept={kept} name={name} onRemove={() => change('remove', emptied)} />}
      {kept === 'full' && <StoredDesigns onRemoved={() => void keepAgain()} />}
    </>
  );
}
