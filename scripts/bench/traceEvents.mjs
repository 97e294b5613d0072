// Reads one thread of a Chromium trace: its time by kind of work, without nested work.

/**
 * @typedef {object} TraceEvent of Chromium's trace format; times in µs
 * @property {string} name
 * @property {string} ph phase: X is a whole event with its duration
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} pid
 * @property {number} tid
 * @property {string} [id] of the profile that a chunk belongs to
 * @property {{ data?: EventData }} [args]
 */
/**
 * @typedef {object} EventData of navigations and of the script profiler's samples
 * @property {string} [documentLoaderURL]
 * @property {number} [startTime]
 * @property {readonly number[]} [timeDeltas]
 * @property {{ nodes?: readonly { id: number, callFrame: { url?: string } }[], samples?: readonly number[] }} [cpuProfile]
 */
/** @typedef {Readonly<{ name: string, start: number, end: number }>} Span times in ms since the navigation */
/** @typedef {Readonly<{ pid: number, tid: number, origin: number }>} Thread origin: the navigation's time, in µs */

/** Kinds by the names of events; the first that matches. @type {readonly (readonly [kind: string, names: RegExp])[]} */
const KINDS = [
  ['rest of tasks', /RunTask$/],
  ['garbage collection', /^(?:V8\.GC|MinorGC|MajorGC|BlinkGC|CppGC|Heap::)/],
  [
    'script: optimise',
    /^(?:V8\.(?:BytecodeBudget|StackGuard|HandleInterrupts|Maglev|Turbofan|Optimize|Deopt|Finalize)|Flush)/,
  ],
  [
    'script: compile',
    /^V8\.(?:Compile|Parse|PreParse|Collect|Deserialize|OffThread|Streaming)|^v8\.(?:compile|produce)/,
  ],
  [
    'script',
    /^(?:v8\.|EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|Fire|EventDispatch|XHR|HandlePostMessage|RunPostTask)/,
  ],
  ['parse HTML', /^(?:ParseHTML|HTMLDocumentParser|BackgroundHTMLParser)/],
  ['style', /^(?:UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|StyleEngine)/],
  ['layout', /^(?:Layout$|LocalFrameView|IntersectionObserver)/],
  ['paint', /^(?:PrePaint|Paint|Layerize|Commit$|UpdateLayer|Decode|HitTest|ImageDecode|AnimationFrame|PageAnimator)/],
  ['load', /^(?:Resource|Document\w*(?:Loader|Fetcher)|BeginRemoteFont|ThrottlingURLLoader|CommitLoad|FrameLoader)/],
];

/** @param {string} name of an event */
const kindOf = (name) => KINDS.find(([, names]) => names.test(name))?.[0] ?? 'other';

/**
 * The main thread of a page, and the time of its navigation.
 * @param {readonly TraceEvent[]} events
 * @param {string} url
 * @returns {Thread}
 * @throws {Error} when the trace has no navigation to it
 */
export function threadOf(events, url) {
  const isStart = (/** @type {TraceEvent} */ { name, args }) =>
    name === 'navigationStart' && args?.data?.documentLoaderURL === url;
  const start = events.findLast(isStart);
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  return { pid: start.pid, tid: start.tid, origin: start.ts };
}

/**
 * The events of one thread since the navigation, outer ones first.
 * @param {readonly TraceEvent[]} events
 * @param {Thread} thread
 * @returns {readonly Span[]}
 */
export function spansOf(events, { pid, tid, origin }) {
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.ts >= origin)
    .map(({ name, ts, dur = 0 }) => ({ name, start: (ts - origin) / 1000, end: (ts - origin + dur) / 1000 }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Splits the thread's time into spans that each belong to the innermost event and have its kind. Their sum is the time
 * in which the thread was busy.
 * @param {readonly Span[]} spans outer ones first
 * @returns {readonly Span[]}
 */
export function kindsOfWork(spans) {
  /** @type {Span[]} */
  const pieces = [];
  /** @type {Span[]} */
  const stack = [];
  let now = 0;
  const workUntil = (/** @type {number} */ end) => {
    const inner = stack.at(-1);
    if (inner && end > now) pieces.push({ name: inner.name, start: now, end });
    now = Math.max(now, end);
  };
  const closeUntil = (/** @type {number} */ time) => {
    for (let inner = stack.at(-1); inner && inner.end <= time; inner = stack.at(-1)) {
      workUntil(inner.end);
      stack.pop();
    }
  };
  for (const { name, start, end } of spans) {
    closeUntil(start);
    workUntil(start);
    // Times are rounded to a µs each: an event may seem to outlast the one around it.
    stack.push({ name: kindOf(name), start, end: Math.min(end, stack.at(-1)?.end ?? Infinity) });
  }
  closeUntil(Infinity);
  return pieces;
}

/**
 * The scripts that ran, by the samples of V8's profiler: a sample lasts until the next one and has the file of the
 * innermost function.
 * @param {readonly TraceEvent[]} events with the category disabled-by-default-v8.cpu_profiler
 * @param {Thread} thread
 * @returns {readonly Span[]}
 */
export function filesOfScript(events, { pid, origin }) {
  /** @type {Map<string | undefined, { time: number, node: number, files: Map<number, string> }>} */
  const profiles = new Map();
  /** @type {Span[]} */
  const pieces = [];
  for (const { name, id, args, ...event } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (event.pid !== pid) continue;
    const { startTime = 0, timeDeltas = [], cpuProfile: { nodes = [], samples = [] } = {} } = args?.data ?? {};
    if (name === 'Profile') profiles.set(id, { time: startTime, node: 0, files: new Map() });
    const profile = profiles.get(id);
    if (name !== 'ProfileChunk' || !profile) continue;
    for (const { id: node, callFrame } of nodes) profile.files.set(node, fileName(callFrame.url));
    for (const [index, node] of samples.entries()) {
      const [start, file] = [profile.time, profile.files.get(profile.node)];
      profile.time += timeDeltas[index] ?? 0;
      profile.node = node;
      // The engine's own work has no file.
      if (file) pieces.push({ name: file, start: (start - origin) / 1000, end: (profile.time - origin) / 1000 });
    }
  }
  return pieces;
}

/** @param {string | undefined} url */
const fileName = (url) =>
  url
    ?.replace(/[?#].*/, '')
    .split('/')
    .at(-1) ?? '';

/**
 * The ms of each name between two moments, the largest sum first.
 * @param {readonly Span[]} pieces
 * @returns {ReadonlyMap<string, number>}
 */
export function sumByName(pieces, from = 0, to = Infinity) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { name, start, end } of pieces) {
    const ms = Math.min(end, to) - Math.max(start, from);
    if (ms > 0) sums.set(name, (sums.get(name) ?? 0) + ms);
  }
  return new Map([...sums].toSorted(([, a], [, b]) => b - a));
}

/**
 * The longest tasks: events that are not nested in another.
 * @param {readonly Span[]} spans outer ones first
 * @param {number} count
 */
export function longestTasks(spans, count) {
  /** @type {Span[]} */
  const tasks = [];
  for (const span of spans) if (span.start >= (tasks.at(-1)?.end ?? 0)) tasks.push(span);
  return tasks.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, count);
}
