type PrintName = {
  readonly shop: string;
  /** As the shop reads it; '' before there is one. */
  readonly order: string;
  readonly product: string;
  readonly size: string;
  /** Which of the designs of this product it is, from 1, of how many. */
  readonly design?: number;
  readonly designs?: number;
  /** Which print of the design, from 1, of how many. */
  readonly sheet?: number;
  readonly sheets?: number;
};

/** A long name of the shop leaves room for what the picture is of. */
const SHOP_LETTERS = 24;

/** 'asha-1a2b3c4d-photo-mug-325-ml-2-of-3-print-1.jpg': by shop, order, product, piece and place. */
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
