/** The buyer's message to the person who gets the products, and whether the price stays hidden from them. */
export type GiftNote = {
  /** Printed on a card; '' for no message. */
  readonly message: string;
  /** The parcel shows no price. */
  readonly hidePrice: boolean;
};

/** The longest message, in UTF-16 code units. */
export const GIFT_MESSAGE_LENGTH = 200;

export const NO_GIFT_NOTE: GiftNote = { message: '', hidePrice: false };

/** Parses a stored or received note; null when it has neither a message nor a hidden price. */
export function giftNoteFrom(value: unknown): GiftNote | null {
  const { message, hidePrice } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const note = {
    message: typeof message === 'string' ? message.trim().slice(0, GIFT_MESSAGE_LENGTH) : '',
    hidePrice: hidePrice === true,
  };
  return note.message !== '' || note.hidePrice ? note : null;
}
