type PrintName = {
  readonly shop: string;
  /** The order's reference for the shop; '' before there is one. */
  readonly order: string;
  readonly product: string;
  readonly size: string;
  /** Which of the product's designs it is, counted from 1, and of how many. */
  readonly design?: number;
  readonly designs?: number;
  /** Which print of the design it is, counted from 1, and of how many. */
  readonly sheet?: number;
  readonly sheets?: number;
};

/** At most this many letters of the shop's name, so that the rest of the file name is not cut off. */
const SHOP_LETTERS = 24;

/** The file name of a print: 'asha-1a2b3c4d-photo-mug-325-ml-2-of-3-print-01.jpg', by shop, order, product and design. */
export function printFileName(name: PrintName): string {
  const { shop, order, product, size, design = 1, designs = 1, sheet = 1, sheets = 1 } = name;
  const words =
    `${shop.slice(0, SHOP_LETTERS)} ${order} ${product} ${size}`
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9.]+/g) ?? [];
  const which = [
    ...(designs > 1 ? [`${design}-of-${designs}`] : []),
    ...(sheets > 1 ? [`print-${String(sheet).padStart(2, '0')}`] : []),
  ];
  return `${[words.join('-').slice(0, 80) || 'photo', ...which].join('-')}.jpg`;
}
