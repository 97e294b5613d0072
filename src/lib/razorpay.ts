import { WIDGET_SCRIPT_MS } from '#config/constants.ts';

/** What the widget returns after a payment; only the server can verify it. */
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
  readonly close?: () => void;
  readonly on: (event: 'payment.failed', listener: (failure: unknown) => void) => void;
};
type WidgetClass = new (options: WidgetOptions) => Widget;

/** The key of the embedded backend's imitation: no account has it, and no money moves. */
export const EMBEDDED_WIDGET_KEY = 'rzp_test_embedded';

/** Loaded only after the shopper has chosen this payment method. */
const PROVIDER_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
const EMBEDDED_SCRIPT = '/sandbox-razorpay/checkout.js';

/**
 * How a widget ended: paid and checked, closed without payment, or left with the page. After a failed attempt it stays
 * open for another.
 */
export type WidgetEnd =
  | { readonly end: 'paid' | 'left' }
  | { readonly end: 'dismissed'; readonly failure: string | null };

function widgetClass(): WidgetClass | undefined {
  return (globalThis as { Razorpay?: WidgetClass }).Razorpay;
}

/** Loads the provider's script once. @throws Error if it is blocked, abandoned, or does not define the widget */
async function load(key: string, leaving: AbortSignal): Promise<WidgetClass> {
  const present = widgetClass();
  if (present) return present;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = key === EMBEDDED_WIDGET_KEY ? EMBEDDED_SCRIPT : PROVIDER_SCRIPT;
    script.async = true;
    const giveUp = (why: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(why));
    };
    const timer = setTimeout(() => giveUp('script hangs'), WIDGET_SCRIPT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => giveUp('script blocked'));
    leaving.addEventListener('abort', () => giveUp('page left'), { once: true });
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

type WidgetEvents = {
  readonly onOpen: () => void;
  /** Checks what the widget returned; never throws. Also called if the shopper had closed the widget before. */
  readonly onPaid: (response: WidgetResponse) => Promise<void>;
  /** The provider has refused an attempt; the widget stays open for another. */
  readonly onRefused: () => void;
  /** Aborted when the shopper leaves the page. */
  readonly leaving: AbortSignal;
};

/**
 * Opens the payment widget and waits for its end; leaving the page ends the wait and closes it. @throws Error if it
 * cannot be opened or loaded within 20 seconds
 */
export async function openWidget(
  options: Omit<WidgetOptions, 'handler' | 'modal'>,
  { onOpen, onPaid, onRefused, leaving }: WidgetEvents,
): Promise<WidgetEnd> {
  if (leaving.aborted) return { end: 'left' };
  const RazorpayWidget = await load(options.key, leaving).catch((error: unknown) => {
    if (leaving.aborted) return null;
    throw error;
  });
  if (RazorpayWidget === null || leaving.aborted) return { end: 'left' };
  return new Promise((resolve) => {
    let failure: string | null = null;
    const widget = new RazorpayWidget({
      ...options,
      handler: (response) => void onPaid(response).then(() => resolve({ end: 'paid' })),
      modal: { ondismiss: () => resolve({ end: 'dismissed', failure }) },
    });
    widget.on('payment.failed', (reason) => {
      failure = descriptionOf(reason) ?? '';
      onRefused();
    });
    leaving.addEventListener('abort', () => {
      widget.close?.();
      resolve({ end: 'left' });
    });
    onOpen();
    widget.open();
  });
}
