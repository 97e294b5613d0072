import { useId, useState, type ChangeEvent, type ComponentProps, type CompositionEvent, type ReactNode } from 'react';

import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { cutAt } from '#domain/text/text.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from './Icon.tsx';

type Shared = {
  readonly label: string;
  /** The problem and how to fix it; absent if there is none. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  /** Shown at the right of the label, for optional fields. */
  readonly optional?: string | undefined;
  readonly className?: string | undefined;
};

type FrameProps = Shared & { readonly id: string; readonly children: ReactNode };

function Frame({ id, label, problem, hint, optional, className, children }: FrameProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between text-fine">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-small text-ink-3">{optional}</span>}
      </div>
      {children}
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-3">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 flex items-start gap-2 text-small font-medium text-error">
          <Icon name="alert" className="mt-px" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

const box = 'w-full rounded-sm border bg-white px-4 text-body placeholder:text-ink-3 focus-visible:outline-offset-0';
const edge = (problem: string | undefined): string => (problem ? 'border-error ring-1 ring-error' : 'border-line-ui');

function described(id: string, { problem, hint }: Shared) {
  if (problem) return { 'aria-describedby': `${id}-problem`, 'aria-invalid': true };
  return hint ? { 'aria-describedby': `${id}-hint` } : {};
}

/** Splits a field's props: those of its frame, and those of the control, which the frame describes. */
function useParts<P extends Shared & { readonly id?: string | undefined }>(props: P) {
  const own = useId();
  const { label, problem, hint, optional, className, id = own, ...control } = props;
  const shared = { label, problem, hint, optional, className };
  return { frame: { ...shared, id }, control: { ...control, id, ...described(id, shared) }, border: edge(problem) };
}

type TextFieldProps = Shared &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Shown before the text inside the box, such as '+91'. */
    readonly before?: string;
    /** Shown after the text inside the box, such as a 'show password' button. */
    readonly after?: ReactNode;
    /** A button in the row of the box, above any message. */
    readonly beside?: ReactNode;
  };

/** A text field with label, hint and problem. */
export function TextField({ before, after, beside, ...props }: TextFieldProps) {
  const { frame, control, border } = useParts(props);
  return (
    <Frame {...frame}>
      <div className="relative flex">
        {before && (
          <span
            className={cx('grid place-items-center rounded-l-sm border border-r-0 bg-cream px-3.5 text-ink-2', border)}
          >
            {before}
          </span>
        )}
        <input
          {...control}
          className={cx(box, 'h-13', border, before && 'rounded-l-none', after !== undefined && 'pr-14')}
        />
        {after && <span className="absolute inset-y-0 right-1 grid place-items-center">{after}</span>}
        {beside}
      </div>
    </Frame>
  );
}

/** A multi-line text field with label, hint and problem. */
export function TextArea(props: Shared & Omit<ComponentProps<'textarea'>, 'className'>) {
  const { frame, control, border } = useParts(props);
  return (
    <Frame {...frame}>
      <textarea {...control} className={cx(box, 'block min-h-20 py-3', border)} />
    </Frame>
  );
}

/** A select with label, hint and problem. */
export function SelectField(props: Shared & Omit<ComponentProps<'select'>, 'className'>) {
  const { frame, control, border } = useParts(props);
  return (
    <Frame {...frame}>
      <div className="relative">
        <select {...control} className={cx(box, 'h-13 appearance-none pr-11', border)} />
        <Icon name="chevronDown" className="pointer-events-none absolute top-4 right-3" />
      </div>
    </Frame>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Limits a typed or pasted text to `limit` UTF-16 units and reports whether something was cut off: `maxLength` cuts
 * silently. While an input method composes a letter the text may be longer, because a cut would end the composition.
 */
export function useTextLimit(limit: number, onText: (text: string) => void) {
  const [isCut, setCut] = useState(false);
  const take = (text: string): void => {
    setCut(text.length > limit);
    onText(cutAt(text, limit));
  };
  return {
    /** True until the next change that fits. */
    isCut,
    /** For the text field. */
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<TextControl>): void =>
        (nativeEvent as InputEvent).isComposing ? onText(target.value) : take(target.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>): void => take(currentTarget.value),
    },
  };
}

type TextLimitProps = {
  readonly text: string;
  readonly limit: number;
  /** Some typed or pasted text did not fit. */
  readonly isCut: boolean;
};

/** How many characters still fit into a text field, and that some did not. */
export function TextLimit({ text, limit, isCut }: TextLimitProps) {
  const t = useMessages(commonMessages).typing;
  return (
    <>
      <p className="mt-1.5 text-note text-ink-3">{t.left(Math.max(0, limit - text.length))}</p>
      <p role="status" className="text-small font-medium text-error">
        {isCut && t.cut(limit)}
      </p>
    </>
  );
}
