import { REVEAL_MS, REVEAL_OFFSET_PX } from '#config/constants.ts';
import { isMotionPaused } from './comfort.ts';
import { whenAlive } from './whenAlive.ts';

type Aos = { readonly init: (settings: object) => unknown; readonly refresh: () => unknown };

/** The library has no way to stop and adds listeners with every start, so one start serves the whole visit. */
let isBegun = false;

/**
 * The only importer of AOS: sections marked `data-aos` rise into place as they are reached. Until the script is here, and when
 * motion is reduced, they simply stand there; styles wait for `aos-ready` on the page's root (styles/motion.css).
 */
export function startReveal(): void {
  if (isBegun || isMotionPaused() || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  isBegun = true;
  // Without the script nothing does, and nothing is missing.
  void whenAlive().then(() => import('aos').then((module) => begin(libraryOf(module)), console.warn));
}

/** The package is CommonJS: depending on the bundler the library is the module itself or its `default`. */
function libraryOf(module: object): Aos {
  return ('default' in module ? module.default : module) as Aos;
}

function begin(aos: Aos): void {
  // What the shopper already sees has nothing to reveal.
  for (const section of document.querySelectorAll('[data-aos]')) {
    if (section.getBoundingClientRect().top < window.innerHeight) section.classList.add('aos-animate');
  }
  aos.init({ duration: REVEAL_MS, offset: REVEAL_OFFSET_PX, once: true, easing: 'ease-in-out' });
  document.documentElement.classList.add('aos-ready');
  // The library measures once; lists that arrive later move what is below them.
  if (typeof ResizeObserver !== 'undefined') new ResizeObserver(() => aos.refresh()).observe(document.body);
}
