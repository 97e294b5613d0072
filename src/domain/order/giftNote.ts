/** What the buyer wants said and kept from whoever gets the gift. */
export type GiftNote = {
  /** Printed on a card; '' for none. */
  readonly message: string;
  /** No price in the parcel. */
  readonly hidePrice: boolean;
};

export const GIFT_MESSAGE_LENGTH = 200;

export const NO_GIFT_NOTE: GiftNote = { message: '', hidePrice: false };

/** A note as it was kept or sent, whatever was; null when it says nothing. */
export function giftNoteFrom(value: unknown): GiftNote | null {
  const { message, hidePrice } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const note = {
    message: typeof message === 'string' ? message.trim().slice(0, GIFT_MESSAGE_LENGTH) : '',
    hidePrice: hidePrice === true,
  };
  return note.message !== '' || note.hidePrice ? note : null;
}
