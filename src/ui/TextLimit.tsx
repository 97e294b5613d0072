import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';

type TextLimitProps = {
  readonly text: string;
  readonly limit: number;
  /** Some typed or pasted text did not fit. */
  readonly isCut: boolean;
};

/** How many characters still fit into a text field, and that some did not. */
export function TextLimit({ text, limit, isCut }: TextLimitProps) {
  const t = useMessages(shopMessages).typing;
  return (
    <>
      <p className="mt-1.5 text-note text-ink-3">{t.left(Math.max(0, limit - text.length))}</p>
      <p role="status" className="text-small font-medium text-error">
        {isCut && t.cut(limit)}
      </p>
    </>
  );
}
