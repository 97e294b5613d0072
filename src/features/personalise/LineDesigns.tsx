import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { lineId, MAX_QUANTITY } from '#domain/cart/cart.ts';
import { countPlaced } from '#domain/design/design.ts';
import { allTextOf } from '#domain/design/designText.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { hasPicture, useLineParts, type DesignedPart } from '#shop/designs/useDesigns.ts';
import { PrintSharpness } from '#components/PrintSharpness.tsx';
import { QuantityField } from '#components/QuantityField.tsx';
import { Button } from '#ui/Button.tsx';
import { EnlargeablePicture } from '#ui/EnlargeablePicture.tsx';
import { IncompleteDesign } from './IncompleteDesign.tsx';
import { DialogProblem, UnreadableDesigns } from './UnreadableDesigns.tsx';
import { LazyPersonaliseDialog, usePersonaliseDialog } from './usePersonaliseDialog.ts';

/** How the pieces of a cart's line are made: all alike, or each part with its own photo. */
export function LineDesigns({ line }: { readonly line: CartLine }) {
  const parts = useLineParts(line);
  const { isOpening, problem, startNew, openFor, dialog } = usePersonaliseDialog({
    isHere: ({ target }) => target.kind === 'line' && target.key === lineId(line),
  });
  const openPart = (at: number, isOne: boolean): void =>
    openFor({
      targetIn: () => ({ kind: 'line', key: lineId(line), part: at, isOne }),
      idOf: () => parts[at]?.design,
    });
  return (
    <div className="col-span-full mt-2 grid gap-2">
      {parts.map((part, at) => (
        <PartRow
          key={part.design ?? 'none'}
          {...{ line, part, at, isBusy: isOpening }}
          count={parts.length}
          onOpen={(isOne) => openPart(at, isOne)}
        />
      ))}
      <DialogProblem text={problem} onStartNew={startNew} />
      {dialog && <LazyPersonaliseDialog key={dialog.key} product={line.product} size={line.size} {...dialog.props} />}
    </div>
  );
}

type PartRowProps = {
  readonly line: CartLine;
  readonly part: DesignedPart;
  readonly at: number;
  readonly count: number;
  readonly isBusy: boolean;
  readonly onOpen: (isOne: boolean) => void;
};

function PartRow({ line, part, at, count, isBusy, onOpen }: PartRowProps) {
  const t = useMessages(personaliseMessages).line;
  const { setQuantity, setPieces } = useShopActions();
  const { product, size, quantity } = line;
  const { record, pieces } = part;
  const isUnread = useShop((state) => state.areDesignsUnreadable) && part.design !== null && !record;
  const hasPhoto = isUnread || (record !== undefined && countPlaced(record.design) > 0);
  const change = (asked: number): void => {
    // The limit counts for the whole line, and the other parts keep their pieces.
    const next = Math.min(asked, MAX_QUANTITY - (quantity - pieces));
    void setPieces(line, at, next);
    setQuantity(line, quantity - pieces + next);
  };
  const text = allTextOf(record?.design.texts ?? []);
  const partLabel = count > 1 ? t.part(at + 1) : '';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-cream px-3 py-1.5">
      {/* The line's own picture shows the design of its only part. */}
      {record && hasPicture(record) && count > 1 && (
        <EnlargeablePicture
          src={record.previewUrl}
          alt={t.preview(product.name, at + 1)}
          side={56}
          labels={{ enlarge: t.enlargeNamed(product.name, partLabel), close: t.closeLarge }}
          className="size-14 rounded-sm"
        />
      )}
      <div className="min-w-0 flex-1 basis-40 text-small">
        {isUnread && <UnreadableDesigns />}
        <p className="font-medium">
          {record || isUnread
            ? count > 1
              ? t.pieces(pieces)
              : hasPhoto
                ? t.with
                : t.withDesign
            : t.without(pieces, quantity)}
        </p>
        {record && <PrintSharpness content={record.design} product={product} size={size} />}
        {record && <IncompleteDesign design={record.design} size={size} />}
        {!hasPhoto && <p className="text-ink-3">{t.later}</p>}
        {text !== '' && (
          <p translate="no" className="text-ink-2 break-anywhere">
            {text.replaceAll('\n', ' / ')}
          </p>
        )}
      </div>
      {count > 1 && (
        <QuantityField
          quantity={pieces}
          labels={{
            field: t.quantityOf(product.name, at + 1),
            less: t.less(product.name, at + 1),
            more: t.more(product.name, at + 1),
            most: t.most,
          }}
          onChange={change}
        />
      )}
      <span className="flex flex-wrap gap-x-5">
        <Button
          tone="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={t.openNamed(hasPhoto, product.name, partLabel)}
          onClick={() => onOpen(false)}
        >
          {hasPhoto ? t.change : t.add}
        </Button>
        {record && pieces > 1 && (
          <Button
            tone="quiet"
            size="small"
            aria-label={t.differentNamed(product.name, partLabel)}
            onClick={() => onOpen(true)}
          >
            {t.different}
          </Button>
        )}
      </span>
    </div>
  );
}
