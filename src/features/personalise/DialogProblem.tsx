import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { Button } from '#ui/Button.tsx';

type DialogProblemProps = {
  readonly text: string;
  /** Set where the design cannot be read now: starts a new one in its place. */
  readonly onStartNew?: (() => void) | undefined;
};

/** Below a button: why its dialog did not open. Nothing where `text` is empty. */
export function DialogProblem({ text, onStartNew }: DialogProblemProps) {
  const { startNew } = useMessages(personaliseMessages).personalise;
  if (text === '') return null;
  return (
    <div className="col-span-full">
      <p role="alert" className="text-small text-error">
        {text}
      </p>
      {onStartNew && (
        <Button tone="quiet" size="small" onClick={onStartNew}>
          {startNew}
        </Button>
      )}
    </div>
  );
}
