/**
 * Reports the time of the first paint, in milliseconds since navigation start; never if the browser does not report it.
 */
function onFirstPaint(report: (at: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  const observer = new PerformanceObserver((list) => {
    // Safari and Firefox report only the first contentful paint; the splash has content.
    const [paint] = list.getEntries();
    if (!paint) return;
    observer.disconnect();
    report(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Length of the splash's fade (styles/splash.css), in milliseconds. */
const FADE_MS = 300;

/**
 * Lifts the splash 2500 ms after the first paint, or the time that VITE_SPLASH_MS says, which index.html carries. Until then
 * the page under it renders and loads, but is inert. A tap, a key or a scroll lifts it sooner (index.html).
 * docs/behaviour.md, Splash.
 */
export function startSplash(root: HTMLElement): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const durationMs = Number(splash.dataset['ms'] ?? 0);
  root.inert = true;
  const lift = (): void => {
    root.inert = false;
    splash.className = 'lifting';
    setTimeout(() => splash.remove(), FADE_MS);
  };
  // The script may run before the first paint is reported: count from now, and again once the paint is known.
  let timer = setTimeout(lift, durationMs);
  onFirstPaint((at) => {
    clearTimeout(timer);
    timer = setTimeout(lift, Math.max(0, at + durationMs - performance.now()));
  });
}
