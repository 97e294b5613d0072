/** A message to the shopper that leaves by itself; nothing that needs an action lives here alone. */
export type Notice = { readonly id: string; readonly tone: 'success' | 'error' | 'info'; readonly text: string };

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | null = null;

function tell(tone: Notice['tone'], text: string): void {
  // The text is the identity: the same message twice is one message.
  const notice = { id: `${tone}:${text}`, tone, text };
  if (text.trim() === '') return;
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Messages in the corner. They wait until the page can show them, so that no early failure goes unsaid. */
export const notify = {
  success: (text: string): void => tell('success', text),
  error: (text: string): void => tell('error', text),
  info: (text: string): void => tell('info', text),
};

/** Hands every message, also those that waited, to whoever shows them; returns the clean-up. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    if (listener === show) listener = null;
  };
}
