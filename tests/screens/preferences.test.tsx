import { act, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers } from '#tests/support/shopper.ts';

type View = ReturnType<typeof renderScreen>;

/** The pause button's name in each region that moves by itself. */
const PAUSES = [
  'Pause slideshow',
  'Pause the moving text',
  'Pause the moving gifts',
  'Pause video',
  'Pause testimonials',
] as const;

// The first test would otherwise wait for a busy machine to translate the pages' files.
beforeAll(async () => void (await import('#pages/HomePage.tsx')), 120_000);

const CLIP = { name: 'Clip', media: [{ type: 'video', url: '/media/clip.mp4' }], bestseller: true };
const VIEWS = { name: 'Two views', media: ['/media/1.jpg', '/media/2.jpg'].map((url) => ({ type: 'image', url })) };

beforeEach(() => {
  const products = [CLIP, VIEWS, VIEWS].map((fields, n) => rawProduct({ _id: `${n}`, ...fields }));
  answers('/api/product/list', { success: true, products });
  const slides = ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'].map((url, n) => ({ _id: `${n}`, image: [url] }));
  answers('/api/slides/list', { success: true, slides });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** The footer's controls; the shortcut before the header has the same name. */
async function footer(view: View) {
  return within(await view.screen.findByRole('contentinfo'));
}

async function allMoving(view: View): Promise<void> {
  for (const name of PAUSES) await view.screen.findByRole('button', { name });
}

/** Sets the browser's Save-Data and fires its change event. */
function saveData(): { end: () => void } {
  const line = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: line });
  return {
    end: () =>
      act(() => {
        line.saveData = false;
        line.dispatchEvent(new Event('change'));
      }),
  };
}

test('2.2.2 Pause, Stop, Hide: one control pauses everything that moves, in other tabs and after a reload too, until a region is started alone', async () => {
  const view = renderScreen('/');
  const moving = () => view.screen.queryAllByRole('button', { name: /^Pause/ }).map(({ ariaLabel }) => ariaLabel);
  const press = (name: string) => view.user.click(view.screen.getAllByRole('button', { name })[0] as HTMLElement);
  await allMoving(view);
  localStorage.setItem('kanuka.motion', 'paused');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.motion', newValue: 'paused' })));
  expect(moving(), 'paused in another tab').toEqual([]);
  expect(view.screen.getAllByRole('button', { name: 'Start motion' })).toHaveLength(2);
  await press('Start the moving gifts');
  expect(moving()).toEqual(['Pause the moving gifts']);
  await press('Start motion');
  await allMoving(view);
  await press('Pause motion');
  expect(moving()).toEqual([]);
  view.unmount();
  const again = renderScreen('/');
  await again.screen.findByRole('button', { name: 'Start testimonials' });
  expect(again.screen.queryByRole('button', { name: /^Pause/ })).not.toBeInTheDocument();
});

test.each(['/', '/mainpage', '/te', '/hi'])(
  '%s offers to pause all motion right after the link to its content',
  async (url) => {
    const { screen, user } = renderScreen(url);
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Pause motion');
  },
);

/** The widest file that any picture of the page may request, in pixels. */
function widest(view: View): number {
  const sets = [...view.container.querySelectorAll('[srcset]')].map((node) => node.getAttribute('srcset') ?? '');
  return Math.max(...sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))));
}

test('low data: with Save-Data or the footer’s switch, which is stored and overrides it, no film, smaller pictures and rows without motion', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const line = saveData();
  const view = renderScreen('/');
  await view.screen.findByRole('button', { name: 'Next slide' });
  const toggle = (await footer(view)).getByRole('checkbox', { name: /^Use less data/ });
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAccessibleDescription('(no videos, smaller pictures)');
  await view.screen.findByRole('button', { name: 'Play video' });
  expect(view.screen.queryByRole('button', { name: 'Pause the moving gifts' })).not.toBeInTheDocument();
  expect(view.container.querySelector('.swiper-slide[aria-hidden]')).toBeNull();
  expect(widest(view)).toBeLessThanOrEqual(720);
  expect(play).not.toHaveBeenCalled();

  line.end();
  expect(toggle).not.toBeChecked();
  expect(view.screen.getByRole('button', { name: 'Pause the moving gifts' })).toBeInTheDocument();
  expect(widest(view)).toBe(1920);
  await view.user.click(toggle);
  expect(toggle).toBeChecked();
  expect(widest(view)).toBeLessThanOrEqual(720);
  expect(view.screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  expect(localStorage.getItem('kanuka.data')).toBe('low');
  view.unmount();

  saveData();
  const again = renderScreen('/about');
  const checkbox = (await footer(again)).getByRole('checkbox', { name: /^Use less data/ });
  expect(checkbox).toBeChecked();
  await again.user.click(checkbox);
  expect(checkbox).not.toBeChecked();
});
