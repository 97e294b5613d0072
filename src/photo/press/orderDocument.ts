import { designInSize, productPrints } from '#config/shopPrints.ts';
import { calendarMessages } from '#content/calendarMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { firstMonthOf } from '#domain/design/calendar.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';
import { sheetCheck } from '#domain/design/slots.ts';
import { isCalendar, sheetsOf, type PlacesOffer } from '#domain/design/layouts.ts';
import {
  pieceText,
  type PressJob,
  type PressJobDesign,
  type PressJobItem,
  type PressJobPrint,
  type PressJobText,
} from '#domain/design/pressJob.ts';
import { mountOf } from '#domain/design/mount.ts';
import { MM_PER_INCH, type PressPiece } from '#domain/design/pressTable.ts';
import { printSizeOf } from '#domain/product/sizeText.ts';
import { lacksAnswer } from '#domain/design/productQuestion.ts';
import { deliveryWindow } from '#domain/order/deliveryWindow.ts';
import { isCash, orderNumber, type Order, type OrderItem } from '#domain/order/order.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { CALENDAR_PAGE, pictureBox, withMonthPages } from '#photo/calendarPage.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { scriptsOf } from '#photo/typefaces.ts';
import type { Answer } from '#photo/workerMessages.ts';
import { pictureOf, type PrintedPage } from './printedPage.ts';
import type { PressDocument } from './pressDocument.ts';

/** A design of an ordered item. */
export type OrderedPart = {
  readonly item: OrderItem;
  readonly design: Design;
  /** How many pieces have this design. */
  readonly pieces: number;
  /** Which of the item's designs it is, from 1, and of how many; `parts` need not hold them all. */
  readonly number: number;
  readonly of: number;
};

/** What the document says of an order beside its designs. */
export type DocumentFacts = {
  readonly shop: string;
  /** From 1; one more each time the documents of an order are made with another design. */
  readonly revision: number;
};

/** The print room writes days in English: '27 Nov 2026'. */
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day wanted is the last of the days that the shopper was promised. */
function datesOf({ date }: Order): Pick<PressJob, 'orderedOn' | 'wantedBy'> {
  if (date === null) return { orderedOn: '', wantedBy: '' };
  if ('text' in date) return { orderedOn: date.text, wantedBy: '' };
  return { orderedOn: day.format(date.at), wantedBy: day.format(deliveryWindow(date.at).to) };
}

/** 'Order Confirm after Payment' is stored as cash: the shop calls, and the order is confirmed by its payment. */
function paymentOf(order: Order): string {
  if (order.isPaid) return 'PAID';
  return isCash(order) ? 'NOT PAID YET: confirmed once paid' : `NOT PAID YET (${order.paymentMethod})`;
}

/** The longer side of a print whose size says no inches, in millimetres. */
const UNKNOWN_SIDE_MM = 150;

/** A print that the table does not know is as large as its size says, with the trade's usual bleed; the shop confirms it. */
function nominalPiece(size: string, shape: number): PrintedPage['piece'] {
  const inches = printSizeOf(size);
  const trim = inches
    ? { width: inches.width * MM_PER_INCH, height: inches.height * MM_PER_INCH }
    : { width: UNKNOWN_SIDE_MM * Math.min(1, shape), height: UNKNOWN_SIDE_MM * Math.min(1, 1 / shape) };
  return { trim, bleed: 3, shape: 'rectangle', special: [] };
}

type MadePrint = { readonly print: PrintedPage; readonly facts: PressJobPrint };

/** The prints of a design, calendars with their months in the shopper's language. */
function artsOf(design: Design, offer: PlacesOffer): readonly SheetArt[] {
  return withMonthPages(
    artOf(design, offer),
    isCalendar(offer)
      ? {
          firstMonth: firstMonthOf(design),
          locale: messagesOf(commonMessages).locale,
          texts: messagesOf(calendarMessages),
        }
      : null,
  );
}

/** A print with a month around it is a page; any other is finished as it is. */
function pagePrint(art: SheetArt, piece: PrintedPage['piece']): PrintedPage {
  if (!art.page) return { art, piece, picture: null };
  return { art, piece: { ...piece, trim: CALENDAR_PAGE.trim }, picture: pictureBox(art.shape) };
}

/** The mount of a collage frame as a page of its own, with the texts on it; none without text. */
function mountPrints(mount: SheetArt | undefined, piece: PressPiece | null): readonly MadePrint[] {
  if (!mount || mount.texts.length === 0 || piece === null) return [];
  const { name, trim, special } = piece;
  // The photos in its openings are pages of their own.
  const print = { art: { ...mount, places: [] }, piece, picture: null };
  const facts = { part: 1, page: 0, piece: name, finished: trim, ppi: null, sharpness: null, special };
  return [{ print, facts }];
}

/** The prints of a design that show a photo, a text or a month; others would be white sheets. */
function printsOf(design: Design, size: string): readonly MadePrint[] {
  const { offer } = productPrints(design.gift, size);
  const sheets = sheetsOf(offer, design.layout);
  const names = sheets.map(({ piece }) => piece?.name ?? 'photo');
  const arts = artsOf(design, offer);
  const prints = arts.flatMap((art, at): readonly MadePrint[] => {
    const sheet = sheets[at];
    const isEmpty = art.texts.length === 0 && !art.page && art.places.every(({ photo }) => photo === null);
    if (!sheet || isEmpty) return [];
    const print = pagePrint(art, sheet.piece ?? nominalPiece(size, art.shape));
    const check = sheetCheck(design, sheet);
    const facts = {
      part: 1,
      page: 0,
      piece: [pieceText(names, at), art.page?.month ?? ''].filter((text) => text !== '').join(', '),
      finished: sheet.piece && print.piece.trim,
      ppi: check?.ppi ?? null,
      sharpness: check?.sharpness ?? null,
      special: print.piece.special,
    };
    return [{ print, facts }];
  });
  return [...prints, ...mountPrints(arts[0]?.mount, mountOf(offer)?.piece ?? null)];
}

/** The texts of a print as the job sheet has them; smaller where a text does not fit (`pressDocument` corrects it). */
function textsOf(print: PrintedPage): readonly PressJobText[] {
  return print.art.texts.map(({ text, typeface, colour, size }) => ({
    text,
    surface: print.art.openings ? 'mount' : 'print',
    scripts: scriptsOf(text.replaceAll(/\s/g, '')),
    typeface,
    colour,
    mm: size * pictureOf(print).height,
  }));
}

type Ordered = Pick<OrderedPart, 'item' | 'design'>;

/** The size in which a design is printed: the ordered one, or that of a product without sizes. */
export const printedSize = ({ item, design }: Ordered): string => item.size || design.gift.size;

/** The design with the places of the ordered size, which may be others than those of the size it was made in. */
export const printedDesign = (ordered: Ordered): Design => designInSize(ordered.design, printedSize(ordered));

type MadeDesign = { readonly facts: PressJobDesign; readonly prints: readonly PrintedPage[] };

function madeDesign(part: OrderedPart): MadeDesign {
  const { pieces, number, of } = part;
  const design = printedDesign(part);
  const made = printsOf(design, printedSize(part));
  const texts = made.flatMap(({ print }) => textsOf(print));
  return {
    prints: made.map(({ print }) => print),
    facts: {
      id: design.id,
      number,
      of,
      pieces,
      emptyPlaces: countEmpty(design),
      text: texts.map(({ text }) => text).join('\n'),
      texts,
      look: design.look,
      layout: design.layout,
      answer: design.answer,
      lacksAnswer: lacksAnswer(design.gift, design),
      note: design.note,
      firstMonth: made.find(({ print }) => print.art.page)?.print.art.page?.month ?? '',
      prints: made.map(({ facts }) => facts),
    },
  };
}

/**
 * The document of an order, with these designs of it.
 * @param files The photos' files by hash; the worker refuses a document that lacks one.
 */
export function orderDocument(
  order: Order,
  parts: readonly OrderedPart[],
  { shop, revision }: DocumentFacts,
  files: Readonly<Record<string, Blob>>,
): PressDocument {
  const made = order.items.map((item) => {
    const own = parts.filter((part) => part.item === item);
    return { item, designs: own.map(madeDesign) };
  });
  const items = made.map(({ item: { name, size, quantity }, designs }): PressJobItem => {
    const designed = designs.reduce((sum, { facts }) => sum + facts.pieces, 0);
    return {
      product: name,
      size,
      quantity,
      piecesWithoutDesign: Math.max(0, quantity - designed),
      designs: designs.map(({ facts }) => facts),
    };
  });
  return {
    files,
    prints: made.flatMap(({ designs }) => designs.flatMap(({ prints }) => prints)),
    job: {
      shop,
      reference: orderNumber(order.idempotencyKey) || order.id,
      revision,
      part: 1,
      parts: 1,
      ...datesOf(order),
      payment: paymentOf(order),
      customer: order.recipient,
      phone: order.phone,
      address: order.address,
      giftMessage: order.giftNote?.message ?? '',
      hidesPrice: order.giftNote?.hidePrice ?? false,
      items,
    },
  };
}

/**
 * Makes the documents for the press in a worker.
 * @param options.onPage Called before each page is drawn, with its number from 1 and how many there are.
 * @throws Error when the worker refuses; the signal's reason once it is aborted
 */
export function makeDocument(
  worker: PhotoWorker,
  document: PressDocument,
  { onPage, signal }: { readonly onPage: (page: number, pages: number) => void; readonly signal: AbortSignal },
): Promise<Extract<Answer, { status: 'documented' }>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const answered = (answer: Answer): void => {
      if (answer.status === 'documented') resolve(answer);
      else reject(new Error(`document: ${answer.status === 'refused' ? answer.problem : answer.status}`));
    };
    const cancel = worker.post({ kind: 'document', document }, answered, onPage);
    signal.addEventListener('abort', () => {
      cancel();
      reject(signal.reason as Error);
    });
  });
}
