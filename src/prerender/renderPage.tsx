import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { createShop } from '#shop/createShop.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import { HeadWriter, type Head } from '#seo/Seo.tsx';

/** Preload links that React renders before the page; they belong in the head. */
const HOISTED = /^(?:<link [^>]*>)+/;
/** React's marker for a section that failed to render. */
const GIVEN_UP = '<!--$!-->';

export type RenderedPage = { readonly head: Head; readonly body: string; readonly hints: string };

/** A URL that matches no page. */
const NOWHERE = '/404.html';

/**
 * Renders a page as the browser's first render will be. All pages' chunks must be loaded before (app/Pages.tsx).
 * @throws Error if a section cannot be rendered, or the page has no head
 */
export function renderPage(prerendered: PrerenderedPage): RenderedPage {
  let head: Head | undefined;
  const html = renderToString(
    <HeadWriter value={(written) => (head = written)}>
      <StaticRouter location={prerendered.url === '*' ? NOWHERE : prerendered.url}>
        <App shop={createShop({ prerendered })} />
      </StaticRouter>
    </HeadWriter>,
  );
  if (!head) throw new Error(`${prerendered.url} has no head.`);
  if (html.includes(GIVEN_UP)) throw new Error(`${prerendered.url} could not be rendered completely.`);
  // An attribute for the router's framework mode, on every link.
  const plain = html.replaceAll(' data-discover="true"', '');
  const hints = HOISTED.exec(plain)?.[0] ?? '';
  return { head, body: plain.slice(hints.length), hints };
}
