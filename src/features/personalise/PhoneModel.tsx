import type { Ref } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { ANSWER_LENGTH } from '#domain/design/design.ts';
import { useTextLimit } from '#lib/hooks/useTextLimit.ts';
import { TextField } from '#ui/Field.tsx';
import type { Designing } from './useDesigning.ts';

type PhoneModelProps = {
  readonly designing: Designing;
  /** The shopper wanted to finish without it. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLInputElement>;
};

/** Asks which phone a cover is for, beside the size: inches of a screen do not tell one model's camera from another's. */
export function PhoneModel({ designing: { content, change }, isMissing, ref }: PhoneModelProps) {
  const t = useMessages(designingMessages).design.phone;
  const { typing } = useMessages(shopMessages);
  const answer = useTextLimit(ANSWER_LENGTH, (text) => change('answer', (now) => ({ ...now, answer: text })));
  return (
    <TextField
      ref={ref}
      label={t.model}
      hint={t.help}
      problem={isMissing ? t.missing : answer.isCut ? typing.cut(ANSWER_LENGTH) : undefined}
      autoComplete="off"
      value={content.answer}
      {...answer.handlers}
    />
  );
}
