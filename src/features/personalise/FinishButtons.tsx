import { useEffect, useRef, useState, type RefObject } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { lacksAnswer } from '#domain/design/productQuestion.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isBuyable } from '#domain/product/product.ts';
import { useKeyboardOpen } from '#lib/hooks/useKeyboardOpen.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { StageHandle } from './PreviewStage.tsx';
import type { Designing } from './useDesigning.ts';

type FinishDesignOptions = {
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
export function useFinishDesign({ designing, dialog, stage, onLeave, onClose, onAdd }: FinishDesignOptions) {
  const { notAdded } = useMessages(personaliseMessages).personalise;
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
    const isSaved = await designing.flush();
    setAdding(false);
    // Added now, the piece would be without its design.
    if (!isSaved) return designing.setRemark(notAdded);
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

type FinishButtonsProps = {
  readonly designing: Designing;
  /** Adds the product with this design; null where it cannot be added from here. */
  readonly onAdd: (() => void) | null;
  readonly isAdding: boolean;
  readonly onDone: () => void;
};

/** The buttons that end the dialog: Add to Cart once a size is chosen, and Done. Hidden while a keyboard takes their room. */
export function FinishButtons({ designing: { product, size }, onAdd, isAdding, onDone }: FinishButtonsProps) {
  const t = useMessages(designingMessages).design;
  const { addFor } = useMessages(commonMessages).product;
  const isKeyboardOpen = useKeyboardOpen();
  if (isKeyboardOpen) return null;
  const price = onAdd && size !== '' && isBuyable(product) ? product.price : null;
  return (
    <footer className="flex items-center justify-end gap-3 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-6">
      {price !== null && onAdd && (
        <Button tone="primary" isBusy={isAdding} onClick={onAdd} className="max-sm:flex-1 max-sm:px-3">
          <Icon name="bag" />
          <span>{addFor(formatPaise(price))}</span>
        </Button>
      )}
      <Button tone={price === null ? 'primary' : 'line'} onClick={onDone} className="max-sm:px-5">
        {t.done}
      </Button>
    </footer>
  );
}
