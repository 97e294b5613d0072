import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { ANSWER_LENGTH, NOTE_LENGTH } from '#domain/design.ts';
import { questionOf } from '#domain/giftQuestion.ts';
import type { Designing } from './useDesigning.ts';

const field = 'w-full rounded-sm border border-line-ui bg-white px-3.5 py-2.5';

/** What the shop has to know besides: the answer to what the gift asks, and a note. */
export function NotePanel({ designing: { product, content, change } }: { readonly designing: Designing }) {
  const t = useWords(designingWords).design.note;
  return (
    <div className="grid gap-4">
      {questionOf(product) === 'phoneModel' && (
        <label className="grid gap-1.5">
          <span className="text-small font-medium text-ink-2">{t.phoneModel}</span>
          <input
            value={content.answer}
            maxLength={ANSWER_LENGTH}
            onChange={({ target }) => change('answer', (now) => ({ ...now, answer: target.value }))}
            className={`${field} min-h-12`}
          />
          <span className="text-note text-ink-3">{t.phoneModelHelp}</span>
        </label>
      )}
      <label className="grid gap-1.5">
        <span className="text-small font-medium text-ink-2">{t.label}</span>
        <textarea
          rows={3}
          value={content.note}
          maxLength={NOTE_LENGTH}
          onChange={({ target }) => change('note', (now) => ({ ...now, note: target.value }))}
          className={field}
        />
        <span className="text-note text-ink-3">{t.left(NOTE_LENGTH - content.note.length)}</span>
      </label>
    </div>
  );
}
