import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { cx } from '#lib/cx.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SHARPNESS_TONES } from './sharpnessTones.ts';
import type { Designing } from './useDesigning.ts';

type DialogHeadProps = { readonly designing: Designing; readonly onClose: () => void };

/** What the screen is for, undo and redo, and the way out. */
export function DialogHead({ designing, onClose }: DialogHeadProps) {
  const t = useMessages(designingMessages).design;
  const { heading } = useMessages(personaliseMessages).personalise;
  const { product, check, canUndo, canRedo, undo, redo } = designing;
  useShortcuts(designing);
  return (
    <header className="flex items-center gap-1 border-b border-gold-soft px-4 py-2 md:px-6 md:py-3">
      <div className="mr-2 min-w-0 flex-1">
        <h2 id="personalise-title" className="text-h3-niche md:text-h3">
          {heading}
        </h2>
        <p className="flex gap-2 text-note text-ink-3">
          <span lang="en" className="truncate">
            {product.name}
          </span>
          {check && (
            <span className={cx('flex-none font-semibold', SHARPNESS_TONES[check.sharpness])}>
              {t.sharpness[check.sharpness]}
            </span>
          )}
        </p>
      </div>
      {(
        [
          ['undo', t.undo, canUndo, undo],
          ['redo', t.redo, canRedo, redo],
        ] as const
      ).map(([icon, label, can, act]) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          aria-disabled={!can}
          onClick={() => can && act()}
          className={can ? '' : 'opacity-35'}
        />
      ))}
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </header>
  );
}

/** Ctrl+Z (or ⌘Z) undoes, Ctrl+Shift+Z and Ctrl+Y do it again; in a field the browser's own undo stays. */
function useShortcuts({ canUndo, canRedo, undo, redo }: Designing): void {
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isField = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=range])');
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    const isWanted = isRedo ? canRedo : key === 'z' && canUndo;
    if (!isWanted || isField) return;
    event.preventDefault();
    (isRedo ? redo : undo)();
  });
}
