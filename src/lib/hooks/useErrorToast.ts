import { useState } from 'react';

import { createErrorToast, type Failure } from '#lib/notify.ts';

/** What went wrong with the last try: said in the corner and, until the next one, wherever `text` is shown. */
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
