import { waitFor, within, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, beforeAll, vi } from 'vitest';

import { categories } from '#sandbox/catalogue/demo.ts';
import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';
import { calls, answers } from '#tests/support/shopper.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';
import { resizeTo, reduceMotion } from '#tests/support/window.ts';
import { settings } from '#config/settings.ts';
import { messagesOf } from '#content/messages.ts';
import { storyPoints } from '#content/story.ts';
import { rawProduct } from '#tests/support/factories.ts';

// The first test would otherwise wait for a busy machine to translate the page's files.
beforeAll(async () => void (await import('#pages/MainPage.tsx')), 120_000);

beforeEach(() => {
  // The slideshow has separate tests and, like many products, would only slow these down.
  answers('/api/slides/list', { success: true, slides: [] });
  productsAre({ bestseller: true }, {}, {});
});

afterEach(() => {
  window.innerWidth = 1024;
});

test('the welcome names the shop and leads to the collection', async () => {
  const { screen, user } = renderScreen('/');
  expect(await screen.findByRole('heading', { level: 1, name: /Welcome to\s*Kanuka/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'GET STARTED' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All gifts' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await screen.findByRole('heading', { level: 1, name: /Welcome to/ });
  expect(calls('/api/api/category'), 'the banner’s list is not requested again').toHaveLength(1);
});

test('home says that its products are loading, and which lists were refused without a reason', async () => {
  // The lists of this file would arrive.
  server.resetHandlers();
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  for (const route of ['/api/slides/list', '/api/keyword'])
    sandbox.controls.faults.add({ route, fault: { type: 'successFalse' } });
  const { screen } = renderScreen('/');
  expect(await screen.findByText('Loading latest collections...')).toBeVisible();
  expect(screen.getByText('Loading products...')).toBeVisible();
  const refusals = ['Failed to fetch slides', 'Failed to fetch keywords'];
  await waitFor(() => expect(toastsOnScreen()).toEqual(expect.arrayContaining(refusals)));
});

test('as many of the newest gifts are shown as the window has room for, 150 ms after its last resize', async () => {
  productsAre(...Array.from({ length: 12 }, () => ({})));
  const clock = holdClock();
  const { screen } = renderScreen('/', clock);
  const section = within(await clock.until(() => screen.getByRole('region', { name: 'Latest Collections' })));
  await clock.until(() => section.getAllByRole('article'));
  const names = () => section.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const newest = Array.from({ length: 12 }, (_, n) => `Gift ${11 - n}`);
  for (const [width, count] of [
    [1271, 10],
    [1270, 9],
    [800, 9],
    [799, 6],
  ] as const) {
    resizeTo(width);
    await clock.pass(150);
    expect(names(), `${width} px`).toEqual(newest.slice(0, count));
  }
  resizeTo(1000);
  await clock.pass(149);
  resizeTo(1400);
  await clock.pass(149);
  expect(names()).toHaveLength(6);
  await clock.pass(1);
  expect(names()).toHaveLength(10);
});

test('R26: the first ten categories are listed in the shop’s order, each linked to its products, and for search engines', async () => {
  const others = named(...Array.from({ length: 30 }, (_, n) => `Gifts ${n}`));
  answers('/api/catagere/list', { success: true, catageres: [...others, ...categories] });
  const { screen } = renderScreen('/');
  const section = within(await screen.findByRole('region', { name: 'Shop by Categories' }));
  const names = (await section.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
  expect(names).toEqual(categories.toReversed().map(({ name }) => name));
  expect(document.title).toBe('Personalised photo gifts | Kanuka');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  const keywords = document.querySelector('meta[name="keywords"]')?.getAttribute('content');
  for (const { name } of categories) expect(keywords).toContain(name);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  const ideas = within(section.getByRole('navigation', { name: 'Gift ideas' })).getAllByRole('link');
  expect(ideas.at(-1)).toHaveAttribute('href', '/collection?search=gifts%20under%20%E2%82%B9500');
  const mugs = section.getByRole('link', { name: 'View Details: Custom Mugs' });
  expect(mugs).toHaveAttribute('href', '/collections?category=Custom%20Mugs');
});

function named(...names: string[]) {
  return names.map((name, index) => ({ _id: `${index}`, name }));
}

function productsAre(...listed: Record<string, unknown>[]): void {
  const products = listed.map((fields, index) =>
    rawProduct({ _id: `gift ${index}`, name: `Gift ${index}`, ...fields }),
  );
  answers('/api/product/list', { success: true, products });
}

async function section(view: ReturnType<typeof renderScreen>, name: string) {
  return within(await view.screen.findByRole('region', { name }));
}

const bannerHas = (...names: string[]) => answers('/api/api/category', { success: true, categories: named(...names) });

/** How often the text is looked at: half as long as deleting a letter takes at most. */
const STEP_MS = 20;

/** The visible text, which ends with the name being typed. */
function typed(view: ReturnType<typeof renderScreen>) {
  return view.screen.getByText('We Print Your Photo on').parentElement?.lastElementChild?.lastElementChild;
}

test('the banner’s names are typed and deleted one after another, in a loop, until a pause leaves a whole one', async () => {
  bannerHas('Mugs', 'Lamps');
  const clock = holdClock();
  const view = renderScreen('/', clock);
  // Screen readers get one sentence that does not change.
  await view.screen.findByText('We print your photo on Mugs and Lamps.');
  expect(view.screen.getByText('We Print Your Photo on').closest('[aria-hidden]')).not.toBeNull();
  const steps: { readonly text: string; ms: number }[] = [];
  const timesOf = (name: string) => steps.slice(2, -1).flatMap(({ text, ms }) => (text === name ? [ms] : []));
  for (let ms = 0; ms < 6000 && timesOf('Lam').length < 2; ms += STEP_MS) {
    await clock.pass(STEP_MS);
    const text = typed(view)?.textContent ?? '';
    if (steps.at(-1)?.text === text) (steps.at(-1) as { ms: number }).ms += STEP_MS;
    else steps.push({ text, ms: STEP_MS });
  }
  expect(steps.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mugs', 'Mu', 'La', 'Lamps']));
  // Typing a letter takes 80 ms, deleting one 30 ms, each up to half as much longer; a whole name stays for a second.
  for (const [at, took = Number.NaN] of [...timesOf('Lam'), timesOf('Lamps')[0]].entries()) {
    const least = [80, 30, 1000][at] ?? Number.NaN;
    expect(took).toBeGreaterThanOrEqual(least - STEP_MS);
    expect(took).toBeLessThanOrEqual(least * 1.5 + STEP_MS);
  }
  await view.user.click(view.screen.getByRole('button', { name: 'Pause the moving text' }));
  const name = typed(view)?.textContent;
  expect(['Mugs', 'Lamps']).toContain(name);
  await clock.pass(5000);
  expect(typed(view)).toHaveTextContent(new RegExp(`^${name}$`));
  expect(view.screen.getByRole('button', { name: 'Start the moving text' })).toBeVisible();
});

test.each([
  ['an empty list of its own', true, true, 'Clocks and Puzzles'],
  ['failures of its own and the footer’s', false, true, 'Posters and Magnets'],
  ['failures of all lists', false, false, 'gifts to keep'],
])('after %s the typing banner has other names, and no error message', async (_, success, hasCategories, names) => {
  answers('/api/api/category', { success, categories: [], message: 'No such list' });
  answers('/api/category', { success, categories: named('Clocks', 'Puzzles'), message: 'No such list' });
  answers('/api/catagere/list', { success: hasCategories, catageres: named('Magnets', 'Posters'), message: 'None' });
  const { screen } = renderScreen('/');
  await screen.findByText(`We print your photo on ${names}.`);
  expect(screen.queryByText('No such list')).not.toBeInTheDocument();
  const isTyping = success || hasCategories;
  expect(screen.queryAllByRole('button', { name: /the moving text/ })).toHaveLength(isTyping ? 1 : 0);
});

test('home shows the newest five bestsellers', async () => {
  productsAre(...Array.from({ length: 10 }, (_, index) => ({ bestseller: index !== 8 })));
  const cards = await (await section(renderScreen('/'), 'Best Sales')).findAllByRole('article');
  const names = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Gift 9', 'Gift 7', 'Gift 6', 'Gift 5', 'Gift 4']);
});

test('a row of few products loops in whole rounds, with the clip, picture or No Image of each, until the button or the focus pauses it', async () => {
  productsAre(
    { name: 'Clip', media: [{ type: 'video', url: '/media/clip.mp4' }] },
    { name: 'Picture', media: [{ type: 'image', url: '/media/picture.jpg' }] },
    { name: 'Nothing', media: [], image: [] },
    {},
  );
  const view = renderScreen('/');
  const strips = await section(view, 'More gifts');
  const row = within(await strips.findByRole('list', { name: 'Gifts, first row' }));
  const product = (name: RegExp) => row.getByRole('link', { name });
  expect(product(/Clip/).querySelector('video')).toHaveAttribute('preload', 'none');
  expect(product(/Picture/).querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/picture.jpg'));
  expect(within(product(/Nothing/)).getByText('No Image')).toBeVisible();
  expect(product(/Nothing/)).toHaveAttribute('href', '/product/gift%202');
  const slides = [...(strips.getAllByRole('list')[0]?.children ?? [])];
  const copies = slides.filter((slide) => slide.getAttribute('aria-hidden') === 'true');
  expect([slides.length, copies.length]).toEqual([8, 4]);
  for (const copy of copies) expect(copy.querySelector('a')).toHaveAttribute('tabindex', '-1');
  // The order of the products continues across the loop's seam.
  expect(slides.map((slide) => slide.textContent)).toEqual(slides.map((_, index) => slides[index % 4]?.textContent));
  const button = strips.getByRole('button', { name: 'Pause the moving gifts' });
  await view.user.click(button);
  expect(button).toHaveAccessibleName('Start the moving gifts');
  await view.user.click(button);
  expect(button).toHaveAccessibleName('Pause the moving gifts');
  await view.user.tab();
  expect(strips.getAllByRole('link')[0]).toHaveFocus();
  expect(button).toHaveAccessibleName('Start the moving gifts');
});

test('Our Story lists nine points beside a silent looping film that can be paused', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const view = renderScreen('/');
  const story = await section(view, 'Our Story');
  const points = story.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);
  expect(points).toEqual(messagesOf(storyPoints)(settings).map(({ title }) => title));
  const film = story.getByLabelText<HTMLVideoElement>('Our Story', { selector: 'video' });
  expect(film).toHaveAttribute('src', '/film/our-story.mp4');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film.loop && film.muted).toBe(true);
  await waitFor(() => expect(play.mock.contexts).toContain(film));
  const pause = vi.spyOn(film, 'pause');
  await view.user.click(story.getByRole('button', { name: 'Pause video' }));
  expect(pause).toHaveBeenCalled();
  expect(story.getByRole('button', { name: 'Play video' })).toBeVisible();
  fireEvent.error(film);
  expect(story.queryByRole('button'), 'a film that cannot play has none').not.toBeInTheDocument();
});

const answerOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');

test('of the frequently asked questions the first is open; an answer closes when another opens or its question is pressed', async () => {
  const view = renderScreen('/');
  const questions = await section(view, 'Frequently Asked Questions');
  const buttons = questions.getAllByRole('button');
  const open = () => buttons.filter((button) => button.getAttribute('aria-expanded') === 'true');
  const [first, , third] = buttons as [HTMLElement, HTMLElement, HTMLElement];
  expect(open()).toEqual([first]);
  await view.user.click(third);
  expect(open()).toEqual([third]);
  for (const button of buttons) expect(answerOf(button)?.hasAttribute('inert')).toBe(button !== third);
  await view.user.click(third);
  expect(open()).toEqual([]);
});

test('R30: with reduced motion the page has no animation', async () => {
  reduceMotion();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const clock = holdClock();
  const view = renderScreen('/', clock);
  const said = await section(view, 'What Our Customers Say');
  await said.findByRole('button', { name: 'Show testimonial 1 of 3' });
  await view.screen.findByText(/^We print your photo on Photo Frames, /);
  await (await section(view, 'Best Sales')).findAllByRole('article');
  const before = view.container.textContent;
  await clock.pass(15_000);
  expect(view.container.textContent).toBe(before);
  expect(play).not.toHaveBeenCalled();
  expect(view.screen.queryByRole('button', { name: /^Pause/ })).not.toBeInTheDocument();
  expect(view.screen.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(view.container.querySelector('.swiper-slide[aria-hidden]')).toBeNull();
});
