import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { startBackend, type Backend } from '#tests/e2e/support/backend.ts';
import { firefoxPath } from '../../scripts/test/installedPrograms.mjs';

export type Visitor = ReturnType<typeof visitorOn>;

/** One Firefox and one backend for a file of tests; each test begins with an empty browser on the first day. */
export function firefox(): { readonly backend: () => Backend; readonly visitor: () => Visitor } {
  let browser: Browser;
  let backend: Backend;
  let visitor: Visitor;
  let said: string[];
  let allowed: RegExp[];

  beforeAll(async () => {
    backend = await startBackend();
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath() });
  });
  afterAll(async () => {
    await browser?.close();
    await backend?.close();
  });

  beforeEach(async () => {
    await backend.reset();
    said = [];
    allowed = [];
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.setViewport({ width: 1280, height: 900 });
    page.on('request', (request) => {
      const address = request.url();
      if (/^https?:/.test(address) && new URL(address).origin !== backend.url)
        said.push(`asked a stranger: ${address}`);
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} stopped ${blockedURI}`);
      });
    });
    page.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') said.push(`${message.type()}: ${message.text()}`);
    });
    visitor = visitorOn(page, backend.url, (messages) => allowed.push(...messages));
  });
  afterEach(async () => {
    const text = await visitor.page.evaluate(() => document.body.innerText);
    expect(text.match(/\b(?:NaN|undefined|null|Infinity)\b|\[object \w+\]/g)).toBeNull();
    expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    await visitor.page.browserContext().close();
  });

  return { backend: () => backend, visitor: () => visitor };
}

const CONTROLS = { button: 'button', link: 'a[href]', field: 'input, select, textarea' } as const;

function visitorOn(page: Page, url: string, allow: (messages: readonly RegExp[]) => void) {
  /** Waits for the first visible control that receives pointer events and whose label or text is, or starts with, this. */
  const control = async (kind: keyof typeof CONTROLS, name: string): Promise<ElementHandle> => {
    const found = await page.waitForFunction(
      (selector, wanted) => {
        // Links and buttons have no labels.
        const nameOf = (element: Partial<HTMLInputElement> & Element): string =>
          (element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent).trim();
        const shown = [...document.querySelectorAll(selector)].filter(
          (element) => element.checkVisibility() && getComputedStyle(element).pointerEvents !== 'none',
        );
        return (
          shown.find((element) => nameOf(element) === wanted) ??
          shown.find((element) => nameOf(element).startsWith(wanted))
        );
      },
      {},
      CONTROLS[kind],
      name,
    );
    return found.asElement() as ElementHandle;
  };
  return {
    page,
    /** Opens an address of the shop as a full load, and waits until the splash has lifted. */
    open: async (path: string) => {
      await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.querySelector('#splash') === null);
    },
    press: async (role: 'button' | 'link', name: string) => (await control(role, name)).asLocator().click(),
    fill: async (label: string, text: string) => {
      const field = await control('field', label);
      // Replaces the text that the shop has filled in.
      await field.evaluate((input) => (input as HTMLInputElement).select());
      await field.type(text);
    },
    sees: async (text: string) => {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
    },
    isAt: async (path: string) => {
      await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
    },
    /** Console messages that this visit causes. */
    allow: (...messages: readonly RegExp[]) => allow(messages),
  };
}
