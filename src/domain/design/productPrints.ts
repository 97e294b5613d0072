import { kindText, type Product } from '#domain/product/product.ts';
import { MAX_PRINTS, photosNamed, printsNamed } from './countInName.ts';
import type { LayoutName, PlacesOffer, Print, Sheets } from './layouts.ts';
import { canShow, isOfSeveral, mockupFor, MOCKUPS, type MockupName } from './mockup.ts';
import { pressPiecesOf, type PressEntry, type PressPiece, type PressShape } from './pressTable.ts';
import { printSizeOf } from '#domain/product/sizeText.ts';

/** What is printed of a product in one size. */
export type ProductPrints = {
  /** Its prints, and how many photos they take. */
  readonly offer: PlacesOffer;
  /** Null for a product that is drawn flat. */
  readonly mockup: MockupName | null;
};

type PrintedProduct = Pick<Product, 'name' | 'category' | 'subCategory'>;

const CHOICE: readonly LayoutName[] = ['one', 'twoAcross', 'twoStacked', 'three', 'four', 'six', 'nine'];
const CALENDARS = /\bcalendars?\b/;
const MONTHS = 12;
/** 'for 3 Photos' is one print with three places. */
const FOR_COUNT: Readonly<Record<number, LayoutName>> = {
  2: 'twoAcross',
  3: 'threeAcross',
  4: 'four',
  6: 'six',
  9: 'nine',
};

const printOf = (piece: PressPiece): Print => ({
  piece,
  shape: piece.trim.width / piece.trim.height,
  outline: piece.shape,
});

const HEARTS: readonly (MockupName | null)[] = ['heart-cushion', 'heart-keychain'];

/** A print that the table does not know has the shape that its size, else a mock-up of one print gives, else it is a square. */
function unknownPrint(mockup: MockupName | null, size: string): Print {
  const stated = printSizeOf(size);
  const usual = mockup === null || isOfSeveral(mockup) ? 1 : MOCKUPS[mockup];
  const outline: PressShape = HEARTS.includes(mockup) ? 'heart' : 'rectangle';
  return { piece: null, shape: stated === null ? usual : stated.width / stated.height, outline };
}

/** The prints of a product that the table does not know: as many as its size or name says, and twelve for a calendar. */
function unknownPrints(product: PrintedProduct, mockup: MockupName | null, size: string): readonly Print[] {
  const count = CALENDARS.test(kindText(product)) ? MONTHS : (printsNamed(product, size) ?? 1);
  return Array.from({ length: count > MAX_PRINTS ? 1 : count }, () => unknownPrint(mockup, size));
}

function sheetsNamed(product: PrintedProduct, prints: readonly Print[]): Sheets {
  const text = kindText(product);
  if (CALENDARS.test(text)) return 'month';
  if (prints.every(({ piece }) => piece?.name === 'opening')) return 'opening';
  return /\bstring\b/.test(text) ? 'string' : 'print';
}

/**
 * What is printed of a product in one size, by the shop's table. One print offers layouts for several photos; several prints have a
 * photo each.
 */
export function printsFor(table: readonly PressEntry[], product: PrintedProduct, size: string): ProductPrints {
  const mockup = mockupFor(product, size);
  const pieces = pressPiecesOf(table, product, size);
  const prints =
    pieces?.flatMap((piece) => Array.from({ length: piece.count }, () => printOf(piece))) ??
    unknownPrints(product, mockup, size);
  const [print] = prints;
  const sheets = sheetsNamed(product, prints);
  const shown = mockup !== null && canShow(mockup, prints, sheets) ? mockup : null;
  if (print === undefined || prints.length > 1) return { offer: { kind: 'apart', sheets, prints }, mockup: shown };
  const fixed = FOR_COUNT[photosNamed(product, size) ?? 0];
  return {
    offer: { kind: 'together', layouts: fixed ? [fixed] : CHOICE, print },
    mockup: shown,
  };
}
