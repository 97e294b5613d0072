import { inputOrIdle } from '#boot/inputOrIdle.ts';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { REVEAL_MS, REVEAL_OFFSET_PX } from '#config/constants.ts';

type Aos = {
  readonly init: (settings: object) => unknown;
  /** Measures the sections that it knows, and reveals those in view. */
  readonly refresh: () => unknown;
  /** Looks for sections first. */
  readonly refreshHard: () => unknown;
};

/** The class that AOS gives a section to reveal it, for good. styles/motion.css */
const REVEALED = 'aos-animate';

let aos: Aos | null = null;
/** AOS adds listeners with every start and has no way to stop: one start serves the whole visit. */
let isStarted = false;
let isDue = false;
/** Sections that were mounted since AOS looked for them last, with the key by which they are remembered. */
const mounted = new Map<HTMLElement, string>();
/** What was in view once in this visit: page and section. */
const seen = new Set<string>();

/**
 * The only importer of AOS: a section marked `data-aos` rises into place as it is reached, once in a visit. Until the script
 * is here, and when motion is reduced, it is simply in its place; and so is a section that is in view as it is mounted, or
 * that was seen before on the same page.
 * @param name what tells the section from the others of its page
 * @returns what to call when the section is unmounted
 */
export function trackReveal(section: HTMLElement, name: string): () => void {
  const key = `${location.pathname} ${name}`;
  mounted.set(section, key);
  start();
  arrangeSoon();
  return () => {
    mounted.delete(section);
    // Before AOS is here, every section of the page is in its place already.
    const isSeen = aos === null || section.classList.contains(REVEALED);
    // In StrictMode React runs clean-ups of what stays in the page.
    queueMicrotask(() => void (isSeen && !section.isConnected && seen.add(key)));
    // AOS forgets sections that are gone when it looks for new ones.
    arrangeSoon();
  };
}

function start(): void {
  if (isStarted || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  isStarted = true;
  // Without the script nothing rises, and nothing is missing.
  void whenHydratedAndIdle()
    .then(inputOrIdle)
    .then(() => import('aos').then((module) => begin(libraryOf(module)), console.warn));
}

/** The package is CommonJS: depending on the bundler the library is the module itself or its `default`. */
function libraryOf(module: object): Aos {
  return ('default' in module ? module.default : module) as Aos;
}

function begin(library: Aos): void {
  aos = library;
  keepInPlace();
  aos.init({
    duration: REVEAL_MS,
    offset: REVEAL_OFFSET_PX,
    once: true,
    easing: 'ease-in-out',
    // It would look at new sections before it is known which of them are in view.
    disableMutationObserver: true,
  });
  // No class: a translator is recognised by the root's classes (boot/hydrationGate.ts).
  document.documentElement.dataset.aosReady = '';
  // The library measures once; lists that arrive later move what is below them.
  if (typeof ResizeObserver !== 'undefined') new ResizeObserver(() => aos?.refresh()).observe(document.body);
}

/** Before the next paint, and after a new page was scrolled to its top (app/RouteChange.tsx). */
function arrangeSoon(): void {
  if (aos === null || isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    keepInPlace();
    aos?.refreshHard();
  });
}

/** What the shopper sees, or saw before on this page, has nothing to reveal. */
function keepInPlace(): void {
  const inPlace = [...mounted].filter(
    ([section, key]) => seen.has(key) || section.getBoundingClientRect().top < window.innerHeight,
  );
  mounted.clear();
  for (const [section] of inPlace) section.classList.add(REVEALED);
}
