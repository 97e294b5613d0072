import DOMPurify, { type WindowLike } from 'dompurify';

const ALLOWED_TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
  'code',
  'pre',
];
const MEASURES = ['width', 'height', 'colspan', 'rowspan'];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', ...MEASURES];
const ALLOWED_URI = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** URLs are checked again as a browser parses them: the pattern alone accepts look-alikes. */
function keepSafeUrl(node: Element, attribute: 'href' | 'src', schemes: readonly string[], base: string): void {
  const value = node.getAttribute(attribute);
  if (value === null) return;
  try {
    const url = new URL(value, base);
    if (schemes.includes(url.protocol) && url.username === '' && !value.trim().startsWith('//')) return;
  } catch {
    // Falls through: a URL that cannot be parsed is removed.
  }
  node.removeAttribute(attribute);
}

function guard(node: Element, base: string): void {
  keepSafeUrl(node, 'href', ['https:', 'http:', 'mailto:', 'tel:'], base);
  keepSafeUrl(node, 'src', ['https:', 'http:'], base);
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  const href = node.getAttribute('href');
  if (href === null || href.startsWith('/') || href.startsWith('#')) return;
  node.setAttribute('rel', 'noopener noreferrer');
  node.setAttribute('target', '_blank');
}

/** A sanitiser that works in a window, for a page at a URL. The prerender passes its own window. */
export function sanitiserFor(view: WindowLike, base: string): (html: string) => string {
  const purifier = DOMPurify(view);
  purifier.addHook('afterSanitizeAttributes', (node) => guard(node, base));
  const clean = (html: string): string =>
    purifier.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      SANITIZE_NAMED_PROPS: true,
      ALLOWED_URI_REGEXP: ALLOWED_URI,
      // The pattern would be applied to every value, and no number is a URL.
      ADD_URI_SAFE_ATTR: MEASURES,
    });
  // HTML parses some tags differently after serialisation, such as tables in paragraphs: the result is parsed as a page
  // parses it.
  return (html) => clean(clean(html));
}

let own: ((html: string) => string) | null = null;

/** Reduces HTML from the backend to headings, paragraphs, lists, tables, links and pictures. Needs a browser. */
export function sanitise(html: unknown): string {
  if (typeof html !== 'string') return '';
  own ??= sanitiserFor(window, globalThis.location.href);
  return own(html);
}
