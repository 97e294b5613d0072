import { startTransition, useState, useTransition } from 'react';

/** A dialog in its own chunk (boot/lazyComponent.ts), which is loaded when the shopper opens it. */
export function useLazyDialog(dialog: { readonly load: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  // Increases each time the shopper opens it, even if it is still mounted from the time before.
  const [visit, setVisit] = useState(0);
  // Why it could not be opened; shown beside its button until the next try.
  const [problem, setProblem] = useState('');
  const [isOpening, startOpening] = useTransition();
  const open = (): void => {
    setProblem('');
    startOpening(async () => {
      try {
        await dialog.load();
        // Updates after an `await` are outside the transition: rendered at once, they would be a part of the click's
        // own task.
        startTransition(() => {
          setOpen(true);
          setVisit((count) => count + 1);
        });
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    });
  };
  const close = (): void => setOpen(false);
  return { isOpen, isOpening, problem, visit, open, close };
}
