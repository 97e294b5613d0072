type PrintName = {
  readonly shop: string;
  /** The order's number; its id where it has no number. */
  readonly order: string;
  /** Which of the order's items it is, counted from 1. It keeps names apart where products have no Latin letters. */
  readonly item: number;
  readonly product: string;
  readonly size: string;
  /** Which of the item's designs it is, counted from 1, and of how many. */
  readonly design: number;
  readonly designs: number;
  /** Which print of the design it is, counted from 1, and of how many. */
  readonly sheet: number;
  readonly sheets: number;
};

/** At most this many letters of each part, so that a long one never displaces the parts after it. */
const LETTERS = { shop: 24, order: 40, product: 40, size: 24 } as const;

/** The Latin letters, digits and dots of a text, joined by hyphens: every system and every printer's program reads these. */
function slugOf(text: string, letters: number): string {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9.]+/g) ?? [];
  return words
    .join('-')
    .slice(0, letters)
    .replace(/[-.]+$/, '');
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/**
 * The file name of a print as a picture, different for every print of an order:
 * 'kanuka-1a2b3c4d-02-photo-mug-325-ml-design-2-of-3-print-01.jpg'.
 */
export function labPictureName({ shop, order, item, product, size, ...which }: PrintName): string {
  const parts = [
    slugOf(shop, LETTERS.shop),
    slugOf(order, LETTERS.order),
    twoDigits(item),
    slugOf(product, LETTERS.product),
    slugOf(size, LETTERS.size),
    which.designs > 1 ? `design-${which.design}-of-${which.designs}` : '',
    which.sheets > 1 ? `print-${twoDigits(which.sheet)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join('-')}.jpg`;
}

/** The file name of all pictures of an order in one archive: 'kanuka-1a2b3c4d-pictures.zip'. */
export function archiveName({ shop, order }: Pick<PrintName, 'shop' | 'order'>): string {
  return `${[slugOf(shop, LETTERS.shop), slugOf(order, LETTERS.order), 'pictures'].filter((part) => part !== '').join('-')}.zip`;
}
