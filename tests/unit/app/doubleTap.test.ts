import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { guardDoubleTaps } from '#app/doubleTap.ts';
import { afterPaint } from '#lib/afterPaint.ts';

const clicked: string[] = [];
let start = 0;
let added: Parameters<typeof addEventListener>[] = [];

/** Two buttons, a link with a picture in it, and a field with its label. */
beforeAll(() => {
  document.body.innerHTML = `<button id="first"></button><button id="second"></button>
    <a id="link" href="#there"><img alt="" /></a><label for="field">Tick</label><input type="checkbox" id="field" />`;
  added = vi.spyOn(window, 'addEventListener').mock.calls;
  guardDoubleTaps();
  document.body.addEventListener('click', ({ target }) => void clicked.push((target as Element).id));
});

// Screens that are tested in the same window are not guarded.
afterAll(() => {
  for (const [type, listener, options] of added) removeEventListener(type, listener, options);
  history.replaceState(null, '', '/');
});

// Each test taps long after the one before.
beforeEach(() => {
  clicked.length = 0;
  start += 10_000;
});

type Tapped = {
  readonly on: string;
  readonly ms?: number;
  readonly x?: number;
  readonly pointerType?: string;
  readonly detail?: number;
};

function event(type: string, { ms = 0, x = 100, pointerType = 'touch', detail = 1 }: Tapped): MouseEvent {
  const made = Object.assign(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 700, detail }),
    {
      pointerType,
    },
  );
  vi.spyOn(made, 'timeStamp', 'get').mockReturnValue(start + ms);
  vi.spyOn(performance, 'now').mockReturnValue(start + ms);
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

test('of a mouse’s clicks those count that the browser does not count as a double click', () => {
  const pointerType = 'mouse';
  tap({ on: '#first', pointerType });
  tap({ on: '#second', ms: 100, pointerType });
  expect(clicked).toEqual(['first', 'second']);
});

test('the second click of a double click does nothing to what came to its place', () => {
  const pointerType = 'mouse';
  tap({ on: '#first', pointerType });
  tap({ on: '#first', ms: 100, pointerType, detail: 2 });
  expect(tap({ on: '#link', ms: 200, pointerType, detail: 3 }), 'the link is not followed').toBe(false);
  expect(clicked).toEqual(['first', 'first']);
});

test('the second click of a double click takes neither the focus nor words to what came to its place', () => {
  const pointerType = 'mouse';
  const press = (tapped: Tapped): boolean => {
    const element = document.querySelector(tapped.on);
    element?.dispatchEvent(event('pointerdown', { ...tapped, pointerType }));
    return element?.dispatchEvent(event('mousedown', { ...tapped, pointerType })) ?? false;
  };
  tap({ on: '#first', pointerType });
  expect(press({ on: '#field', ms: 150, detail: 2 })).toBe(false);
  expect(press({ on: '#first', ms: 200, detail: 3 }), 'the control itself is pressed').toBe(true);
  expect(press({ on: '#field', ms: 900 }), 'so is the other, later').toBe(true);
});

test('a label hands its click on, and a key or a script clicks whatever is there', () => {
  tap({ on: 'label' });
  expect(document.querySelector<HTMLInputElement>('#field')?.checked).toBe(true);
  document.querySelector('#second')?.dispatchEvent(event('click', { on: '#second', ms: 100 }));
  expect(clicked).toEqual(['', 'field', 'second']);
});

/** The page has changed, and that many milliseconds after the test began the change is painted. */
async function paintAt(ms: number): Promise<void> {
  // The guard hears of the change first.
  await Promise.resolve();
  vi.spyOn(performance, 'now').mockReturnValue(start + ms);
  await new Promise<void>((resolve) => void afterPaint(resolve));
}

test('R8: what came less than half a second ago to the place of the last control is not meant yet', async () => {
  const going = document.createElement('button');
  document.body.prepend(going);
  going.id = 'going';
  tap({ on: '#going' });
  history.replaceState(null, '', '/next');
  going.remove();
  await Promise.resolve();
  tap({ on: '#second', ms: 1190 });
  expect(clicked, 'not painted yet').toEqual(['going']);
  await paintAt(1200);
  tap({ on: '#second', ms: 1690 });
  tap({ on: '#first', ms: 1695, x: 300 });
  expect(clicked).toEqual(['going', 'first']);
  tap({ on: '#second', ms: 2400 });
  expect(clicked).toEqual(['going', 'first', 'second']);
});

test('R8: what lay under a dialog is not meant by whoever goes on tapping as it closes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = '<button id="choice"></button>';
  dialog.open = true;
  tap({ on: '#choice' });
  dialog.open = false;
  await paintAt(700);
  tap({ on: '#second', ms: 1100 });
  expect(clicked).toEqual(['choice']);
  tap({ on: '#second', ms: 1700 });
  expect(clicked).toEqual(['choice', 'second']);
  dialog.remove();
});

test('what came to another place counts at once', async () => {
  const going = document.body.appendChild(document.createElement('button'));
  tap({ on: 'button:last-of-type' });
  history.replaceState(null, '', '/elsewhere');
  going.remove();
  await paintAt(1200);
  tap({ on: '#second', ms: 1250, x: 124 });
  expect(clicked).toEqual(['', 'second']);
});

test('what comes again on the same screen, as another try does, counts at once', async () => {
  const retry = document.body.appendChild(document.createElement('button'));
  tap({ on: 'button:last-of-type' });
  retry.remove();
  await paintAt(1200);
  document.body.append(retry.cloneNode());
  tap({ on: 'button:last-of-type', ms: 1300 });
  expect(clicked).toHaveLength(2);
  document.querySelector('button:last-of-type')?.remove();
});
