import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls } from '#tests/support/shopper.ts';

test('R5 R32 I9: behind a captive portal home and collection explain the failure, and one click loads the products after signing in there', async () => {
  sandbox.controls.faults.add({ route: '/api/*', fault: { type: 'body', kind: 'html' } });
  const home = renderScreen('/');
  for (const { instead } of Object.values(LISTS))
    expect((await home.screen.findAllByText(instead))[0]).toBeInTheDocument();
  expect(within(home.screen.getByRole('main')).getByRole('link', { name: 'GET STARTED' })).toBeVisible();
  home.unmount();
  const { screen, user } = renderScreen('/collection');
  const main = within(await screen.findByRole('main'));
  const failure = await main.findByText('The gifts could not be loaded.');
  const again = within(failure.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' });
  expect(main.getByText('Failed to fetch products')).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  sandbox.controls.faults.clear();
  await user.click(again);
  expect((await main.findAllByRole('article')).length).toBeGreaterThan(0);
});

type View = ReturnType<typeof renderScreen>;

/** The start-up lists: the page that shows each, its content, and the text shown instead if it is missing. */
const LISTS = {
  products: {
    route: 'GET /api/product/list',
    shown: ({ screen }: View) =>
      within(screen.getByRole('region', { name: 'Latest Collections' })).getAllByRole('article')[0],
    instead: 'The gifts could not be loaded.',
  },
  slides: {
    route: 'GET /api/slides/list',
    shown: ({ screen }: View) => screen.getByRole('button', { name: 'Pause slideshow' }),
    instead: 'The pictures could not be loaded.',
  },
  categories: {
    route: 'GET /api/catagere/list',
    shown: ({ screen }: View) => screen.getByRole('link', { name: 'View Details: Custom Mugs' }),
    instead: 'The categories could not be loaded.',
  },
} as const;

test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'R2 I6: while the %s are missing everything else is shown, with the reason',
  async (name) => {
    const { route, instead } = LISTS[name];
    const fault = { type: 'status', code: 500, message: `The ${name} fell off the shelf` } as const;
    sandbox.controls.faults.add({ route, fault });
    const view = renderScreen('/');
    expect((await view.screen.findAllByText(fault.message))[0]).toBeVisible();
    for (const [other, { shown }] of Object.entries(LISTS)) {
      if (other !== name) await waitFor(() => expect(shown(view)).toBeInTheDocument());
    }
    expect((await view.screen.findAllByText(instead))[0]).toBeInTheDocument();
    expect(calls(route.slice('GET '.length))).toHaveLength(1);
  },
);
