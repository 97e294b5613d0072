import { useCallback, type ComponentProps, type RefCallback } from 'react';

import { inputOrIdle } from '#boot/firstInput.ts';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { useMotionPause } from '#lib/preferences.ts';

/** How long a section takes to rise into place, in milliseconds. docs/behaviour.md, Timings. */
const REVEAL_MS = 1000;
/** How many pixels of it must be in view first. */
const REVEAL_OFFSET_PX = 100;
/** How long the page's height has not changed when the sections are measured again, in milliseconds. */
const AT_REST_MS = 200;

type Aos = {
  readonly init: (settings: object) => unknown;
  /** Measures the known sections and reveals those in view. */
  readonly refresh: () => unknown;
  /** Looks for sections first. */
  readonly refreshHard: () => unknown;
};

/** The class by which AOS reveals a section, permanently. styles/motion.css */
const REVEALED = 'aos-animate';

let aos: Aos | null = null;
/** AOS adds listeners with every start and cannot be stopped: one start serves the whole visit. */
let isStarted = false;
let isDue = false;
/** Sections mounted since AOS last looked for them, with the key by which they are remembered. */
const mounted = new Map<HTMLElement, string>();
/** Sections that were in view in this visit: page and section. */
const seen = new Set<string>();

/**
 * The only importer of AOS: a section marked `data-aos` rises into place when it is reached, once per visit. Until the
 * script is loaded, and if motion is reduced, the section is simply in place; so is a section that is in view when it
 * mounts, or that was seen before on the same page.
 * @param name identifies the section on its page
 * @returns the clean-up for when the section unmounts
 */
function trackReveal(section: HTMLElement, name: string): () => void {
  const key = `${location.pathname} ${name}`;
  mounted.set(section, key);
  start();
  arrangeSoon();
  return () => {
    mounted.delete(section);
    // Before AOS is loaded, every section of the page is in place already.
    const isSeen = aos === null || section.classList.contains(REVEALED);
    // In StrictMode React runs clean-ups of elements that stay in the page.
    queueMicrotask(() => void (isSeen && !section.isConnected && seen.add(key)));
    // AOS forgets removed sections when it looks for new ones.
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
    // AOS would measure new sections before it is known which of them are in view.
    disableMutationObserver: true,
  });
  // Not a class: a translator is recognised by the root's classes (boot/hydrationGate.ts).
  document.documentElement.dataset.aosReady = '';
  // The library measures once; lists that load later move the sections below them.
  if (typeof ResizeObserver !== 'undefined') new ResizeObserver(measureSoon).observe(document.body);
}

let measuring: ReturnType<typeof setTimeout> | undefined;

/** Measures once the page's height is at rest: a search changes it with each letter, and measuring lays the page out. */
function measureSoon(): void {
  clearTimeout(measuring);
  measuring = setTimeout(() => aos?.refresh(), AT_REST_MS);
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

/** A section that the shopper sees, or has seen on this page, is not revealed. */
function keepInPlace(): void {
  const inPlace = [...mounted].filter(
    ([section, key]) => seen.has(key) || section.getBoundingClientRect().top < window.innerHeight,
  );
  mounted.clear();
  for (const [section] of inPlace) section.classList.add(REVEALED);
}

/**
 * Props that make an element rise into place when the shopper reaches it.
 * @param name identifies the section on its page: it does not move again when the shopper returns to the page.
 * Without a name the element does not move.
 */
export function useReveal(name: string | undefined): { ref: RefCallback<HTMLElement>; 'data-aos': string | undefined } {
  const [isPaused] = useMotionPause();
  const isOn = name !== undefined && !isPaused;
  const ref = useCallback(
    (section: HTMLElement | null) => (section && isOn ? trackReveal(section, name) : undefined),
    [isOn, name],
  );
  return { ref, 'data-aos': isOn ? 'rise' : undefined };
}

type RevealProps = Omit<ComponentProps<'section'>, 'ref'> & {
  readonly as?: 'section' | 'div' | 'aside';
  readonly name: string;
};

/**
 * A section below the first screen that rises into place when the shopper reaches it. Not for forms and payments: a
 * field must not move while it is touched. docs/behaviour.md, Motion
 */
export function Reveal({ as: Tag = 'section', name, ...props }: RevealProps) {
  return <Tag {...props} {...useReveal(name)} />;
}
