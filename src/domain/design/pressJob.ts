import type { Sharpness } from './printSize.ts';

/** One printed page as the print room reads it, on the job sheet and in `job.json`. */
export type PressJobRow = {
  /** The page of the document, from 1. */
  readonly page: number;
  readonly product: string;
  readonly size: string;
  /** The finished size, such as '107 x 80 mm', or that the shop has to confirm it. */
  readonly finished: string;
  /** Which design of its line this is, from 1, of how many; the design's id. */
  readonly design: number;
  readonly designs: number;
  readonly designId: string;
  /** How many pieces of the line are made like this. */
  readonly pieces: number;
  /** Pixels an inch that the photo really has in print; null without a photo. */
  readonly ppi: number | null;
  readonly sharpness: Sharpness | null;
  /** What production does beside printing, such as 'MIRROR, WHITE'. */
  readonly special: string;
  readonly text: string;
  /** Typeface, colour and height in millimetres of the text; '' without one. */
  readonly typography: string;
  readonly look: string;
  /** The phone's model and the like. */
  readonly answer: string;
  readonly note: string;
};

/** What production needs to know of an order. It has no price. */
export type PressJob = {
  readonly shop: string;
  readonly reference: string;
  /** From 1; the highest one counts. */
  readonly revision: number;
  /** Days as the shop writes them. */
  readonly orderedOn: string;
  readonly payment: string;
  readonly customer: string;
  readonly phone: string;
  readonly address: readonly string[];
  readonly giftMessage: string;
  readonly rows: readonly PressJobRow[];
};
