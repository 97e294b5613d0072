import { useEffect, useRef, useState, type RefObject } from 'react';

import { lacksAnswer } from '#domain/design/productQuestion.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import type { StageHandle } from './Stage.tsx';
import type { Designing } from './useDesigning.ts';

type DialogEndOptions = {
  readonly designing: Designing;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  /** Called when the dialog has closed and its last picture is about to be drawn. */
  readonly onLeave: () => void;
  /** Called when nothing needs the dialog any more. */
  readonly onClose: () => void;
  readonly onAdd: (() => void) | undefined;
};

/** Resolves when every change so far is rendered, and its effects have run: React may need several tasks for that. */
function useRendered(): () => Promise<void> {
  const [rendered, setRendered] = useState<(() => void) | null>(null);
  useEffect(() => rendered?.(), [rendered]);
  return () => new Promise((resolve) => setRendered(() => resolve));
}

/** How the photo dialog ends: closed, or with the product added to the cart; the design is saved in either case. */
export function useDialogEnd({ designing, dialog, stage, onLeave, onClose, onAdd }: DialogEndOptions) {
  const [isAnswerAsked, setAnswerAsked] = useState(false);
  const answerField = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  const rendered = useRendered();
  // What the cart and the designs are once this one is saved decides how it is added.
  const addLatest = useStableCallback(() => onAdd?.());
  /** True once the shopper has added the product with this design. */
  const isAdded = useRef(false);

  /** Runs a step that ends the dialog; without an answer to the product's question it asks for that instead. */
  const finish = (end: () => void): void => {
    if (!lacksAnswer(designing.product, designing.content)) return end();
    setAnswerAsked(true);
    answerField.current?.focus();
  };
  /** Resolves when the canvas shows the latest change, so that a save has its picture. */
  const drawn = async (): Promise<void> => {
    // A photo that was chosen just before counts: a save takes the design that was rendered last.
    if (designing.opening > 0) await designing.opened();
    await rendered();
    await stage.current?.settled();
  };
  const saveAndAdd = async (): Promise<void> => {
    setAdding(true);
    // The cart takes the design that the page has: this one, once it is saved.
    await drawn();
    await designing.flush();
    setAdding(false);
    isAdded.current = dialog.current?.open === true;
    dialog.current?.close();
  };
  const leave = async (): Promise<void> => {
    onLeave();
    designing.saveNow();
    // The preview is taken from the canvas, which goes with the dialog.
    await drawn();
    void designing.flush();
    // The save asks this dialog for its preview, which must not be gone by then.
    await new Promise((resolve) => void setTimeout(resolve));
    const isToAdd = isAdded.current;
    isAdded.current = false;
    if (dialog.current?.open) return;
    onClose();
    if (isToAdd) addLatest();
  };
  return {
    /** True once the shopper wanted to end without an answer that the product needs; `answerField` is its field. */
    isAnswerAsked,
    answerField,
    /** True while the design is saved to be added. */
    isAdding,
    done: (): void => finish(() => dialog.current?.close()),
    add: (): void => finish(() => void saveAndAdd()),
    /** Call when the dialog has closed. */
    leave,
  };
}
