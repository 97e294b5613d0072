import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { RouteChange } from '#app/RouteChange.tsx';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';

/** A page outlet that suspends for every new page. */
function Place({ Page }: { readonly Page: ComponentType }) {
  return (
    <Suspense key={useLocation().pathname} fallback={<h1 aria-busy="true">Loading</h1>}>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/gifts" element={<Page />} />
      </Routes>
    </Suspense>
  );
}

/** Navigates to a page whose chunk is still loading, beside an existing field. */
async function navigateToSlowPage() {
  let bring: (file: { readonly default: ComponentType }) => void = () => {};
  const arrival = new Promise<{ readonly default: ComponentType }>((resolve) => {
    bring = resolve;
  });
  const Page = lazy(() => arrival);
  const user = userEvent.setup();
  render(
    <MemoryRouter useTransitions={false}>
      <ShopProvider shop={createShop()}>
        <RouteChange />
        <Link to="/gifts">Gifts</Link>
        <input aria-label="Search" />
        <main>
          <Place Page={Page} />
        </main>
      </ShopProvider>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Gifts' }));
  return {
    user,
    field: screen.getByRole('textbox', { name: 'Search' }),
    arrive: async () => {
      await act(async () => bring({ default: () => <h1 tabIndex={-1}>All gifts</h1> }));
      return screen.findByRole('heading', { name: 'All gifts' });
    },
  };
}

test('the focus moves to the heading of a page that loads slowly', async () => {
  const { arrive } = await navigateToSlowPage();
  expect(await arrive()).toHaveFocus();
});

test('loading a page does not move the focus out of a field being typed in', async () => {
  const { arrive, field, user } = await navigateToSlowPage();
  await user.type(field, 'mag');
  await arrive();
  await user.keyboard('ic');
  expect(field).toHaveValue('magic');
});
