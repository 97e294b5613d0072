import { useState } from 'react';

import { createErrorToast, type Failure } from '#lib/notify.ts';

/** The error of the last try: shown as a toast and, until the next try, wherever `text` is rendered. */
export function useErrorToast(): Failure & { readonly text: string | null } {
  const [text, setText] = useState<string | null>(null);
  const [failure] = useState(createErrorToast);
  return {
    text,
    say: (reason) => {
      failure.say(reason);
      setText(reason);
    },
    end: () => {
      failure.end();
      setText(null);
    },
  };
}
