import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';
import { lacksAnswer } from '#domain/design/productQuestion.ts';

type DesignToCheck = Pick<Design, 'places' | 'answer'> & { readonly gift: Parameters<typeof lacksAnswer>[0] };

/** What a design still lacks: photos in its places, the model of a phone. Nothing for a complete one. */
export function IncompleteDesign({ design }: { readonly design: DesignToCheck }) {
  const t = useMessages(personaliseMessages).personalise;
  const empty = countEmpty(design);
  return (
    <>
      {empty > 0 && <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>}
      {lacksAnswer(design.gift, design) && <p className="text-small font-semibold text-error">{t.noModel}</p>}
    </>
  );
}
