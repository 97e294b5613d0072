import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { ANSWER_LENGTH, NOTE_LENGTH } from '#domain/design/design.ts';
import { questionOf } from '#domain/design/productQuestion.ts';
import { useTextLimit } from '#lib/hooks/useTextLimit.ts';
import { TextLimit } from '#ui/TextLimit.tsx';
import type { Designing } from './useDesigning.ts';

const field = 'w-full rounded-sm border border-line-ui bg-white px-3.5 py-2.5';

/** What the shop has to know besides: the answer to what the product asks, and a note. */
export function NotePanel({ designing: { product, content, change } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design.note;
  const answer = useTextLimit(ANSWER_LENGTH, (text) => change('answer', (now) => ({ ...now, answer: text })));
  const note = useTextLimit(NOTE_LENGTH, (text) => change('note', (now) => ({ ...now, note: text })));
  return (
    <div className="grid gap-4">
      {questionOf(product) === 'phoneModel' && (
        <div>
          <label className="grid gap-1.5">
            <span className="text-small font-medium text-ink-2">{t.phoneModel}</span>
            <input value={content.answer} {...answer.handlers} className={`${field} min-h-12`} />
            <span className="text-note text-ink-3">{t.phoneModelHelp}</span>
          </label>
          <TextLimit text={content.answer} limit={ANSWER_LENGTH} isCut={answer.isCut} />
        </div>
      )}
      <div>
        <label className="grid gap-1.5">
          <span className="text-small font-medium text-ink-2">{t.label}</span>
          <textarea rows={3} value={content.note} {...note.handlers} className={field} />
        </label>
        <TextLimit text={content.note} limit={NOTE_LENGTH} isCut={note.isCut} />
      </div>
    </div>
  );
}
