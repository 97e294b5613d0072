import type { Design } from './design.ts';
import type { TextSurface } from './designText.ts';
import type { PieceName, PressSpecial } from './pressTable.ts';
import type { Dimensions, Sharpness } from './printSharpness.ts';

/** One printed page as the print room reads it. */
export type PressJobPrint = {
  /** The part of the documents and the page in it, from 1; 0 before the document is written. */
  readonly part: number;
  readonly page: number;
  /** Which piece of the product it is, such as 'mug' or 'month 3'; '' where there is only one. */
  readonly piece: string;
  /** The finished size in millimetres; null where the shop has to confirm it. */
  readonly finished: Dimensions | null;
  /** Pixels an inch that the photos really have in print, the least of them; null without a photo. */
  readonly ppi: number | null;
  readonly sharpness: Sharpness | null;
  /** What production does beside printing. */
  readonly special: readonly PressSpecial[];
};

/** A text, and how it is set. */
export type PressJobText = {
  readonly text: string;
  readonly surface: TextSurface;
  readonly scripts: readonly string[];
  readonly typeface: string;
  readonly colour: string;
  /** The height of a text line, in millimetres. */
  readonly mm: number;
};

/** A design as the print room reads it, with the pages that are made from it. */
export type PressJobDesign = {
  /** The design's id. */
  readonly id: string;
  /** Which design of its item it is, from 1, and of how many; some may be missing from this document. */
  readonly number: number;
  readonly of: number;
  /** How many pieces of the item are made like this. */
  readonly pieces: number;
  /** Places without a photo; they are printed white. */
  readonly emptyPlaces: number;
  /** All texts, one below the other; '' without one. */
  readonly text: string;
  readonly texts: readonly PressJobText[];
  readonly look: string;
  readonly layout: string;
  /** The phone's model for a phone cover. '' for other products, and where it was not given. */
  readonly answer: string;
  /** True for a phone cover without a model: it cannot be made before the shop has asked. */
  readonly lacksAnswer: boolean;
  readonly note: string;
  /** The month of a calendar's first page, such as '2027-03'; '' for other products. */
  readonly firstMonth: string;
  readonly prints: readonly PressJobPrint[];
};

/** An ordered item. The pieces of its designs and `piecesWithoutDesign` sum to `quantity`. */
export type PressJobItem = {
  readonly product: string;
  readonly size: string;
  readonly quantity: number;
  readonly piecesWithoutDesign: number;
  readonly designs: readonly PressJobDesign[];
};

/** What production needs to know of an order; attached to the document as `job.json`. It has no price. */
export type PressJob = {
  readonly shop: string;
  /** The order's number, else its id. */
  readonly reference: string;
  /** From 1; the highest one counts. */
  readonly revision: number;
  /** Which part of the documents of this order it is, from 1, and of how many. */
  readonly part: number;
  readonly parts: number;
  /** Days as the shop writes them; '' where the order says none. */
  readonly orderedOn: string;
  readonly wantedBy: string;
  readonly payment: string;
  readonly customer: string;
  readonly phone: string;
  readonly address: string;
  readonly giftMessage: string;
  /** The parcel shows no price. */
  readonly hidesPrice: boolean;
  readonly items: readonly PressJobItem[];
};

/** The labels of the specials on the job sheet and the slug, as the print room knows them. */
export const SPECIAL_LABELS: Readonly<Record<PressSpecial, string>> = {
  wrap: 'WRAP',
  mirror: 'MIRROR',
  white: 'WHITE',
  cut: 'CUT',
  handle: 'HANDLE RIGHT',
  camera: 'CAMERA',
  holes: 'HOLES',
  ring: 'RING',
  spiral: 'SPIRAL',
  seam: 'SEAM',
  mount: 'MOUNT',
  board: 'BOARD',
  grey: 'GREY',
};

const SIZE_TO_BE_CONFIRMED = 'SIZE TO BE CONFIRMED';

/** '107 x 80 mm', or that the shop confirms it. */
export function finishedText(finished: Dimensions | null): string {
  if (finished === null) return SIZE_TO_BE_CONFIRMED;
  return `${[finished.width, finished.height].map((mm) => Number(mm.toFixed(1))).join(' x ')} mm`;
}

/** The last four digits of a telephone number. */
const lastDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-4);

/** What tells a printed page from all others, on its slug, in the title and in the QR code. */
export const identityText = ({ reference, revision, phone }: PressJob): string =>
  [reference, `r${revision}`, ...(lastDigits(phone) === '' ? [] : [`tel …${lastDigits(phone)}`])].join(' · ');

/** A print together with what it is of. */
export type PrintInJob = {
  /** The number of its item, from 1. */
  readonly number: number;
  readonly item: PressJobItem;
  readonly design: PressJobDesign;
  readonly print: PressJobPrint;
};

/** All prints of a job, in the order of its pages. */
export function printsIn({ items }: PressJob): readonly PrintInJob[] {
  return items.flatMap((item, at) =>
    item.designs.flatMap((design) => design.prints.map((print) => ({ number: at + 1, item, design, print }))),
  );
}

/** What is written beside a print: order, item, design, pieces, size, and what production does. */
export function slugParts(job: PressJob, { number, item, design, print }: PrintInJob): readonly string[] {
  return [
    identityText(job),
    `item ${number}/${job.items.length}`,
    productText(item),
    print.piece,
    designText(design),
    piecesText(design),
    finishedText(print.finished),
    ...print.special.map((special) => SPECIAL_LABELS[special]),
  ].filter((part) => part !== '');
}

/** 'Photo Mug, 325 ml'. */
export const productText = ({ product, size }: Pick<PressJobItem, 'product' | 'size'>): string =>
  [product, size].filter((part) => part !== '').join(', ');

/** 'design 1/2'. */
export const designNumberText = ({ number, of }: PressJobDesign): string => `design ${number}/${of}`;

/** 'design 1/2 3fa85f64'. */
export const designText = (design: PressJobDesign): string => `${designNumberText(design)} ${shortId(design)}`;

/** 'Model: Redmi Note 13 Pro', or that it was not given; '' for other products than phone covers. */
export function modelText({ answer, lacksAnswer }: Pick<PressJobDesign, 'answer' | 'lacksAnswer'>): string {
  if (lacksAnswer) return 'Model: NOT GIVEN, ask the customer';
  return answer === '' ? '' : `Model: ${answer}`;
}

/** '3 pcs'. */
export const piecesText = ({ pieces }: PressJobDesign): string => `${pieces} ${pieces === 1 ? 'pc' : 'pcs'}`;

/** The first eight characters of a design's id: enough to tell the designs of an order apart. */
export const shortId = ({ id }: Pick<Design, 'id'>): string => id.slice(0, 8);

/** 'kanuka-689543F8-r1': the name of an order's documents, without ending. No two orders or revisions share it. */
export function documentName({ shop, reference, revision }: Pick<PressJob, 'shop' | 'reference' | 'revision'>): string {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .match(/[\w.]+/g)
      ?.join('-') ?? '';
  const first = plain(shop).toLowerCase().split('-')[0]?.slice(0, 24);
  return [first, plain(reference) || 'order', `r${revision}`].filter(Boolean).join('-');
}

/** 'month 3/12', or 'mug' where there is one of a kind; a product of one print needs no name for it. */
export function pieceText(names: readonly PieceName[], at: number): string {
  const name = names[at];
  if (name === undefined || names.length === 1) return '';
  const count = names.filter((other) => other === name).length;
  const number = names.slice(0, at + 1).filter((other) => other === name).length;
  return count === 1 ? name : `${name} ${number}/${count}`;
}
