import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';
import { calls } from '#tests/support/shopper.ts';

const BACKEND = 'http://localhost:4173';
const OFFERS = ['Wedding photography', 'Baby photography', 'Reseller partnerships', 'Student partnerships'];
const robots = (): string | null | undefined =>
  document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('About', () => {
  it('says who the shop is and links to the guides', async () => {
    const { screen, user } = renderScreen('/about');
    expect(await screen.findByText(/Kanuka is the Telugu word for a gift/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Birthday photo gifts' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Birthday photo gifts' });
    expect(heading).toHaveAttribute('tabindex', '-1');
  });

  it('offers a retry when the keywords did not load', async () => {
    server.use(
      http.get(`${BACKEND}/api/keyword`, () => HttpResponse.json({ success: false, message: 'Server error' }), {
        once: true,
      }),
    );
    const { screen, user } = renderScreen('/about');
    expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Birthday photo gifts' })).toBeVisible();
  });
});

describe('the foot of every page', () => {
  it('lists services, pages, categories, address and hours', async () => {
    const { screen } = renderScreen('/about');
    const foot = within(await screen.findByRole('contentinfo'));
    for (const name of ['Services', 'Pages', 'Categories', 'Visit us']) {
      expect(await foot.findByRole('heading', { name })).toBeVisible();
    }
    expect(foot.getByText(/Tenali/)).toBeVisible();
    expect(foot.getAllByRole('link', { name: /^Kanuka on/ })).not.toHaveLength(0);
    expect(calls('/api/category')).toHaveLength(1);
  });

  it('the footer and About offer services and partnerships and link to a message about each', async () => {
    const { screen, user } = renderScreen('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    for (const offer of OFFERS) {
      await user.click(footer.getByRole('link', { name: offer }));
      expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(offer);
      await user.click(screen.getByRole('link', { name: 'ABOUT' }));
      const ask = await screen.findByRole('link', { name: new RegExp(`^Ask about ${offer}$`, 'i') });
      expect(ask).toHaveAttribute('href', `/contact?subject=${encodeURIComponent(offer)}`);
    }
  });

  it('the frame of every page says that the shop delivers across India', async () => {
    const { screen } = renderScreen('/cart');
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByText('Delivery in 5-7 working days across India')).toBeVisible();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText(/Delivered across India/)).toBeVisible();
  });

  it('links to all products where no category is known', async () => {
    server.use(http.get(`${BACKEND}/api/category`, () => HttpResponse.json({ success: true, categories: [] })));
    const { screen } = renderScreen('/about');
    const foot = within(await screen.findByRole('contentinfo'));
    await foot.findByRole('heading', { name: 'Categories' });
    const links = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/collection'))).toEqual(['/collection', '/collection']);
  });
});

describe('the policies', () => {
  it.each(['/privacypolicy', '/termsandconditions'])('%s links to its sections', async (path) => {
    const { screen } = renderScreen(path);
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(part).toHaveTextContent(link.lastChild?.textContent ?? 'a heading');
    }
  });
});

describe('the keywords listing', () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({ slug: `guide-${n}`, keyword: `Guide ${n}`, description: '' }));

  it('shows the start-up keywords without an error when its own request fails', async () => {
    server.use(http.get(`${BACKEND}/api/keywords`, () => new HttpResponse('Cannot GET', { status: 404 })));
    const { screen } = renderScreen('/keywords');
    expect(await screen.findByRole('link', { name: /^Birthday photo gifts/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('R26: renders five thousand keywords a portion at a time', async () => {
    server.use(http.get(`${BACKEND}/api/keywords`, () => HttpResponse.json({ success: true, keywords: many })));
    const { screen, user } = renderScreen('/keywords');
    expect(await screen.findByText('Showing 60 of 5000 guides')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more guides' }));
    expect(screen.getByText('Showing 120 of 5000 guides')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Guide \d+/ })).toHaveLength(120);
  });

  it('says when there are none, and when they could not be loaded', async () => {
    server.use(http.get(`${BACKEND}/api/keywords`, () => HttpResponse.json({ success: true, keywords: [] })));
    const first = renderScreen('/keywords');
    expect(await first.screen.findByText('No guides yet.')).toBeVisible();
    first.unmount();
    server.use(
      http.get(`${BACKEND}/api/keywords`, () => HttpResponse.error()),
      http.get(`${BACKEND}/api/keyword`, () => HttpResponse.error()),
    );
    const { screen } = renderScreen('/keywords');
    expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  });
});

describe('a keyword page', () => {
  const SLUG = 'anniversary-photo-gifts-for-parents';

  it('says Loading... and then shows title, description and text', async () => {
    sandbox.controls.faults.add({ route: `/api/keyword/${SLUG}`, fault: 'hang' });
    const { screen } = renderScreen(`/keyword/${SLUG}`);
    expect(await screen.findByRole('heading', { level: 1, name: /Photo gifts for parents/ })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeVisible();
    sandbox.controls.faults.release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Find the photo first' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Photo gifts for parents/);
    expect(robots()).toBe('index, follow');
  });

  it('shows the products that it speaks of, and leaves its text as it was written', async () => {
    const { screen, user, url } = renderScreen('/keyword/birthday-photo-gifts');
    const gifts = within(await screen.findByRole('region', { name: 'Gifts in this guide' }));
    const cards = gifts.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(cards).toHaveLength(6);
    expect(cards.slice(0, 3)).toEqual([
      expect.stringMatching(/Cushion/),
      expect.stringMatching(/Phone Cover/),
      expect.stringMatching(/Magic/),
    ]);
    expect(document.querySelector('.prose article')).toBeNull();
    await user.click(gifts.getByRole('link', { name: cards[2] ?? '' }));
    expect(url()).toMatch(/^\/product\//);
  });

  it('S1: shows no script of a hostile text', async () => {
    const keyword = {
      slug: 'x',
      keyword: 'X',
      content: '<p>Kept</p><img src=x onerror="alert(1)"><script>alert(1)</script>',
    };
    server.use(http.get(`${BACKEND}/api/keyword/x`, () => HttpResponse.json({ success: true, keyword })));
    const { screen } = renderScreen('/keyword/x');
    expect(await screen.findByText('Kept')).toBeVisible();
    expect(document.querySelector('main script, main [onerror]')).toBeNull();
  });

  it('says that an unknown guide does not exist, and stays out of search engines', async () => {
    const { screen, user } = renderScreen('/keyword/no-such-guide');
    expect(await screen.findByText('This guide is not available.')).toBeVisible();
    expect(robots()).toBe('noindex, follow');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All guides' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gift guides' })).toBeVisible();
  });

  it('says which kind of failure it was, and can be retried', async () => {
    server.use(http.get(`${BACKEND}/api/keyword/${SLUG}`, () => new HttpResponse('<html>', { status: 500 })));
    const { screen, user } = renderScreen(`/keyword/${SLUG}`);
    expect(await screen.findByText('Something went wrong at our end.')).toBeVisible();
    server.use(http.get(`${BACKEND}/api/keyword/${SLUG}`, () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We could not connect to the shop.')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Find the photo first' })).toBeVisible();
  });
});
