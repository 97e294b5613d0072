import { PdfText, pointsOf, type PdfReference, type PdfWriter } from './pdf.ts';
import type { Size } from './pdfImage.ts';

/** A part of a page in millimetres, measured from the trimmed print's upper left corner. */
export type Area = Size & { readonly x: number; readonly y: number };

/** Around the bleed there is room for marks and the slug's line, in millimetres. */
const SLUG_MM = 12;
/** Crop marks begin this far outside the bleed and are this long, in millimetres. */
const MARK = { gap: 1, length: 6 } as const;
/** Lines that a cutter follows and crop marks are this wide, in points. */
const HAIRLINE = 0.25;

/** Spot colours that a machine, not ink, reads. */
type Spot = 'CutContour' | 'White';

/** A point in millimetres from the trimmed print's upper left corner. */
export type PagePoint = readonly [x: number, y: number];

/** A whole photo, of which a part is seen: where three of its corners are, even those outside the page. */
export type Tile = {
  readonly clip: Area;
  readonly corners: Readonly<Record<'bottomLeft' | 'bottomRight' | 'topLeft', PagePoint>>;
};

/** What one printed page shows, drawn in this order. All areas are in millimetres. */
export type Drawn<Image = PdfReference> =
  /** A picture, or one strip of it. */
  | { readonly kind: 'image'; readonly image: Image; readonly area: Area }
  /** A photo, and its mirror images where its pixels run out within the bleed. */
  | { readonly kind: 'photo'; readonly image: Image; readonly tiles: readonly Tile[] }
  /** A 1-bit stencil through which a colour is printed: text at the press's own resolution. */
  | { readonly kind: 'stencil'; readonly image: Image; readonly area: Area; readonly colour: Rgb }
  /** A closed line that the cutter follows. */
  | { readonly kind: 'cut'; readonly line: readonly PagePoint[] }
  /** White ink behind everything, in its own separation. */
  | { readonly kind: 'white'; readonly area: Area };

/** Shares of red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

export type PageSize = {
  /** The finished piece. */
  readonly trim: Size;
  /** What is printed beyond it on each side, and cut away. */
  readonly bleed: number;
};

/** Lower left and upper right corner of a box, in points from the page's lower left corner. */
type Box = readonly [number, number, number, number];

/** The three boxes that tell a press what is cut away: the sheet, the printed area, the finished piece. */
function boxesOf({ trim, bleed }: PageSize): {
  readonly MediaBox: Box;
  readonly BleedBox: Box;
  readonly TrimBox: Box;
} {
  const outer = bleed + SLUG_MM;
  const [width, height] = [trim.width + 2 * outer, trim.height + 2 * outer].map(pointsOf) as [number, number];
  const inset = (mm: number): Box => {
    const by = pointsOf(mm);
    return [by, by, width - by, height - by];
  };
  return { MediaBox: [0, 0, width, height], BleedBox: inset(SLUG_MM), TrimBox: inset(outer) };
}

const number = (value: number): string => value.toFixed(5).replace(/\.?0+$/, '') || '0';
const operands = (...values: readonly number[]): string => values.map(number).join(' ');

/** Where areas are measured from: the lower left corner of what they lie on, and its height, in millimetres. */
type Origin = { readonly left: number; readonly bottom: number; readonly height: number };

function originOf({ trim, bleed }: PageSize): Origin {
  const outer = bleed + SLUG_MM;
  return { left: outer, bottom: outer, height: trim.height };
}

/** PDF measures upwards from a page's lower left corner, areas downwards from an upper left one. */
function placed(origin: Origin, { x, y, width, height }: Area): readonly [number, number, number, number] {
  const bottom = origin.bottom + origin.height - y - height;
  return [origin.left + x, bottom, width, height].map(pointsOf) as [number, number, number, number];
}

/** Where a point is on the page, in points. */
function pointAt(origin: Origin, [x, y]: PagePoint): PagePoint {
  const [left, bottom] = placed(origin, { x, y, width: 0, height: 0 });
  return [left, bottom];
}

/** Clips, and maps PDF's unit square, where a picture is, to its corners. */
function tileOf(origin: Origin, { clip, corners }: Tile, name: string): string {
  const [x, y] = pointAt(origin, corners.bottomLeft);
  const [rightX, rightY] = pointAt(origin, corners.bottomRight);
  const [topX, topY] = pointAt(origin, corners.topLeft);
  const matrix = operands(rightX - x, rightY - y, topX - x, topY - y, x, y);
  return `q ${operands(...placed(origin, clip))} re W n ${matrix} cm /${name} Do Q`;
}

const imageName = (at: number): string => `I${at}`;

/** Two crop marks at each corner, outside the bleed, in every separation. */
function cropMarks({ trim, bleed }: PageSize): string {
  const outer = bleed + SLUG_MM;
  const [far, near] = [bleed + MARK.gap + MARK.length, bleed + MARK.gap];
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `${operands(...[x1, y1].map(pointsOf))} m ${operands(...[x2, y2].map(pointsOf))} l S`;
  const corners = [
    [outer, outer, -1, -1],
    [outer + trim.width, outer, 1, -1],
    [outer, outer + trim.height, -1, 1],
    [outer + trim.width, outer + trim.height, 1, 1],
  ] as const;
  const lines = corners.flatMap(([x, y, right, up]) => [
    line(x + right * near, y, x + right * far, y),
    line(x, y + up * near, x, y + up * far),
  ]);
  return ['q', '/All CS 1 SCN', `${HAIRLINE} w`, ...lines, 'Q'].join('\n');
}

function drawingOf(origin: Origin, drawn: Drawn, name: string): string {
  switch (drawn.kind) {
    case 'image': {
      const [x, y, width, height] = placed(origin, drawn.area);
      return `q ${operands(width, 0, 0, height, x, y)} cm /${name} Do Q`;
    }
    case 'photo':
      return drawn.tiles.map((tile) => tileOf(origin, tile, name)).join('\n');
    case 'stencil': {
      const [x, y, width, height] = placed(origin, drawn.area);
      return `q ${operands(...drawn.colour)} rg ${operands(width, 0, 0, height, x, y)} cm /${name} Do Q`;
    }
    case 'cut': {
      const points = drawn.line.map((point) => operands(...pointAt(origin, point)));
      const path = points.map((point, at) => `${point} ${at === 0 ? 'm' : 'l'}`).join(' ');
      return `q /Overprint gs /CutContour CS 1 SCN ${HAIRLINE} w ${path} s Q`;
    }
    case 'white':
      return `q /Overprint gs /White cs 1 scn ${operands(...placed(origin, drawn.area))} re f Q`;
  }
}

/** A spot colour, shown on a screen as this colour: the press reads its name only. */
const separation = (name: string, shown: Rgb) => [
  'Separation',
  name,
  'DeviceRGB',
  { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: shown, N: 1 },
];

/** Crop marks are in every separation: 'All' is PDF's own name for that. */
const COLOUR_SPACES = {
  All: separation('All', [0, 0, 0]),
  CutContour: separation('CutContour' satisfies Spot, [1, 0, 1]),
  White: separation('White' satisfies Spot, [0.8, 0.9, 1]),
};

type PageBoxes = { readonly MediaBox: Box; readonly BleedBox?: Box; readonly TrimBox?: Box };

/** Writes a page of these operators, which name the images of `drawn` by their place. */
function addPage(
  pdf: PdfWriter,
  parent: PdfReference,
  { boxes, drawn, content }: { readonly boxes: PageBoxes; readonly drawn: readonly Drawn[]; readonly content: string },
): PdfReference {
  const images = drawn.flatMap((part, at) => ('image' in part ? [[imageName(at), part.image] as const] : []));
  const Contents = pdf.addStream({}, new TextEncoder().encode(content));
  return pdf.add({
    Type: 'Page',
    Parent: parent,
    ...boxes,
    Resources: {
      XObject: Object.fromEntries(images),
      ColorSpace: COLOUR_SPACES,
      ExtGState: { Overprint: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
    },
    Contents,
  });
}

/** Writes the page of one print: what is drawn, and crop marks around it. */
export function addPrintPage(
  pdf: PdfWriter,
  parent: PdfReference,
  size: PageSize,
  drawn: readonly Drawn[],
): PdfReference {
  const parts = drawn.map((part, at) => drawingOf(originOf(size), part, imageName(at)));
  return addPage(pdf, parent, { boxes: boxesOf(size), drawn, content: [...parts, cropMarks(size)].join('\n') });
}

/** Writes a page for people to read, without bleed or marks; areas are measured from its upper left corner. */
export function addSheetPage(pdf: PdfWriter, parent: PdfReference, size: Size, drawn: readonly Drawn[]): PdfReference {
  const content = drawn.map((part, at) => drawingOf({ left: 0, bottom: 0, height: size.height }, part, imageName(at)));
  const boxes = { MediaBox: [0, 0, pointsOf(size.width), pointsOf(size.height)] } as const;
  return addPage(pdf, parent, { boxes, drawn, content: content.join('\n') });
}

/**
 * Ends a document of these pages: sRGB as its output intent, and one attached file of facts for the shop's programs.
 * @param attachment Its name ends in `.json`.
 */
export function endDocument(
  pdf: PdfWriter,
  {
    pages,
    pageTree,
    profile,
    title,
    attachment,
    id,
    madeAt,
  }: {
    readonly pages: readonly PdfReference[];
    readonly pageTree: PdfReference;
    readonly profile: PdfReference;
    readonly title: string;
    readonly attachment: { readonly name: string; readonly json: string };
    readonly id: Uint8Array;
    readonly madeAt: Date;
  },
): Blob {
  pdf.add({ Type: 'Pages', Kids: pages, Count: pages.length }, pageTree);
  const file = pdf.addStream(
    { Type: 'EmbeddedFile', Subtype: 'application/json' },
    new TextEncoder().encode(attachment.json),
  );
  const name = new PdfText(attachment.name);
  const specification = pdf.add({
    Type: 'Filespec',
    F: name,
    UF: name,
    EF: { F: file, UF: file },
    AFRelationship: 'Data',
  });
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: new PdfText('sRGB'),
    DestOutputProfile: profile,
  };
  const root = pdf.add({
    Type: 'Catalog',
    Pages: pageTree,
    OutputIntents: [intent],
    AF: [specification],
    Names: { EmbeddedFiles: { Names: [name, specification] } },
  });
  const stamp = madeAt.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const info = pdf.add({
    Title: new PdfText(title),
    CreationDate: new PdfText(`D:${stamp}Z`),
    Producer: new PdfText('Kanuka'),
  });
  return pdf.end(root, info, id);
}
