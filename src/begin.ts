/**
 * Where a built page begins that has a large picture on its first screen: the picture comes first, then the shop's
 * script. On a slow network they would share the line, and the shopper would see the picture later by as much as the
 * script weighs. docs/performance.md; the links are written by prerender/hints.ts.
 */

declare global {
  /** As app/takeOver.tsx has it. */
  var wholeStyles: () => Promise<unknown>;
}

/** A picture that takes longer than this, in milliseconds, no longer holds the script back. */
const PATIENCE_MS = 1500;

function firstPicture(): Promise<void> {
  const large = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  if (!large || large.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => resolve();
    large.addEventListener('load', done, { once: true });
    large.addEventListener('error', done, { once: true });
    setTimeout(done, PATIENCE_MS);
  });
}

/** Runs a module script; settles when it has run, or cannot be had. */
function run(src: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = src;
    const done = (): void => resolve();
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });
}

const entry = document.head.querySelector<HTMLLinkElement>('link[rel="late-entry"]');

function fetchScripts(): void {
  if (!entry) return;
  const { modules = '' } = entry.dataset;
  for (const name of [...modules.split(' '), entry.href]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = new URL(name, entry.href).href;
    document.head.append(link);
  }
}

async function runScripts(): Promise<void> {
  if (!entry) return;
  const { first = '' } = entry.dataset;
  // Each in a task of its own: between them a cheap phone can answer its shopper.
  for (const name of [...first.split(' '), entry.href]) await run(new URL(name, entry.href).href);
}

/** The first screen is whole without its picture when this many milliseconds have passed. */
const SCREEN_MS = 500;

/** The next picture of the screen, with a task of its own after it. */
const painted = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/** What a phone has put off (index.html) follows part by part, so that none of them holds a touch up. */
async function unfold(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('opening')) return;
  for (const part of document.querySelectorAll<HTMLElement>('.below > *')) {
    await painted();
    part.dataset.unfolded = '';
  }
  classList.remove('opening');
}

const picture = firstPicture();
const isFirstSeen = document.documentElement.classList.contains('opening')
  ? Promise.race([picture.then(painted), new Promise((resolve) => void setTimeout(resolve, SCREEN_MS))])
  : Promise.resolve();
// The style sheet is the first that the line brings after the picture: nothing can be drawn without it.
const isWhole = isFirstSeen.then(() => globalThis.wholeStyles());
void isWhole.then(unfold);
const areFetched = Promise.all([picture, isFirstSeen]).then(fetchScripts);

/** Settles when the shop's script has run. */
export const begun: Promise<void> = Promise.all([areFetched, isWhole]).then(runScripts);
