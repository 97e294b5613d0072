import { useEffect, useRef, useState, type DragEvent, type Ref, type RefObject } from 'react';

import { useSizeText } from '#components/useSizeText.ts';
import { OpenInBrowserHost } from '#components/OpenInBrowserHost.tsx';
import { VERDICT_TONES } from '#components/PrintSharpness.tsx';
import { showShopPicture } from '#components/OwnPicture.tsx';
import { checkInSize } from '#config/shopPrints.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { ANSWER_LENGTH, isEmpty, type Design, type OrderedDesign } from '#domain/design/design.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { lacksAnswer, questionOf } from '#domain/design/productQuestion.ts';
import { hasSizes, type Product } from '#domain/product/product.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { applyLateStyles } from '#lib/applyLateStyles.ts';
import { cx } from '#lib/cx.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import styles from '#styles/personalise.css?inline';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { commonMessages } from '#content/commonMessages.ts';
import { useTextLimit, TextField } from '#ui/Field.tsx';
import { useKeyboardOpen } from '#lib/hooks/useKeyboardOpen.ts';
import { Choice } from './Choice.tsx';
import { DesignPanels } from './DesignPanels.tsx';
import { DesignStatus } from './DesignStatus.tsx';
import { FinishButtons, useFinishDesign } from './FinishButtons.tsx';
import { PreviewStage, type StageHandle } from './PreviewStage.tsx';
import type { OpenDialog } from './dialogStorage.ts';
import { useDesigning, type Designing } from './useDesigning.ts';
import { WorkProgress } from './WorkProgress.tsx';

applyLateStyles(styles);

type PhoneModelProps = {
  readonly designing: Designing;
  /** The shopper wanted to finish without it. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLInputElement>;
};

/** Asks which phone a cover is for, beside the size: inches of a screen do not tell one model's camera from another's. */
function PhoneModel({ designing: { content, change }, isMissing, ref }: PhoneModelProps) {
  const t = useMessages(designingMessages).design.phone;
  const { typing } = useMessages(commonMessages);
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

/**
 * While an on-screen keyboard is open, gives an element the part of the page that the keyboard leaves as `--seen-height` and
 * `--seen-top`, in pixels: most browsers lay the keyboard over a fixed element, and scroll its upper part away. The focused
 * field stays in view.
 */
function useSeenViewport(element: RefObject<HTMLElement | null>): void {
  const isKeyboardOpen = useKeyboardOpen();
  useEffect(() => {
    const { current: node } = element;
    const { visualViewport: seen } = globalThis;
    if (!node || !seen || !isKeyboardOpen) return;
    const measure = (): void => {
      // Under pinch zoom the shopper chooses what is seen.
      if (seen.scale > 1) return;
      node.style.setProperty('--seen-height', `${seen.height}px`);
      node.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    const resize = (): void => {
      measure();
      if (node.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    resize();
    seen.addEventListener('resize', resize);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', resize);
      seen.removeEventListener('scroll', measure);
      node.style.removeProperty('--seen-height');
      node.style.removeProperty('--seen-top');
    };
  }, [element, isKeyboardOpen]);
}

type PersonaliseDialogProps = {
  readonly product: Product;
  /** The size chosen on the page; '' before a choice. */
  readonly size: string;
  /** Absent where the size cannot be changed any more. */
  readonly onSize?: (size: string) => void;
  /** What the design is for, and the design to change, if any. Neither may change while the dialog is open. */
  readonly target: DesignTarget;
  readonly before: Design | null;
  /** What an order says of the design, where `before` is null. */
  readonly ordered?: OrderedDesign | undefined;
  /** Where the dialog was when the browser discarded the page; absent where the shopper has opened it. */
  readonly resumed?: OpenDialog | undefined;
  /**
   * Counts the openings: another number shows the dialog again while it still draws the last picture of the one before.
   */
  readonly visit: number;
  readonly onClose: () => void;
  /**
   * Adds the product to the cart, called when the design is saved and the dialog closed. Absent where the design belongs to a
   * line of the cart or to an order.
   */
  readonly onAdd?: () => void;
};

/** The product with the shopper's photos and text, and the controls that place them. Loaded when it is opened. */
export function PersonaliseDialog({
  product,
  size,
  onSize,
  target,
  before,
  ordered,
  resumed,
  visit,
  onClose,
  onAdd,
}: PersonaliseDialogProps) {
  const dialog = useModal(visit);
  useSeenViewport(dialog);
  // Opening a dialog over the page fills a task. Its content follows in the next one; until then the dialog is
  // transparent.
  const [hasContent, setHasContent] = useState(false);
  useTimeout(() => setHasContent(true), 0);
  const stage = useRef<StageHandle>(null);
  const capture = async (): Promise<Blob | null> => (await stage.current?.capture()) ?? null;
  const [closedVisit, setClosedVisit] = useState<number | null>(null);
  const isClosed = closedVisit === visit;
  const designing = useDesigning({ product, size, target, before, ordered, resumed, isClosed }, capture);
  const { isOver, drops } = useDropAndPaste(designing.addFiles);
  const isBare = isEmpty(designing.content);
  const { isAnswerAsked, answerField, isAdding, done, add, leave } = useFinishDesign({
    designing,
    dialog,
    stage,
    onLeave: () => {
      setClosedVisit(visit);
      // What the shopper has taken out of the product is not shown on it, nor added, as if nothing had happened.
      if (isBare && designing.canUndo && target.kind === 'product') showShopPicture(product.id, true);
    },
    onClose,
    onAdd,
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby="personalise-title"
      {...drops}
      onClose={() => void leave()}
      className={cx(
        'design-dialog bg-ivory text-ink backdrop:bg-ink/70 open:grid md:rounded-md md:shadow-soft',
        !hasContent && 'opacity-0',
      )}
    >
      <DialogHead designing={designing} onClose={() => dialog.current?.close()} />
      {hasContent && (
        <div className={cx('design-body', isBare && designing.panel === 'photos' && 'is-bare')}>
          <PreviewStage designing={designing} stage={stage} />
          <div className="design-controls">
            {isBare && <OpenInBrowserHost size={size} />}
            <OpeningProgress designing={designing} />
            <Problems designing={designing} />
            {designing.readStoredAgain && <UnreadPhotos onRetry={designing.readStoredAgain} />}
            {designing.remark && (
              <p role="status" className="text-small text-ink-2">
                {designing.remark}
              </p>
            )}
            <DesignPanels designing={designing} isOver={isOver} />
            {questionOf(product) === 'phoneModel' && !isBare && (
              <PhoneModel
                designing={designing}
                isMissing={isAnswerAsked && lacksAnswer(product, designing.content)}
                ref={answerField}
              />
            )}
            {onSize && hasSizes(product) && !isBare && <SizeStrip designing={designing} onSize={onSize} />}
            <DesignStatus designing={designing} />
          </div>
        </div>
      )}
      {!isBare && <FinishButtons designing={designing} onAdd={onAdd ? add : null} isAdding={isAdding} onDone={done} />}
    </dialog>
  );
}

/** Photos of the design that cannot be read from the device now: their places are not emptied. */
function UnreadPhotos({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(personaliseMessages).personalise;
  return (
    <div role="alert" className="text-small font-medium text-error">
      <p>{t.unreadable}</p>
      <Button tone="quiet" size="small" onClick={onRetry}>
        {t.readAgain}
      </Button>
    </div>
  );
}

/** How far the opening of several photos has got; nothing where there is only one. */
function OpeningProgress({ designing: { openingProgress, cancelOpening } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  if (!openingProgress) return null;
  return (
    <WorkProgress
      title={t.openingMany(openingProgress.of)}
      progress={openingProgress}
      stepText={t.openingStep}
      cancelLabel={t.cancelOpening}
      onCancel={cancelOpening}
    />
  );
}

/** Why files could not be used. The alert is there from the start, so that a screen reader announces what is added. */
function Problems({ designing: { problems, slots, content } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const isReplacing = slots.length === 1 && !isEmpty(content);
  return (
    <div role="alert" className="grid gap-2 text-small font-medium text-error empty:hidden">
      {problems.map((problem, at) => (
        <p key={at} className="grid grid-cols-[20px_1fr] gap-2.5">
          <Icon name="alert" />
          <span className="break-anywhere">{isReplacing ? `${problem} ${t.stillThere}` : problem}</span>
        </p>
      ))}
    </div>
  );
}

type DialogHeadProps = { readonly designing: Designing; readonly onClose: () => void };

/** Title, undo and redo, and the button that closes the dialog. */
function DialogHead({ designing, onClose }: DialogHeadProps) {
  const t = useMessages(designingMessages).design;
  const { personalise, sharpness: verdicts } = useMessages(personaliseMessages);
  const { product, check, canUndo, canRedo, undo, redo } = designing;
  // A longer verdict would leave no room for the product's name: the box below the crop has it.
  const sharpness = check === 'unconfirmed' ? null : check?.sharpness;
  useUndoKeys(designing);
  return (
    <header className="flex items-center gap-1 border-b border-gold-soft px-4 py-2 md:px-6 md:py-3">
      <div className="mr-2 min-w-0 flex-1">
        <h2 id="personalise-title" className="text-h3-niche md:text-h3">
          {personalise.heading}
        </h2>
        <p className="flex gap-2 text-note text-ink-3">
          <span lang="en" className="truncate">
            {product.name}
          </span>
          {sharpness && (
            <span className={cx('flex-none font-semibold', VERDICT_TONES[sharpness])}>{verdicts[sharpness]}</span>
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
          className={can ? '' : 'step-off'}
        />
      ))}
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </header>
  );
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=range])');

/** Ctrl+Z (or ⌘Z) undoes, Ctrl+Shift+Z and Ctrl+Y redo; in a text field the browser's own undo works. */
function useUndoKeys({ canUndo, canRedo, undo, redo }: Designing): void {
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    const isWanted = isRedo ? canRedo : key === 'z' && canUndo;
    if (!isWanted || isTextField(event.target)) return;
    event.preventDefault();
    (isRedo ? redo : undo)();
  });
}

type SizeStripProps = { readonly designing: Designing; readonly onSize: (size: string) => void };

/** The sizes of the product, each with how sharp the design would print in it. */
function SizeStrip({ designing: { product, size, content }, onSize }: SizeStripProps) {
  const sizeText = useSizeText();
  const t = useMessages(designingMessages).design;
  const { sharpness } = useMessages(personaliseMessages);
  const optionOf = (value: string) => {
    const check = checkInSize(content, product, value);
    const verdict = check && (check === 'unconfirmed' ? check : check.sharpness);
    const text = (
      <>
        <span lang={langAttributeOf(sizeText(value))}>{sizeText(value)}</span>
        {verdict && (
          <span className={cx('block text-label font-medium', VERDICT_TONES[verdict])}>{sharpness[verdict]}</span>
        )}
      </>
    );
    return { value, text };
  };
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small font-medium text-ink-2">
        {t.size}
      </p>
      <Choice
        label={t.size}
        options={product.sizes.map(optionOf)}
        chosen={size}
        onChoose={onSize}
        className="min-w-16 py-1 tabular-nums"
      />
      {size === '' && <p className="mt-1.5 text-note text-ink-3">{t.chooseSize}</p>}
    </div>
  );
}

/**
 * Passes on photos that are dropped on the dialog or pasted. `drops` are the handlers of the element that takes them.
 */
function useDropAndPaste(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | undefined): void => {
    if (list && list.length > 0) onFiles([...list]);
  };
  useDocumentEvent('paste', ({ clipboardData, target }) => {
    // A picture that comes with text, as from a word processor, is not what was meant.
    const hasText = (clipboardData?.getData('text/plain') ?? '') !== '';
    if (!hasText && !isTextField(target)) take(clipboardData?.files);
  });
  return {
    isOver,
    drops: {
      onDragOver: (event: DragEvent): void => {
        // Without this the browser would leave the shop and open the file.
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: (event: DragEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
