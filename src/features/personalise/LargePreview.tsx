import { useCallback, type RefObject } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { StageHandle } from './Stage.tsx';

type LargePreviewProps = {
  readonly name: string;
  readonly stage: RefObject<StageHandle | null>;
  readonly onClose: () => void;
};

/** The designed product as large as the screen; a press anywhere, Escape and the browser's Back close it. */
export function LargePreview({ name, stage, onClose }: LargePreviewProps) {
  const t = useMessages(designingMessages).design;
  const dialog = useModal();
  // A copy: drawing the product a second time would need the memory of both.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) void stage.current?.copyTo(canvas);
    },
    [stage],
  );
  return (
    <dialog
      ref={dialog}
      aria-label={t.enlarged(name)}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      className="large-preview m-0 h-dvh max-h-none w-screen max-w-none place-items-center bg-ivory open:grid"
    >
      <canvas ref={draw} role="img" aria-label={t.enlarged(name)} className="aspect-square" />
      <div className="absolute top-3 right-3">
        <IconButton icon="close" label={t.closeEnlarged} tone="glass" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
