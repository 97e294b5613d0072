import { act, fireEvent } from '@testing-library/react';
import { createContext, use, useEffect, useState, type ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Gates from '#boot/hydrationGate.ts';
import type * as Boundary from '#ui/HydrationBoundary.tsx';

let modules: typeof Gates & typeof Boundary;
let root: Root | undefined;
/** Reports the section as near the viewport. */
let enterViewport = (): void => {};
const effects = vi.fn<() => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  // The idle state and its queue belong to the page.
  vi.resetModules();
  modules = { ...(await import('#ui/HydrationBoundary.tsx')), ...(await import('#boot/hydrationGate.ts')) };
  effects.mockReset();
  class Observer {
    constructor(report: (entries: readonly object[]) => void) {
      enterViewport = () => report([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const Language = createContext('en');

function Story() {
  const [clicks, setClicks] = useState(0);
  useEffect(() => effects(), []);
  return <button type="button" onClick={() => setClicks(clicks + 1)}>{`story ${use(Language)} ${clicks}`}</button>;
}

function Page({ language = 'en', count = 0 }: { readonly language?: string; readonly count?: number }) {
  const { HydrationBoundary } = modules;
  return (
    <Language value={language}>
      <h1>{`page ${count}`}</h1>
      <HydrationBoundary name="story" part={Story} />
    </Language>
  );
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A prerendered page that React has begun to hydrate. */
async function hydrated() {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const container = document.getElementById('root') as HTMLElement;
  const story = container.querySelector('button') as HTMLElement;
  const errors: unknown[] = [];
  modules.startGates();
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: (error) => errors.push(error) });
  });
  // Without an input, which would hydrate every section.
  const change = (page: ComponentProps<typeof Page>) => act(async () => root?.render(<Page {...page} />));
  const now = (): Element | null => container.querySelector('button');
  return { story, now, errors, change, container };
}

test('a section is hydrated when it comes near the viewport, and not by a change of the parent', async () => {
  const { story, now, errors, change, container } = await hydrated();
  await change({ count: 1 });
  await pass(1_000);
  expect(container.querySelector('h1')).toHaveTextContent('page 1');
  expect(effects).not.toHaveBeenCalled();
  await act(async () => enterViewport());
  expect(effects).toHaveBeenCalledOnce();
  expect(now(), 'hydrated, not rendered again').toBe(story);
  fireEvent.click(story);
  expect(story).toHaveTextContent('story en 1');
  expect(errors).toEqual([]);
});

test('a section outside of the viewport is hydrated when the page is idle after the first input', async () => {
  const { story, now } = await hydrated();
  await pass(10_000);
  expect(effects).not.toHaveBeenCalled();
  expect(story.closest('.below-fold')).not.toHaveClass('rendered');
  dispatchEvent(new Event('scroll'));
  await pass(100);
  expect(effects).toHaveBeenCalledOnce();
  expect(now()).toBe(story);
  expect(story.closest('.below-fold')).toHaveClass('rendered');
});

test('a click on a section before hydration hydrates it, and is handled once', async () => {
  const { story, now, errors } = await hydrated();
  fireEvent.click(story);
  await pass(0);
  expect(now()).toBe(story);
  expect(story).toHaveTextContent('story en 1');
  await pass(5_000);
  expect(story).toHaveTextContent('story en 1');
  expect(effects).toHaveBeenCalledOnce();
  expect(errors).toEqual([]);
});

test('a section whose context changed before hydration shows the new value once hydrated', async () => {
  const { story, now, change } = await hydrated();
  await change({ language: 'te' });
  await pass(1_000);
  expect(now()).toBe(story);
  expect(story).toHaveTextContent('story en 0');
  await act(async () => enterViewport());
  await pass(500);
  expect(now()).toHaveTextContent('story te 0');
  expect(effects).toHaveBeenCalledOnce();
  fireEvent.click(now() as Element);
  expect(now()).toHaveTextContent('story te 1');
});
