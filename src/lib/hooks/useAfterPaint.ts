import { useEffect, useState } from 'react';

/** The value, once the browser has painted what else came with it: what is dear to draw follows what is asked for. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    // A frame's callbacks run before it is painted: those of the next one find it done.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(value));
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}
