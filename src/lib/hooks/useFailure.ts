import { useState } from 'react';

import { createFailure, type Failure } from '#lib/notify.ts';

/** What went wrong with the last try: said in the corner and, until the next one, wherever `text` is shown. */
export function useFailure(): Failure & { readonly text: string | null } {
  const [text, setText] = useState<string | null>(null);
  const [failure] = useState(createFailure);
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
