import { allAlive } from './earlyActions.ts';
import { whenIdle } from './whenIdle.ts';

/** Lays out what a phone has put off (styles/screen.css), a part at a time: all at once it would hold a touch up. */
async function layOutRest(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('unfolding')) return;
  for (const part of document.querySelectorAll<HTMLElement>('.below > *')) {
    await whenIdle();
    part.dataset['unfolded'] = '';
  }
  classList.remove('unfolding');
}

/**
 * Resolves when the whole page is alive and laid out, and the browser has time: for comforts, which take the line from
 * nothing else. What moves sections would, besides, take from the browser what it needs to keep a place while those above it
 * find their height. docs/decisions/0018
 */
export const whenAlive = (): Promise<void> => allAlive().then(layOutRest).then(whenIdle);
