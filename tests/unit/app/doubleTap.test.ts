import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { guardDoubleTaps } from '#app/doubleTap.ts';

const clicked: string[] = [];
let start = 0;

/** Two buttons, a link with a picture in it, and a field with its label. */
beforeAll(() => {
  document.body.innerHTML = `<button id="first"></button><button id="second"></button>
    <a id="link" href="#there"><img alt="" /></a><label for="field">Tick</label><input type="checkbox" id="field" />`;
  guardDoubleTaps();
  document.body.addEventListener('click', ({ target }) => void clicked.push((target as Element).id));
});

// Each test taps long after the one before.
beforeEach(() => {
  clicked.length = 0;
  start += 10_000;
});

type Tapped = { readonly on: string; readonly ms?: number; readonly x?: number; readonly pointerType?: string };

function event(type: string, { ms = 0, x = 100, pointerType = 'touch' }: Tapped): MouseEvent {
  const made = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 700 }), {
    pointerType,
  });
  vi.spyOn(made, 'timeStamp', 'get').mockReturnValue(start + ms);
  return made;
}

/** A finger goes down and up at a place, so many milliseconds after the test began. Tells whether the browser acts on it. */
function tap(tapped: Tapped): boolean {
  const element = document.querySelector(tapped.on);
  element?.dispatchEvent(event('pointerdown', tapped));
  return element?.dispatchEvent(event('click', tapped)) ?? false;
}

test('R8: the second tap of a double tap does nothing to what came to its place', () => {
  tap({ on: '#first' });
  expect(tap({ on: '#link', ms: 150, x: 110 }), 'the link is not followed').toBe(false);
  expect(tap({ on: '#second', ms: 499 })).toBe(false);
  expect(clicked).toEqual(['first']);
});

test('who goes on tapping still means the first control, until a pause', () => {
  tap({ on: '#first' });
  tap({ on: '#second', ms: 400 });
  tap({ on: '#second', ms: 800 });
  tap({ on: '#second', ms: 1300 });
  expect(clicked).toEqual(['first', 'second']);
});

test('quick taps on one control all count, whatever in it they meet', () => {
  tap({ on: '#link' });
  tap({ on: '#link img', ms: 100 });
  tap({ on: '#link', ms: 200 });
  expect(clicked).toHaveLength(3);
});

test('taps at another place count, however quick', () => {
  tap({ on: '#first' });
  tap({ on: '#second', ms: 80, x: 124 });
  expect(clicked).toEqual(['first', 'second']);
});

test('clicks by mouse all count', () => {
  tap({ on: '#first', pointerType: 'mouse' });
  tap({ on: '#second', ms: 100, pointerType: 'mouse' });
  expect(clicked).toEqual(['first', 'second']);
});

test('a label hands its click on, and a key or a script clicks whatever is there', () => {
  tap({ on: 'label' });
  expect(document.querySelector<HTMLInputElement>('#field')?.checked).toBe(true);
  document.querySelector('#second')?.dispatchEvent(event('click', { on: '#second', ms: 100 }));
  expect(clicked).toEqual(['', 'field', 'second']);
});
