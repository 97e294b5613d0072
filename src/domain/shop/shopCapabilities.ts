/** The ways to pay and to contact the shop that its settings enable: texts name no others. */
export type ShopCapabilities = {
  /** Cards on the provider's own page. */
  readonly stripe: boolean;
  /** Cards, net banking and wallets in the provider's window. */
  readonly razorpay: boolean;
  readonly upi: boolean;
  readonly whatsapp: boolean;
  /** The contact form and the order's e-mail, by a mail service. */
  readonly mailService: boolean;
  readonly map: boolean;
};

/** A shop takes cards at the checkout when either provider does. */
export function takesCards({ stripe, razorpay }: ShopCapabilities): boolean {
  return stripe || razorpay;
}
