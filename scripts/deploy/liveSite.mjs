// After publishing, checks whether the site serves the new release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { RELEASE } from '../build/release.mjs';

const TIMEOUT_MS = 10_000;
const ASK_EVERY_MS = 250;

/** @param {string} url */
async function ask(url) {
  const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, policy, text: await response.text() };
}

/** Why a URL could not be reached. @param {unknown} error */
function reasonOf(error) {
  const { cause } = /** @type {{ cause?: NodeJS.ErrnoException }} */ (error ?? {});
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
}

/** Null if it answers, whatever the answer; otherwise the reason. @param {string} siteUrl */
export async function unreachable(siteUrl) {
  try {
    await ask(siteUrl);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The URL of one of the release's pages, of a product if there is one. @param {readonly string[]} files */
function somePage(files) {
  const page = files.find((file) => /^product\/[^/]+\.html$/.test(file)) ?? 'about.html';
  return page
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** The Content-Security-Policy in headers for nginx. @param {string} headers */
const policyIn = (headers) => /^add_header Content-Security-Policy "(.*)" always;$/m.exec(headers)?.[1] ?? '';

/**
 * What is wrong with a page's policy; null if it is the release's.
 * @param {string} policy
 * @param {string} wanted
 */
function policyProblem(policy, wanted) {
  if (policy.includes(wanted)) return null;
  if (policy === '') return 'without a Content-Security-Policy: does the server include current/headers.conf?';
  const hashes = wanted.match(/'sha256-[^']+'/g) ?? [];
  const what = hashes.every((hash) => policy.includes(hash))
    ? 'another Content-Security-Policy than the published one'
    : 'the Content-Security-Policy of another build, so browsers refuse its styles and script';
  return `with ${what}: the web server has to read current/headers.conf again (nginx -s reload).`;
}

/**
 * Wrong answers of the site to three URLs: a page, its release.json, a missing file.
 * @param {string} siteUrl
 * @param {import('./siteFolder.mjs').Published} published
 * @returns {Promise<string[]>}
 */
async function problemsNow(siteUrl, { folder, files }) {
  const url = (/** @type {string} */ path) => `${siteUrl.replace(/\/+$/, '')}/${path}`;
  const page = url(somePage(Object.keys(files)));
  const release = url(RELEASE);
  const missing = url('assets/missing-000000.js');
  const [ofPage, ofRelease, ofMissing] = await Promise.all([ask(page), ask(release), ask(missing)]);
  const wanted = policyIn(readFileSync(join(folder, 'headers.conf'), 'utf8'));
  const wrong = policyProblem(ofPage.policy, wanted);
  /** @type {string[]} */
  const problems = [];
  if (ofPage.status !== 200) problems.push(`${page} answers ${ofPage.status}, where a page is published.`);
  else if (wrong) problems.push(`${page} comes ${wrong}`);
  if (ofRelease.status !== 200 || ofRelease.text !== readFileSync(join(folder, 'public', RELEASE), 'utf8'))
    problems.push(
      `${release} is not that of the published release: is ${folder.replace(/releases\/[^/]*$/, 'current/public')} the server's root?`,
    );
  if (ofMissing.status !== 404)
    problems.push(`${missing} answers ${ofMissing.status}, not 404: a browser would take a page for a script.`);
  return problems;
}

/**
 * Checks whether the site serves the release correctly.
 * @param {string} siteUrl
 * @param {import('./siteFolder.mjs').Published} published
 * @param {number} timeoutMs How long it may take until it does.
 * @returns {Promise<{ unreachable: string | null, problems: readonly string[] }>}
 */
export async function askSite(siteUrl, published, timeoutMs) {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      const problems = await problemsNow(siteUrl, published);
      if (problems.length === 0 || Date.now() >= until) return { unreachable: null, problems };
    } catch (error) {
      if (Date.now() >= until) return { unreachable: reasonOf(error), problems: [] };
    }
    await wait(ASK_EVERY_MS);
  }
}
