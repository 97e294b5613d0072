// What a measured page notes about itself, from its very first moment.

/** @typedef {ReturnType<typeof takeNotes>} Notes times in ms since the page began */

/** Runs in the page before any of its own scripts. */
export function takeNotes() {
  // Looking costs time as well, on a slow phone above all.
  const LOOK_MS = 100;
  // A bench that counts the page's timers does not mean these.
  const later = setTimeout;
  const notes = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: /** @type {{ start: number, ms: number }[]} */ ([]),
    /** Everything on the first screen stands: pictures decoded, nothing waiting. */
    complete: 0,
    /** Every part of the page is alive as well. */
    alive: 0,
    /** A clip was to be seen. */
    videoSeen: Number.MAX_VALUE,
  };
  Object.assign(globalThis, { notes });
  /** @param {string} type @param {(entry: PerformanceEntry & Record<string, unknown>) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(/** @type {PerformanceEntry & Record<string, unknown>} */ (entry));
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) notes.cls += Number(value);
  });
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ start: startTime, ms: duration }));

  /** @param {Element} element */
  const isOnFirstScreen = (element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInside = width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return isInside && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };
  const isComplete = () => {
    if (!document.querySelector('main h1')) return false;
    if ([...document.querySelectorAll('[aria-busy="true"], .skeleton')].some(isOnFirstScreen)) return false;
    const pictures = [...document.querySelectorAll('img')].filter(isOnFirstScreen);
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  };
  /** @param {'complete' | 'alive' | 'videoSeen'} name @param {() => boolean} isSo */
  const noteWhen = (name, isSo) => {
    if (document.readyState !== 'loading' && isSo()) notes[name] = performance.now();
    else later(noteWhen, LOOK_MS, name, isSo);
  };
  noteWhen('complete', isComplete);
  noteWhen('alive', () => notes.complete > 0 && !document.querySelector('[data-waiting]'));
  noteWhen('videoSeen', () => [...document.querySelectorAll('video')].some(isOnFirstScreen));
  return notes;
}
