import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import { sanitise, sanitiserFor } from '#lib/sanitise.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, PAYLOADS } from '#tests/support/markup.ts';
import { forAll } from '#tests/support/properties.ts';

afterEach(() => expect((globalThis as { __pwned?: unknown }).__pwned).toBeUndefined());

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Every part of a parsed text that a guide must not contain. */
function foreignIn(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    if (!ALLOWED_TAGS.includes(tag)) return [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      // No script can remove this attribute; an empty one has no effect.
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

test.each(PAYLOADS)('S2: %j is sanitised', (payload) => {
  const clean = sanitise(payload);
  expect(foreignIn(clean)).toEqual([]);
  expect(foreignIn(clean + clean)).toEqual([]);
  expect(sanitise(clean)).toBe(clean);
});

test('S2: any combination of attacks is sanitised in one pass', () => {
  const piece = fc.oneof(
    // Endless ones take longer than all others together, and are sanitised above.
    fc.constantFrom(...PAYLOADS.filter(({ length }) => length < 1000)),
    fc.constantFrom('<p>', '</p>', '<table>', '</svg>', '<math>', '"', "'", '>', '<', '<!--', '-->', '\0'),
    fc.string({ maxLength: 12 }),
  );
  forAll(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
    const clean = sanitise(pieces.join(''));
    expect(foreignIn(clean)).toEqual([]);
    expect(sanitise(clean)).toBe(clean);
  });
});

test('S2: a paragraph that the parser moves between tables is sanitised as finally parsed', () => {
  const clean = sanitise('<p><table><p>');
  expect(clean).toBe('<p></p><p></p><table></table><p></p>');
  expect(sanitise(clean)).toBe(clean);
});

test('S2: a value that is not a string becomes an empty text', () => {
  forAll(fc.anything(), (value) => typeof sanitise(value) === 'string');
  for (const value of [null, undefined, 7, {}, [], { toString: () => '<b>x</b>' }]) expect(sanitise(value)).toBe('');
});

test('S2: the allowed markup of a guide is kept', () => {
  const guide =
    '<h2>Mugs</h2><h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><p>A <strong>mug</strong> for <em>you</em>, ₹299.<br></p><hr>' +
    '<ul><li>One</li></ul><ol><li>Two</li></ol><blockquote>Lovely</blockquote><pre><code>10 x 15</code></pre>' +
    '<p><b>b</b><i>i</i><u>u</u><s>s</s><small>x</small><sub>1</sub><sup>2</sup><span title="Hint">y</span></p>' +
    '<table><thead><tr><th colspan="2">Size</th></tr></thead><tbody><tr><td rowspan="2">S</td></tr></tbody></table>' +
    '<figure><img src="https://pictures.example/mug.jpg" alt="" height="9" loading="lazy"><figcaption>e</figcaption></figure>';
  expect(sanitise(guide)).toBe(guide);
});

test('S2: data attributes and ARIA labels are removed', () => {
  expect(sanitise('<p data-x="1" aria-label="Free" role="alert" id="cart" name="cart">x</p>')).toBe('<p>x</p>');
});

test('S2: a page’s sanitiser resolves URLs against that page', () => {
  const clean = sanitiserFor(window, 'https://shop.example/policies');
  expect(clean('<a href="https://u:p@evil.example/">x</a>')).toBe('<a>x</a>');
  expect(clean('<a href="https://other.example/">x</a>')).toContain('rel="noopener noreferrer"');
});

test.each([
  ['/collection', '<a href="/collection">x</a>'],
  ['#sizes', '<a href="#sizes">x</a>'],
  ['https://other.example/a', '<a href="https://other.example/a" rel="noopener noreferrer" target="_blank">x</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example" rel="noopener noreferrer" target="_blank">x</a>'],
  ['tel:+911', '<a href="tel:+911" rel="noopener noreferrer" target="_blank">x</a>'],
])('S2: a link to %s is kept, and an external one has no opener', (href, expected) => {
  expect(sanitise(`<a href="${href}">x</a>`)).toBe(expected);
  expect(sanitise(`<a target="_top" rel="opener" href="${href}">x</a>`)).toBe(expected);
});

test('S2: a picture is kept and loaded lazily', () => {
  expect(sanitise('<img src="/media/mug.jpg" alt="Mug" width="10">')).toBe(
    '<img src="/media/mug.jpg" alt="Mug" width="10" loading="lazy">',
  );
  expect(sanitise('<img src="mailto:a@b.example" alt="Mug">')).toBe('<img alt="Mug" loading="lazy">');
});
