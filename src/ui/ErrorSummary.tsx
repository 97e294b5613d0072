import { useRef } from 'react';

import { Icon } from './Icon.tsx';

/** One problem of a form, with its field. */
type FieldProblem = { readonly fieldId: string; readonly text: string };

type ErrorSummaryProps = {
  readonly heading: string;
  readonly problems: readonly FieldProblem[];
  /** Changes on every refused submission, so that the focus moves here each time. */
  readonly attempt: number;
};

/**
 * Shown first in a refused form: how many fields need attention, with a link to each. Takes the focus when it appears.
 */
export function ErrorSummary({ heading, problems, attempt }: ErrorSummaryProps) {
  const focusedAt = useRef(0);
  // Once per submission: a summary that reappears while a field is edited must not take the focus.
  const takeFocus = (summary: HTMLElement | null): void => {
    if (summary === null || focusedAt.current === attempt) return;
    focusedAt.current = attempt;
    summary.focus();
  };
  if (problems.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="mb-7 rounded-sm border border-l-4 border-error bg-error-tint px-5 py-4"
    >
      <p className="flex items-center gap-2.5 font-semibold text-error">
        <Icon name="alert" />
        <span>{heading}</span>
      </p>
      <ul className="mt-1.5 ml-8">
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
