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

/** The splash fades for this long (styles/splash.css), in milliseconds. */
const FADE_MS = 300;

/**
 * Lifts the splash its set time after the first paint. Until then the page under it, which is already rendering
 * and loading, is inert. A shopper's touch lifts it sooner (index.html). docs/behaviour.md, Splash.
 */
export function startSplash(root: HTMLElement): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const ms = Number(splash.dataset['ms'] ?? 0);
  root.inert = true;
  const lift = (): void => {
    root.inert = false;
    splash.className = 'lifting';
    setTimeout(() => splash.remove(), FADE_MS);
  };
  // The script may run before the paint is known: it counts from now, and again once the paint has been told.
  let timer = setTimeout(lift, ms);
  onFirstPaint((at) => {
    clearTimeout(timer);
    timer = setTimeout(lift, Math.max(0, at + ms - performance.now()));
  });
}
