/** Ways to pay and to reach the shop that its settings have on: no text names another one. */
export type ShopWays = {
  readonly cards: boolean;
  readonly upi: boolean;
  readonly whatsapp: boolean;
  /** The contact form and the order's e-mail, by a mail service. */
  readonly mailService: boolean;
  readonly map: boolean;
};
