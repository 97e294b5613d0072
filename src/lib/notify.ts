/** A message to the shopper that leaves by itself; nothing that needs an action lives here alone. */
export type Toast = {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Where the shopper may want to go next. */
  readonly link?: { readonly to: string; readonly text: string };
};

type Extras = Pick<Toast, 'link'> & {
  /** A later message of the same topic takes the place of this one; without a topic only the same text does. */
  readonly topic?: string;
};

type Listener = {
  readonly show: (toast: Toast) => void;
  readonly dismiss: (id: Toast['id']) => void;
};

let waiting: readonly Toast[] = [];
let listener: Listener | null = null;

function push(tone: Toast['tone'], text: string, { topic, ...extras }: Extras = {}): Toast['id'] {
  // The text is the identity: the same message twice is one message.
  const toast = { id: topic ?? `${tone}:${text}`, tone, text, ...extras };
  if (text.trim() === '') return toast.id;
  if (listener) listener.show(toast);
  else waiting = [...waiting, toast];
  return toast.id;
}

/** Messages in the corner. They wait until the page can show them, so that no early failure goes unsaid. */
export const notify = {
  success: (text: string, extras?: Extras): void => void push('success', text, extras),
  error: (text: string, extras?: Extras): void => void push('error', text, extras),
  info: (text: string, extras?: Extras): void => void push('info', text, extras),
  /** What was said of this topic holds no longer: it goes at once. */
  dismiss: (topic: string): void => {
    waiting = waiting.filter(({ id }) => id !== topic);
    listener?.dismiss(topic);
  },
};

export type Failure = ReturnType<typeof createErrorToast>;

/** Says as an error what went wrong with a thing that is tried again and again, and takes it back. */
export function createErrorToast() {
  let shown: Toast['id'] | null = null;
  return {
    say: (text: string): void => {
      shown = push('error', text);
    },
    /** A new try begins, or one went well: what was said of the last one holds no longer. */
    end: (): void => {
      if (shown !== null) notify.dismiss(shown);
      shown = null;
    },
  };
}

/** Hands every message, also those that waited, to whoever shows them; returns the clean-up. */
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
