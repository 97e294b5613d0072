import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import { RouteChange } from '#app/RouteChange.tsx';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import { deferred } from '#tests/support/deferred.ts';

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

test.each([
  ['moves to its heading', false],
  ['stays in a field being typed in', true],
])('when a page that loads slowly arrives, the focus %s', async (_, isTyping) => {
  const { promise, resolve } = deferred<{ readonly default: ComponentType }>();
  const Page = lazy(() => promise);
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
  const field = screen.getByRole('textbox', { name: 'Search' });
  if (isTyping) await user.type(field, 'mag');
  await act(async () => resolve({ default: () => <h1 tabIndex={-1}>All gifts</h1> }));
  const heading = await screen.findByRole('heading', { name: 'All gifts' });
  expect(isTyping ? field : heading).toHaveFocus();
  expect(field).toHaveValue(isTyping ? 'mag' : '');
});

test('a link to the open page scrolls it to the top, but not when the link opens another tab', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // jsdom cannot open a tab.
  const stay = (event: Event): void => event.preventDefault();
  globalThis.addEventListener('click', stay);
  onTestFinished(() => globalThis.removeEventListener('click', stay));
  render(
    <MemoryRouter useTransitions={false}>
      <ShopProvider shop={createShop()}>
        <RouteChange />
        <Link to="/">Home</Link>
      </ShopProvider>
    </MemoryRouter>,
  );
  const home = screen.getByRole('link', { name: 'Home' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(home, { [key]: true });
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(home);
  expect(scrolled).toHaveBeenCalled();
});
