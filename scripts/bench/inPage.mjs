// What a measured page notes about itself, from its very first moment.

/**
 * @typedef {object} Notes
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {string} lcpElement
 * @property {number} cls
 * @property {readonly { start: number, ms: number }[]} longTasks
 * @property {number} complete ms until everything on the first screen stands: pictures decoded, nothing waiting; 0 before that
 * @property {number} alive ms until every part of a built page is alive; 0 before that
 * @property {number} videoSeen ms until a clip was to be seen; a large number before that
 */

/** Runs in the page before any of its own scripts. */
export function takeNotes() {
  // Looking costs time as well, on a slow phone above all.
  const LOOK_MS = 100;
  /** @type {{ fcp: number, lcp: number, lcpElement: string, cls: number, longTasks: { start: number, ms: number }[], complete: number, alive: number, videoSeen: number }} */
  const notes = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    complete: 0,
    alive: 0,
    videoSeen: Number.MAX_VALUE,
  };
  Object.assign(globalThis, { benchNotes: notes });
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & Record<string, unknown>) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(/** @type {PerformanceEntry & Record<string, unknown>} */ (entry));
    }).observe({ type, buffered: true });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime;
    const element = entry['element'];
    notes.lcpElement = element instanceof Element ? element.outerHTML.slice(0, 100) : '';
  });
  observe('layout-shift', (entry) => {
    if (!entry['hadRecentInput']) notes.cls += Number(entry['value']);
  });
  observe('longtask', (entry) => void notes.longTasks.push({ start: entry.startTime, ms: entry.duration }));

  /** @param {Element} element */
  const isOnFirstScreen = (element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInside = width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isInside && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };
  const isComplete = () => {
    const heading = document.querySelector('main h1');
    if (!heading) return false;
    if ([...document.querySelectorAll('[aria-busy="true"], .skeleton')].some(isOnFirstScreen)) return false;
    const pictures = [...document.querySelectorAll('img')].filter(isOnFirstScreen);
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  };
  const look = () => {
    if (document.readyState !== 'loading' && isComplete()) notes.complete = performance.now();
    else setTimeout(look, LOOK_MS);
  };
  look();
  const lookForLife = () => {
    const isWritten = document.readyState !== 'loading';
    if (isWritten && !document.querySelector('[data-waiting]')) notes.alive = performance.now();
    else setTimeout(lookForLife, LOOK_MS);
  };
  lookForLife();
  const lookForVideo = () => {
    if ([...document.querySelectorAll('video')].some(isOnFirstScreen)) notes.videoSeen = performance.now();
    else setTimeout(lookForVideo, LOOK_MS);
  };
  lookForVideo();
}
