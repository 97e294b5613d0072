import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import { sanitise, sanitiserFor } from '#lib/sanitise.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, PAYLOADS } from '#tests/support/markup.ts';
import { holds } from '#tests/support/properties.ts';

afterEach(() => expect((globalThis as { __pwned?: unknown }).__pwned).toBeUndefined());

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Everything in a text that a guide may not hold, once a browser has read it. */
function foreignIn(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      // No script can take this one off an element; empty it means nothing.
      if (name === 'is' && value === '') return [];
      if (!ALLOWED_ATTRIBUTES.includes(name)) return [`${tag} ${name}`];
      if (name !== 'href' && name !== 'src') return [];
      const url = new URL(value, 'https://shop.example');
      const isOwn = url.origin === 'https://shop.example';
      const isPlain = isOwn || /^(?:https?:\/\/|mailto:|tel:)/i.test(value);
      return SCHEMES.has(url.protocol) && url.username === '' && isPlain ? [] : [`${tag} ${name}=${value}`];
    });
  });
}

test('S2: there are more than sixty attacks to try', () => {
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
});

test.each(PAYLOADS)('S2: nothing foreign is left of %j', (payload) => {
  const clean = sanitise(payload);
  expect(foreignIn(clean)).toEqual([]);
  expect(foreignIn(clean + clean)).toEqual([]);
  expect(sanitise(clean)).toBe(clean);
});

test('S2: whatever attacks are put together, in whatever order, nothing foreign is left, and once is enough', () => {
  const piece = fc.oneof(
    fc.constantFrom(...PAYLOADS),
    fc.constantFrom('<p>', '</p>', '<table>', '</svg>', '<math>', '"', "'", '>', '<', '<!--', '-->', '\0'),
    fc.string({ maxLength: 12 }),
  );
  holds(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
      const clean = sanitise(pieces.join(''));
      expect(foreignIn(clean)).toEqual([]);
      expect(sanitise(clean)).toBe(clean);
    }),
  );
});

test('S2: a paragraph that the parser moves between tables is sanitised as finally parsed', () => {
  const clean = sanitise('<p><table><p>');
  expect(clean).toBe('<p></p><p></p><table></table><p></p>');
  expect(sanitise(clean)).toBe(clean);
});

test('S2: what is no text at all is an empty one', () => {
  holds(fc.property(fc.anything(), (value) => typeof sanitise(value) === 'string'));
  for (const value of [null, undefined, 7, {}, [], { toString: () => '<b>x</b>' }]) expect(sanitise(value)).toBe('');
});

test('S2: what a guide is written with stays', () => {
  const guide =
    '<h2>Mugs</h2><h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><p>A <strong>mug</strong> for <em>you</em>, ₹299.<br></p><hr>' +
    '<ul><li>One</li></ul><ol><li>Two</li></ol><blockquote>Lovely</blockquote><pre><code>10 x 15</code></pre>' +
    '<p><b>b</b><i>i</i><u>u</u><s>s</s><small>x</small><sub>1</sub><sup>2</sup><span title="Hint">y</span></p>' +
    '<table><thead><tr><th colspan="2">Size</th></tr></thead><tbody><tr><td rowspan="2">S</td></tr></tbody></table>' +
    '<figure><img src="https://pictures.example/mug.jpg" alt="" height="9" loading="lazy"><figcaption>e</figcaption></figure>';
  expect(sanitise(guide)).toBe(guide);
});

test('S2: what a program may hide in markup goes: its own data, and names for screen readers alone', () => {
  expect(sanitise('<p data-x="1" aria-label="Free" role="alert" id="cart" name="cart">x</p>')).toBe('<p>x</p>');
});

test('S2: a page’s own sanitiser reads addresses as that page would', () => {
  const clean = sanitiserFor(window, 'https://shop.example/policies');
  expect(clean('<a href="https://u:p@evil.example/">x</a>')).toBe('<a>x</a>');
  expect(clean('<a href="https://other.example/">x</a>')).toContain('rel="noopener noreferrer"');
});

test.each([
  ['/collection', '<a href="/collection">x</a>'],
  ['#sizes', '<a href="#sizes">x</a>'],
  ['https://other.example/a', '<a href="https://other.example/a" rel="noopener noreferrer" target="_blank">x</a>'],
  ['http://other.example/', '<a href="http://other.example/" rel="noopener noreferrer" target="_blank">x</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example" rel="noopener noreferrer" target="_blank">x</a>'],
  ['tel:+911', '<a href="tel:+911" rel="noopener noreferrer" target="_blank">x</a>'],
])('S2: a link to %s stays, and what leads away cannot reach back', (href, expected) => {
  expect(sanitise(`<a href="${href}">x</a>`)).toBe(expected);
  expect(sanitise(`<a target="_top" rel="opener" href="${href}">x</a>`)).toBe(expected);
});

test('S2: a picture stays, and is asked for late', () => {
  expect(sanitise('<img src="/media/mug.jpg" alt="Mug" width="10">')).toBe(
    '<img src="/media/mug.jpg" alt="Mug" width="10" loading="lazy">',
  );
  expect(sanitise('<img src="mailto:a@b.example" alt="Mug">')).toBe('<img alt="Mug" loading="lazy">');
});
