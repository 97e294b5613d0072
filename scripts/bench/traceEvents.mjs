// What a Chromium trace says of one thread: the time of each kind of work, without what ran inside it.

/**
 * @typedef {object} TraceEvent of Chromium's trace format; times in µs
 * @property {string} name
 * @property {string} ph phase: X a whole event, B and E its ends, M metadata, others moments
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} pid
 * @property {number} tid
 * @property {Readonly<Record<string, any>>} [args]
 */
/** @typedef {Readonly<{ name: string, start: number, end: number, file: string }>} Span ms since the navigation */
/**
 * @typedef {Readonly<{ kind: string, file: string, start: number, end: number }>} Piece A stretch of the thread's time and the
 *   innermost event that it belongs to; `file` is the script, where the kind is script
 */

export const SCRIPT = 'script';
const REST = 'rest of tasks';

/** Kinds by the names of events; the first that fits. @type {readonly (readonly [kind: string, names: RegExp])[]} */
const KINDS = [
  ['garbage collection', /GC|^BlinkGC|^CppGC|^Heap::|^V8\.GC/],
  [
    'script: compile',
    /^v8\.(?:compile|parse|produce|deserialize|consume)|^V8\.Compile|^v8\.wasm\.compile|CacheConsume/i,
  ],
  [
    SCRIPT,
    /^(?:EvaluateScript|FunctionCall|v8\.run|v8\.callFunction|v8\.evaluateModule|v8\.callModuleMethod|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|XHRReadyStateChange|XHRLoad|HandlePostMessage|v8\.newInstance|RunPostTaskCallback|RequestAnimationFrameCallback)/i,
  ],
  ['parse HTML', /^(?:ParseHTML|HTMLDocumentParser|BackgroundHTMLParser|HTMLParser)/],
  ['style: parse sheets', /^(?:ParseAuthorStyleSheet|CSSParser|StyleSheetContents)/],
  [
    'style',
    /^(?:UpdateLayoutTree|RecalculateStyles|Document::(?:updateStyle|rebuildLayoutTree|recalcStyle)|StyleEngine)/i,
  ],
  [
    'layout',
    /^(?:Layout$|UpdateLayout|LocalFrameView::(?:layout|performLayout)|PerformLayout|ComputeIntersections|IntersectionObserver)/,
  ],
  [
    'paint',
    /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers|RasterTask|Decode|HitTest|ProxyMain|LayerTreeHost|Animation|AnimationFrame|WebFrameWidget|PageAnimator|UpdateViewportDescription|ImageDecode)/i,
  ],
  [
    'load',
    /^(?:Resource|ParseMetaTag|SendRequest|URLLoader|ThrottlingURLLoader|CommitLoad|FrameLoader|DocumentLoader|PreloadScanner|Preload)/,
  ],
  ['tasks of the browser', /.^/],
];

/** @param {string} name of an event */
export function kindOf(name) {
  if (/RunTask$/.test(name)) return REST;
  return KINDS.find(([, names]) => names.test(name))?.[0] ?? `other: ${name}`;
}

/** The last part of a script's URL. @param {TraceEvent} event */
function fileOf({ args = {} }) {
  const data = args['data'] ?? args['beginData'] ?? {};
  const url = data.url ?? args['fileName'] ?? data.scriptName ?? '';
  return typeof url === 'string' ? (url.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : '';
}

/**
 * The spans of one thread, outer ones first.
 * @param {readonly TraceEvent[]} events
 * @param {{ pid: number, tid: number, origin: number }} thread origin: the navigation's time, in µs
 * @returns {readonly Span[]}
 */
export function spansOf(events, { pid, tid, origin }) {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && 'XBE'.includes(event.ph));
  /** @type {Span[]} */
  const spans = [];
  /** @type {TraceEvent[]} */
  const open = [];
  const add = (/** @type {TraceEvent} */ event, /** @type {number} */ end) =>
    spans.push({
      name: event.name,
      start: (event.ts - origin) / 1000,
      end: (end - origin) / 1000,
      file: fileOf(event),
    });
  for (const event of own.toSorted((a, b) => a.ts - b.ts)) {
    if (event.ph === 'X') add(event, event.ts + (event.dur ?? 0));
    else if (event.ph === 'B') open.push(event);
    else {
      const begun = open.pop();
      if (begun) add(begun, event.ts);
    }
  }
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Cuts the thread's time into pieces that each belong to the innermost event: their sum is the time in which the thread did
 * anything. Script without a file of its own counts for the script around it.
 * @param {readonly Span[]} spans outer ones first
 * @returns {readonly Piece[]}
 */
export function piecesOf(spans) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {(Span & { kind: string })[]} */
  const stack = [];
  let at = -Infinity;
  const until = (/** @type {number} */ end) => {
    const top = stack.at(-1);
    if (top && end > at) pieces.push({ kind: top.kind, file: top.file, start: at, end });
    at = Math.max(at, end);
  };
  const close = (/** @type {number} */ before) => {
    for (let top = stack.at(-1); top && top.end <= before; top = stack.at(-1)) {
      until(top.end);
      stack.pop();
    }
  };
  for (const span of spans) {
    close(span.start);
    until(span.start);
    const outer = stack.at(-1);
    const kind = kindOf(span.name);
    const inherits = kind === SCRIPT && span.file === '' && outer?.kind === SCRIPT;
    // Clocks of nested events differ by a µs: an inner one never outlives the outer.
    stack.push({
      ...span,
      kind,
      file: inherits ? outer.file : span.file,
      end: Math.min(span.end, outer?.end ?? Infinity),
    });
  }
  close(Infinity);
  return pieces;
}

/**
 * The ms of each kind between two moments, the longest first.
 * @param {readonly Piece[]} pieces
 * @param {(piece: Piece) => string} nameOf
 * @returns {ReadonlyMap<string, number>}
 */
export function sumBy(pieces, nameOf, from = -Infinity, to = Infinity) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const piece of pieces) {
    const ms = Math.min(piece.end, to) - Math.max(piece.start, from);
    if (ms > 0) sums.set(nameOf(piece), (sums.get(nameOf(piece)) ?? 0) + ms);
  }
  return new Map([...sums].toSorted(([, a], [, b]) => b - a));
}

/**
 * The longest tasks: spans that no other contains.
 * @param {readonly Span[]} spans outer ones first
 * @param {number} count
 */
export function longestTasks(spans, count) {
  /** @type {Span[]} */
  const tasks = [];
  for (const span of spans) if (span.start >= (tasks.at(-1)?.end ?? -Infinity)) tasks.push(span);
  return tasks.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, count);
}
