declare global {
  /** Lifts the splash, once; index.html has it, since a shopper may be there before the script is. */
  var liftSplash: () => void;
}

/** Reports the moment of the first paint, in milliseconds since the page began; never where browsers do not say. */
function onFirstPaint(report: (at: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  const observer = new PerformanceObserver((list) => {
    // Safari and Firefox tell of the first paint with content only: the splash has some.
    const [paint] = list.getEntries();
    if (!paint) return;
    observer.disconnect();
    report(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}

/**
 * Lifts the splash its set time after the first paint. Until then the page under it, which is already rendering
 * and loading, is inert. docs/behaviour.md, Splash.
 */
export function startSplash(root: HTMLElement): void {
  const splash = document.getElementById('splash');
  // A shopper may have lifted it already.
  if (!splash || splash.className !== '') return;
  const ms = Number(splash.dataset['ms'] ?? 0);
  root.inert = true;
  const lift = (): void => globalThis.liftSplash();
  // The script may run before the paint is known: it counts from now, and again once the paint has been told.
  let timer = setTimeout(lift, ms);
  onFirstPaint((at) => {
    clearTimeout(timer);
    timer = setTimeout(lift, Math.max(0, at + ms - performance.now()));
  });
}
