// What a page that is browsed for the bench notes about itself, and how a shopper's acts are timed in it.

/** Runs in the page before its scripts: notes the start-up, and times what a shopper does. */
export function prepare() {
  const bench = { parse: 0, shownAt: 0, longestTask: 0 };
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    const began = performance.now();
    const value = parse(text, reviver);
    bench.parse = Math.max(bench.parse, performance.now() - began);
    return value;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (bench.shownAt === 0 || startTime < bench.shownAt) bench.longestTask = Math.max(bench.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    bench.shownAt = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true });

  /** The moment after the next frame. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
  const results = () => [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  /**
   * Milliseconds from an act until the next paint, and until the gifts that it brings are painted: others than before.
   * @param {() => void} act
   */
  const timed = async (act) => {
    const before = results();
    const began = performance.now();
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (results() === before) return;
        observer.disconnect();
        resolve(undefined);
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
    act();
    const answered = painted().then((at) => at - began);
    await changed;
    return { gifts: (await painted()) - began, answer: await answered };
  };
  Object.assign(globalThis, { bench, timed });
}

/**
 * Runs in the page: the search's text as a keyboard would change it.
 * @param {string} text
 * @returns {Promise<{ answer: number, gifts: number }>} ms
 */
export function type(text) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('input[type="search"]'));
  // React listens for changes that the element itself makes.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  return Reflect.get(
    globalThis,
    'timed',
  )(() => {
    value?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
