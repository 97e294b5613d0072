/** A message that disappears by itself; anything that needs an action is also shown elsewhere. */
export type Toast = {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Where the shopper may want to go next. */
  readonly link?: { readonly to: string; readonly text: string };
};

type Extras = Pick<Toast, 'link'> & {
  /** A later message of the same topic replaces this one; without a topic, only the same text does. */
  readonly topic?: string;
};

type Listener = {
  readonly show: (toast: Toast) => void;
  readonly dismiss: (id: Toast['id']) => void;
};

let waiting: readonly Toast[] = [];
let listener: Listener | null = null;
/** The text that each topic showed last. */
const lastTexts = new Map<string, string>();

function push(tone: Toast['tone'], text: string, { topic, ...extras }: Extras = {}): Toast['id'] {
  // The text is the identity: the same message twice is one message.
  const toast = { id: topic ?? `${tone}:${text}`, tone, text, ...extras };
  if (text.trim() === '') return toast.id;
  if (topic !== undefined) lastTexts.set(topic, text);
  if (listener) listener.show(toast);
  else waiting = [...waiting, toast];
  return toast.id;
}

/** Toast messages. They are queued until the toasts can show them, so that no early error is lost. */
export const notify = {
  success: (text: string, extras?: Extras): void => void push('success', text, extras),
  error: (text: string, extras?: Extras): void => void push('error', text, extras),
  info: (text: string, extras?: Extras): void => void push('info', text, extras),
  /** Dismisses the message of this topic at once. */
  dismiss: (topic: string): void => {
    waiting = waiting.filter(({ id }) => id !== topic);
    listener?.dismiss(topic);
  },
};

export type Failure = ReturnType<typeof createErrorToast>;

/** Shows the error of an action that may be retried, and dismisses it. */
export function createErrorToast() {
  let shown: { readonly id: Toast['id']; readonly text: string } | null = null;
  return {
    say: (text: string, extras?: Extras): void => {
      shown = { id: push('error', text, extras), text };
    },
    /** Dismisses the error, unless its topic shows a later message: a new try starts, or one has succeeded. */
    end: (): void => {
      if (shown !== null && (lastTexts.get(shown.id) ?? shown.text) === shown.text) notify.dismiss(shown.id);
      shown = null;
    },
  };
}

/** Passes every message, including queued ones, to the listener that shows them; returns the clean-up. */
export function onToast(show: Listener['show'], dismiss: Listener['dismiss'] = () => {}): () => void {
  const mine = { show, dismiss };
  listener = mine;
  const early = waiting;
  waiting = [];
  early.forEach(show);
  return () => {
    if (listener === mine) listener = null;
  };
}
