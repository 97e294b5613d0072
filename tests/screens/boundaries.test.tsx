import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import type { Category } from '#domain/catalogue/catalogue.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Slide } from '#domain/product/media.ts';
import { ready } from '#domain/remote.ts';
import { createShop } from '#shop/createShop.ts';
import type { ShopState } from '#shop/state.ts';
import { ErrorBoundary, SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { consoleErrors, expectConsoleErrors } from '#tests/support/consoleErrors.ts';
import { aCart, aProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { errorScreen } from '#app/ErrorScreen.tsx';

const SENTENCE = 'This part of the page could not be shown. The rest works as usual.';

/** An item that passed every check but throws when any field except its id is read. */
function malformed<T extends object>(healthy: T): T {
  return new Proxy(healthy, {
    get: (target, field) => {
      if (field === 'id' || field === 'slug') return Reflect.get(target, field) as unknown;
      throw new TypeError(`Cannot read ${String(field)}`);
    },
  });
}

/** React's console error for a caught exception; any other console error fails the test. */
const caught = (error: string): RegExp =>
  new RegExp(`${error} The above error occurred in the <\\w+> component\\. .* using the error boundary you provided`);
const DAMAGED = /NotFoundError: .* The above error occurred in the <\w+> component/;
const POISONED = caught('TypeError: Cannot read \\w+');

const slide: Slide = { id: 's', name: 'S', media: { kind: 'image', url: '/a.jpg' }, phoneUrl: null };
const category: Category = { id: 'c', name: 'Custom Mugs', picture: null };
const keyword: Keyword = { slug: 'k', keyword: 'Birthday gifts', description: '', content: '' };

const HEALTHY: Partial<ShopState> = {
  isStarted: true,
  products: ready([aProduct({ id: 'mug', isBestseller: true })]),
  slides: ready([slide]),
  categories: ready([category]),
  keywords: ready([keyword]),
  categoryNames: ready([category]),
  cart: aCart({ mug: { Standard: 2 } }),
};

const open = (path: string, state: Partial<ShopState>) =>
  renderScreen(path, { shop: createShop({ ...HEALTHY, ...state }) });

async function expectFrame(): Promise<void> {
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Kanuka' })).toBeVisible();
  expect(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Contact' })).toBeVisible();
}

const FAQ = 'Frequently Asked Questions';
const malformedProduct = { products: ready([malformed(aProduct({ id: 'mug', isBestseller: true }))]) };
const malformedCategory = { categories: ready([malformed(category)]) };
const malformedName = { categoryNames: ready([malformed(category)]) };

test.each([
  ['/', { slides: ready([malformed(slide)]) }, ['Shop by Categories', FAQ], 1],
  ['/', { ...malformedCategory, categoryNames: ready([]) }, ['Latest Collections', FAQ], 3],
  ['/', malformedProduct, ['Shop by Categories', FAQ], 5],
  ['/', malformedName, ['Welcome to Kanuka', FAQ], 1],
  ['/about', { keywords: ready([malformed(keyword)]) }, ['About Kanuka'], 1],
  ['/no-such-page', malformedCategory, ['Page not found'], 2],
  ['/cart', malformedProduct, ['Your Cart'], 1],
  ['/place-order', malformedProduct, ['Unexpected Application Error!'], 0],
] as const)(
  'R33: %s with a malformed item shows everything else, header, cart and footer too',
  async (path, state, headings, most) => {
    open(path, state);
    for (const name of headings) expect(await screen.findByRole('heading', { name })).toBeVisible();
    await expectFrame();
    expect(screen.queryAllByText(SENTENCE).length).toBeLessThanOrEqual(most);
    expectConsoleErrors(POISONED);
  },
);

test('R33: a product that fails to render is left out and its neighbours stay', async () => {
  const unreadable = aProduct({ id: 'frame', name: 'Frame' });
  Object.defineProperty(unreadable, 'media', {
    get: () => {
      throw new TypeError('poisoned');
    },
  });
  open('/collection', { products: ready([unreadable, aProduct({ id: 'mug', name: 'Photo Mug' })]) });
  expect(await screen.findByRole('link', { name: 'Photo Mug' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await expectFrame();
  expectConsoleErrors(caught('TypeError: poisoned'));
});

test('R33: a failed part renders again when the shopper presses its button', async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('not yet');
    return <p>Here it is</p>;
  }
  render(
    <SectionBoundary>
      <Fragile />
    </SectionBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here it is')).toBeVisible();
  expectConsoleErrors(caught('Error: not yet'));
});

function openRoute(thrown: unknown, path: string): void {
  function Broken(): never {
    throw thrown;
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <p>The header</p>
      <ErrorBoundary fallback={errorScreen}>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expectConsoleErrors(/The above error occurred in the <Broken> component\. .* using the error boundary you provided/);
}

test.each([
  ['/place-order', new Error('The gift fell apart'), /The gift fell apart/, 1, 1],
  ['/orders', { status: 404, statusText: 'Not Found', message: 'x' }, /Not Found/, 1, 0],
  ['/about', null, /./, 0, 0],
  ['/', { message: {}, statusText: [] }, /./, 0, 0],
])(
  'R33 S15: the error screen at %s is scrolled into view, shows the message of %j, never a stack trace, and warns of a second order where one may exist',
  (path, thrown, text, warnings, links) => {
    // As newer browsers do, it answers with a promise.
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    openRoute(thrown, path);
    const alert = screen.getByRole('alert');
    expect(scrolled.mock.contexts).toContain(alert);
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('Your cart is safe on this device.');
    expect(alert.textContent).not.toMatch(/at \w+ \(|\.tsx|\[object|undefined|null/);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('The header')).toBeVisible();
    expect(screen.queryAllByText(/^Check My Orders before ordering again/)).toHaveLength(warnings);
    expect(screen.queryAllByRole('link', { name: 'Orders' })).toHaveLength(links);
  },
);

/** A form with a conditional row before its last element. */
function Form({ marker = 'marker' }: { readonly marker?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        <span>Name</span>
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <output>{name}</output>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        More
      </button>
      {isOpen && <p>Details</p>}
      <i id={marker} />
    </form>
  );
}

/** Removes a node from the DOM without React, as an extension does. */
const removeNode = (id: string): void => document.getElementById(id)?.remove();

test('R36: a part whose nodes other software removed renders again with the typed text and the focus', async () => {
  render(
    <ErrorBoundary fallback={() => <p>It failed.</p>}>
      <Form />
    </ErrorBoundary>,
  );
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'Asha' } });
  field.focus();
  removeNode('marker');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByText('It failed.')).not.toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha'));
  expect(screen.getByRole('status')).toHaveTextContent('Asha');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Details')).toBeVisible();
  expectConsoleErrors(DAMAGED);
});

test('R36: a part that is damaged each time renders again three times, then shows an error; later it has three more attempts', () => {
  vi.useFakeTimers();
  render(
    <ErrorBoundary fallback={(_, retry) => <button onClick={retry}>Again</button>}>
      <Form />
    </ErrorBoundary>,
  );
  const spoil = (): void => {
    removeNode('marker');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
  };
  for (let time = 0; time < 3; time += 1) {
    spoil();
    expect(screen.queryByRole('button', { name: 'Again' })).not.toBeInTheDocument();
  }
  spoil();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  vi.advanceTimersByTime(10_000);
  spoil();
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  expect(consoleErrors).toHaveLength(5);
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(DAMAGED);
});
