// @vitest-environment node
import { expect, test } from 'vitest';

import { blockedAfter } from '../../../scripts/bench/blocking.mjs';
import { filesOfScript, kindsOfWork, spansOf, sumByName, threadOf } from '../../../scripts/bench/traceEvents.mjs';

test.each([
  { from: 900, blocked: 150 },
  { from: 1000, blocked: 150 },
  // The first 50 ms do not count as blocking, on either side of the moment.
  { from: 1040, blocked: 150 },
  { from: 1050, blocked: 150 },
  { from: 1080, blocked: 120 },
  { from: 1199, blocked: 1 },
  { from: 1200, blocked: 0 },
  { from: 1300, blocked: 0 },
])('a task from 1000 to 1200 ms blocks for $blocked ms after $from', ({ from, blocked }) => {
  expect(blockedAfter([{ start: 1000, ms: 200 }], from)).toBe(blocked);
});

const PAGE = 'http://shop.test/';
const ORIGIN = 5_000_000;
const THREAD = { pid: 7, tid: 1, origin: ORIGIN };
/** A complete event of the page's main thread; times in ms since the navigation. */
const event = (name: string, start: number, end: number, thread = THREAD) => ({
  name,
  ph: 'X',
  pid: thread.pid,
  tid: thread.tid,
  ts: ORIGIN + start * 1000,
  dur: (end - start) * 1000,
});
const navigation = (url: string, ts: number, tid = 1) => ({
  name: 'navigationStart',
  ph: 'R',
  pid: 7,
  tid,
  ts,
  args: { data: { documentLoaderURL: url } },
});

test('the thread is that of the last navigation to the page', () => {
  const events = [navigation('about:blank', 1), navigation(PAGE, 3, 9), navigation(PAGE, ORIGIN)];
  expect(threadOf(events, PAGE)).toEqual(THREAD);
  expect(() => threadOf(events, `${PAGE}cart`)).toThrow(`${PAGE}cart`);
});

const EVENTS = [
  event('FunctionCall', 12, 40),
  event('RunTask', 10, 50),
  event('Layout', 20, 30),
  event('UpdateLayoutTree', 15, 20),
  event('V8.CompileCode', 32, 36),
  event('RunTask', 60, 160),
  event('Paint', 60, 100),
  event('Paint', 0, 500, { ...THREAD, tid: 2 }),
  event('Paint', 0, 500, { ...THREAD, pid: 8 }),
  event('ParseHTML', -20, -10),
  { ...event('Layout', 170, 180), ph: 'b' },
];

test('each kind of work counts without nested events', () => {
  const work = kindsOfWork(spansOf(EVENTS, THREAD));
  expect(Object.fromEntries(sumByName(work))).toEqual({
    'rest of tasks': 2 + 10 + 60,
    paint: 40,
    script: 3 + 2 + 4,
    layout: 10,
    style: 5,
    'script: compile': 4,
  });
  const sum = [...sumByName(work).values()].reduce((total, ms) => total + ms, 0);
  expect(sum).toBe(40 + 100);
});

test('an event is divided at a moment inside of it', () => {
  const work = kindsOfWork(spansOf(EVENTS, THREAD));
  expect(Object.fromEntries(sumByName(work, 0, 25))).toEqual({ 'rest of tasks': 2, script: 3, style: 5, layout: 5 });
  expect(Object.fromEntries(sumByName(work, 90))).toEqual({ paint: 10, 'rest of tasks': 60 });
});

test('a nested event never counts beyond its parent', () => {
  const work = kindsOfWork(spansOf([event('RunTask', 0, 10), event('Layout', 5, 10.001)], THREAD));
  expect(Object.fromEntries(sumByName(work))).toEqual({ 'rest of tasks': 5, layout: 5 });
});

test('a profiler sample lasts until the next one, also across chunks', () => {
  const profile = { ph: 'P', pid: 7, tid: 3, id: '0x1' };
  const frame = (id: number, url = '') => ({ id, callFrame: { url } });
  const events = [
    { ...profile, name: 'Profile', ts: ORIGIN, args: { data: { startTime: ORIGIN } } },
    {
      ...profile,
      name: 'ProfileChunk',
      ts: ORIGIN + 9000,
      args: {
        data: {
          cpuProfile: {
            nodes: [frame(1), frame(2, `${PAGE}assets/react-1.js?v=2`), frame(3, `${PAGE}assets/shop-1.js`)],
            samples: [2, 3, 1],
          },
          timeDeltas: [1000, 4000, 2000],
        },
      },
    },
    {
      ...profile,
      name: 'ProfileChunk',
      ts: ORIGIN + 20_000,
      args: { data: { cpuProfile: { samples: [2, 1] }, timeDeltas: [10_000, 3000] } },
    },
    { ...profile, pid: 8, name: 'Profile', ts: ORIGIN, args: { data: { startTime: ORIGIN } } },
  ];
  expect(filesOfScript(events, THREAD)).toEqual([
    { name: 'react-1.js', start: 1, end: 5 },
    { name: 'shop-1.js', start: 5, end: 7 },
    { name: 'react-1.js', start: 17, end: 20 },
  ]);
});
