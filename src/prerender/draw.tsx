import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import type { Head } from '#domain/seo/head.ts';
import { createShop } from '#shop/createShop.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import { HeadWriter } from '#seo/Seo.tsx';

/** What React puts before the page itself: pictures to be fetched early, which belong into the head. */
const HOISTED = /^(?:<link [^>]*>)+/;
/** React's mark for a part that it gave up on. */
const GIVEN_UP = '<!--$!-->';

export type Drawn = { readonly head: Head; readonly body: string; readonly hints: string };

/** A URL that no page answers to. */
const NOWHERE = '/404.html';

/**
 * A page as the browser will draw it at first. The files of all pages have to be loaded before (app/Pages.tsx).
 * @throws Error when a part of the page cannot be drawn, or has no head
 */
export function draw(prerendered: PrerenderedPage): Drawn {
  let head: Head | undefined;
  const html = renderToString(
    <HeadWriter value={(written) => (head = written)}>
      <StaticRouter location={prerendered.url === '*' ? NOWHERE : prerendered.url}>
        <App shop={createShop({ prerendered })} />
      </StaticRouter>
    </HeadWriter>,
  );
  if (!head) throw new Error(`${prerendered.url} has no head.`);
  if (html.includes(GIVEN_UP)) throw new Error(`${prerendered.url} could not be drawn whole.`);
  // An attribute for the router's framework mode, on every link.
  const plain = html.replaceAll(' data-discover="true"', '');
  const hints = HOISTED.exec(plain)?.[0] ?? '';
  return { head, body: plain.slice(hints.length), hints };
}
