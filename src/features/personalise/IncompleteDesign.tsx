import { designInSize } from '#config/shopPrints.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type DesignContent } from '#domain/design/design.ts';
import { lacksAnswer } from '#domain/design/productQuestion.ts';

type IncompleteDesignProps = {
  readonly design: DesignContent & { readonly gift: Parameters<typeof lacksAnswer>[0] };
  /** In which it is printed; '' before a choice. */
  readonly size: string;
};

/** What a design still lacks in a size: photos in its places, the model of a phone. Nothing for a complete one. */
export function IncompleteDesign({ design, size }: IncompleteDesignProps) {
  const t = useMessages(personaliseMessages).personalise;
  const printed = designInSize(design, size);
  const empty = countEmpty(printed);
  return (
    <>
      {empty > 0 && <p className="text-small font-semibold text-ink-2">{t.empty(empty, printed.places.length)}</p>}
      {lacksAnswer(design.gift, design) && <p className="text-small font-semibold text-error">{t.noModel}</p>}
    </>
  );
}
