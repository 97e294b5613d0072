import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { contourOf, safeLineOf, type ContourPoint } from '#domain/design/contour.ts';
import type { PrintSheet, Rect } from '#domain/design/layouts.ts';

const pathOf = (line: readonly ContourPoint[]): string =>
  `M${line.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

type TrimLinesProps = {
  readonly sheet: PrintSheet;
  /** The part of the print that the drawing under the lines shows, as shares of the print. */
  readonly frame: Rect;
};

/** Where a print is cut, and inside which line everything that matters stays; what is cut off is dimmed. Nothing for an unknown size. */
export function TrimLines({ sheet: { piece, outline, places }, frame }: TrimLinesProps) {
  if (piece === null) return null;
  const { trim, bleed, safe, special } = piece;
  const [x, y] = [frame.x * trim.width, frame.y * trim.height];
  const [width, height] = [frame.width * trim.width, frame.height * trim.height];
  const contour = contourOf(outline, trim) ?? contourOf('rectangle', trim) ?? [];
  const isWrapped = special.includes('wrap');
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`print-lines pointer-events-none absolute inset-0 size-full ${isWrapped ? 'is-wrapped' : ''}`}
    >
      <path d={`${box(x, y, width, height)}${pathOf(contour)}`} className="print-cut-off" />
      <path d={pathOf(contour)} className="print-cut" />
      <path d={pathOf(safeLineOf(outline, trim, safe))} className="print-safe" />
      {piece.name === 'mount' &&
        places.map(({ index, rect }) => (
          <path
            key={index}
            d={box(rect.x * trim.width, rect.y * trim.height, rect.width * trim.width, rect.height * trim.height)}
            className="print-cut"
          />
        ))}
      {isWrapped && (
        <path d={box(-bleed, -bleed, trim.width + 2 * bleed, trim.height + 2 * bleed)} className="print-fold" />
      )}
    </svg>
  );
}

/** What the lines over a crop mean. */
export function TrimLinesLegend({ sheet: { piece } }: Pick<TrimLinesProps, 'sheet'>) {
  const t = useMessages(designingMessages).design.lines;
  if (piece === null) return null;
  const isWrapped = piece.special.includes('wrap');
  const lines = [
    ['print-cut', isWrapped ? t.front : t.cut],
    ['print-safe', t.safe],
    ...(isWrapped ? [['print-fold', t.fold] as const] : []),
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2">
      {lines.map(([name, text]) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 28 8" width={28} height={8} aria-hidden="true" className="print-lines print-key rounded-xs">
            <path d="M0 4h28" className={name} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
