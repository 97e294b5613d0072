import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { createShop, type Shop } from '#shop/createShop.ts';

type Entry = string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };

type Options = { readonly advanceTimers?: (ms: number) => void; readonly shop?: Shop };

/** Renders the whole storefront at a URL: real router, real shop, the sandbox as its backend. */
export function renderScreen(entry: Entry = '/', { advanceTimers, shop = createShop() }: Options = {}) {
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const bar = { url: '' };
  const view = render(
    <MemoryRouter useTransitions={false} initialEntries={[entry]}>
      <App shop={shop} />
      <AddressBar onChange={(url) => (bar.url = url)} />
    </MemoryRouter>,
    { reactStrictMode: true },
  );
  return {
    user,
    shop,
    ...view,
    screen,
    /** The page itself, without header and footer. */
    main: within(view.container.querySelector('main') as HTMLElement),
    /** Path and query of the current URL. */
    url: () => bar.url,
  };
}

function AddressBar({ onChange }: { readonly onChange: (url: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
