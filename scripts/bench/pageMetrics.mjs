// What a measured page records about itself, from its first moment.

/** @typedef {ReturnType<typeof recordMetrics>} PageMetrics times in ms since the navigation */

/** Runs in the page before any of its own scripts. */
export function recordMetrics() {
  // Measuring costs time as well, especially on a slow phone: nothing here makes the browser compute styles or layout.
  const LOOK_MS = 50;
  /** Once the page is hydrated. */
  const SELDOM_MS = 500;
  // Excluded from a bench that counts the page's timers.
  const later = setTimeout;
  const pageMetrics = {
    firstPaint: 0,
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: /** @type {{ start: number, ms: number }[]} */ ([]),
    /** How long the splash stays after the first paint; 0 without one. */
    splashMs: 0,
    /** The page is rendered, and no section of it waits for hydration. */
    hydrated: 0,
    /** A clip was in view. */
    videoSeen: Number.MAX_VALUE,
  };
  Object.assign(globalThis, { pageMetrics });
  /** @param {string} type @param {(entry: PerformanceEntry & Record<string, unknown>) => void} record */
  const observe = (type, record) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(/** @type {PerformanceEntry & Record<string, unknown>} */ (entry));
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') pageMetrics.fcp = startTime;
    else pageMetrics.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (pageMetrics.lcp = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) pageMetrics.cls += Number(value);
  });
  observe('longtask', ({ startTime, duration }) => pageMetrics.longTasks.push({ start: startTime, ms: duration }));

  /** Every bench uses this one function. */
  const isHydrated = () =>
    document.readyState !== 'loading' &&
    document.querySelector('main h1') !== null &&
    document.querySelector('[data-hydrating], main [aria-busy="true"]') === null;
  /** @type {WeakSet<Element>} */
  const watched = new WeakSet();
  const sight = new IntersectionObserver((entries) => {
    if (pageMetrics.videoSeen === Number.MAX_VALUE && entries.some(({ isIntersecting }) => isIntersecting))
      pageMetrics.videoSeen = performance.now();
  });
  const look = () => {
    if (pageMetrics.hydrated === 0 && isHydrated()) pageMetrics.hydrated = performance.now();
    pageMetrics.splashMs ||= Number(document.getElementById('splash')?.dataset['ms'] ?? 0);
    for (const video of document.getElementsByTagName('video')) {
      if (watched.has(video)) continue;
      watched.add(video);
      sight.observe(video);
    }
    later(look, pageMetrics.hydrated === 0 ? LOOK_MS : SELDOM_MS);
  };
  look();
  return pageMetrics;
}
