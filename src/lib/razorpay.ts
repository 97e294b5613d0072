/** What the widget hands back after a payment; checked by the server, never believed here. */
export type WidgetResponse = Readonly<Record<string, unknown>>;

type WidgetOptions = {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
  readonly handler: (response: WidgetResponse) => void;
  readonly modal: { readonly ondismiss: () => void };
};

type Widget = {
  readonly open: () => void;
  readonly on: (event: 'payment.failed', listener: (failure: unknown) => void) => void;
};
type WidgetClass = new (options: WidgetOptions) => Widget;

/** The provider's own address; loaded only after the shopper has chosen to pay this way. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** How a widget ended. A failed attempt leaves it open for another; only closing it ends it without payment. */
export type WidgetEnd =
  | { readonly end: 'paid'; readonly response: WidgetResponse }
  | { readonly end: 'dismissed'; readonly failure: string | null };

function widgetClass(): WidgetClass | undefined {
  return (globalThis as { Razorpay?: WidgetClass }).Razorpay;
}

/** Loads the provider's script once. @throws Error when it is blocked or does not define the widget */
async function load(): Promise<WidgetClass> {
  const present = widgetClass();
  if (present) return present;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('script blocked'));
    });
    document.head.append(script);
  });
  const loaded = widgetClass();
  if (!loaded) throw new Error('script without widget');
  return loaded;
}

function descriptionOf(failure: unknown): string | null {
  const { error } = (failure ?? {}) as { error?: { description?: unknown } };
  return typeof error?.description === 'string' ? error.description : null;
}

/**
 * Opens the payment widget and waits for its end; whoever is no longer here once it has loaded has dismissed it.
 * @throws Error when it cannot be loaded or opened
 */
export async function openWidget(
  options: Omit<WidgetOptions, 'handler' | 'modal'>,
  isHere: () => boolean,
): Promise<WidgetEnd> {
  const RazorpayWidget = await load();
  if (!isHere()) return { end: 'dismissed', failure: null };
  return new Promise((resolve) => {
    let failure: string | null = null;
    const widget = new RazorpayWidget({
      ...options,
      handler: (response) => resolve({ end: 'paid', response }),
      modal: { ondismiss: () => resolve({ end: 'dismissed', failure }) },
    });
    widget.on('payment.failed', (reason) => {
      failure = descriptionOf(reason) ?? '';
    });
    widget.open();
  });
}
