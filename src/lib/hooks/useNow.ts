import { useEffect, useState } from 'react';

/** The time in milliseconds once the page lives in a browser; null before, since built pages know no 'now'. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
