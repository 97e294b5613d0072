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
  readonly takeBack: (id: Toast['id']) => void;
};

let waiting: readonly Toast[] = [];
let listener: Listener | null = null;

function tell(tone: Toast['tone'], text: string, { topic, ...extras }: Extras = {}): Toast['id'] {
  // The text is the identity: the same message twice is one message.
  const toast = { id: topic ?? `${tone}:${text}`, tone, text, ...extras };
  if (text.trim() === '') return toast.id;
  if (listener) listener.show(toast);
  else waiting = [...waiting, toast];
  return toast.id;
}

/** Messages in the corner. They wait until the page can show them, so that no early failure goes unsaid. */
export const notify = {
  success: (text: string, extras?: Extras): void => void tell('success', text, extras),
  error: (text: string, extras?: Extras): void => void tell('error', text, extras),
  info: (text: string, extras?: Extras): void => void tell('info', text, extras),
  /** What was said of this topic holds no longer: it goes at once. */
  takeBack: (topic: string): void => {
    waiting = waiting.filter(({ id }) => id !== topic);
    listener?.takeBack(topic);
  },
};

export type Failure = ReturnType<typeof createFailure>;

/** Says as an error what went wrong with a thing that is tried again and again, and takes it back. */
export function createFailure() {
  let said: Toast['id'] | null = null;
  return {
    say: (text: string): void => {
      said = tell('error', text);
    },
    /** A new try begins, or one went well: what was said of the last one holds no longer. */
    end: (): void => {
      if (said !== null) notify.takeBack(said);
      said = null;
    },
  };
}

/** Hands every message, also those that waited, to whoever shows them; returns the clean-up. */
export function onToast(show: Listener['show'], takeBack: Listener['takeBack'] = () => {}): () => void {
  const mine = { show, takeBack };
  listener = mine;
  const early = waiting;
  waiting = [];
  early.forEach(show);
  return () => {
    if (listener === mine) listener = null;
  };
}
