import { applyLateStyles } from '#lib/applyLateStyles.ts';
import styles from '#styles/progress.css?inline';
import { Button } from '#ui/Button.tsx';
import type { Progress } from './useLongWork.ts';

applyLateStyles(styles);

type WorkProgressProps = {
  /** What is being done: 'Making your print file…'. */
  readonly title: string;
  readonly progress: Progress | null;
  /** 'Page 3 of 12'. */
  readonly stepText: (step: number, of: number) => string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
};

/** How far long work has got, as a text and a bar, with a button that cancels it. */
export function WorkProgress({ title, progress, stepText, cancelLabel, onCancel }: WorkProgressProps) {
  const text = progress ? stepText(progress.step, progress.of) : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span role="status" className="font-medium">
            {title}
          </span>
          <span className="text-small text-ink-2 tabular-nums">{text}</span>
        </p>
        {/* The step that is being worked on is not done yet, so the bar is full only after the last one. */}
        <progress
          aria-label={title}
          aria-valuetext={text}
          value={progress?.step ?? 0}
          max={(progress?.of ?? 0) + 1}
          className="progress"
        />
      </div>
      <Button tone="quiet" size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
