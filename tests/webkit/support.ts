import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { startBackend, type Backend } from '#tests/e2e/support/backend.ts';
import { freePort } from '#tests/support/localPort.ts';
import { webkitPath, xvfbPath } from '../../scripts/test/installedPrograms.mjs';

/** A large print file takes WebKitGTK, which draws without a graphics card, half a minute on a busy machine. */
const WAIT_MS = 40_000;
const SPLASH = '#splash';

export type Visitor = ReturnType<typeof visitorOn>;

/** Collects a page's errors from its start. */
const WATCH = `
  window.saidErrors = [];
  addEventListener('error', (event) => { if (event.message) saidErrors.push(event.message); });
  addEventListener('unhandledrejection', ({ reason }) => saidErrors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) => saidErrors.push('policy: ' + event.blockedURI));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...parts) => { saidErrors.push(parts.map(String).join(' ')); say.apply(console, parts); };
  }
`;

/** Starts a program whose output is ignored. */
async function started(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env });
  await once(child, 'spawn');
  return child;
}

/** One driver and one backend, with a built shop, for a file of tests; each test opens the windows it needs. */
export function webkit(storefront = 'dist') {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-webkit-'));
  const children: ChildProcess[] = [];
  let backend: Backend;
  let port: number;
  let open: { readonly driver: WebDriver; readonly visitor: Visitor }[] = [];
  let allowed: RegExp[] = [];

  beforeAll(async () => {
    backend = await startBackend(storefront);
    const screen = await started(xvfbPath(), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], process.env);
    children.push(screen);
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    port = await freePort();
    children.push(
      await started(webkitPath(), [`--port=${port}`, '--host=127.0.0.1'], {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        GDK_SCALE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its sandbox needs rights that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
      }),
    );
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: WAIT_MS, interval: 100 });
  });
  afterAll(async () => {
    for (const child of children) child.kill();
    await backend?.close();
    // WebKit's own processes end a moment after the driver, and still write their cache.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  beforeEach(async () => {
    await backend.reset();
    allowed = [];
  });
  afterEach(async () => {
    const windows = open;
    open = [];
    for (const { visitor, driver } of windows) {
      const said = await visitor.run<readonly string[]>('return window.saidErrors ?? []');
      await driver.quit().catch((error: unknown) => {
        // WebKitGTK's driver reports the window it has just closed as missing.
        if (!(error instanceof Error && /NoSuchWindow|NoSuchSession/.test(error.name))) throw error;
      });
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    }
  });

  let windows = 0;
  return {
    backend: () => backend,
    allow: (...messages: readonly RegExp[]) => void allowed.push(...messages),
    /** Opens a window whose storage ends with it if it is private; the script runs before those of each page. */
    visitor: async ({ isPrivate = false, script = '' } = {}): Promise<Visitor> => {
      windows += 1;
      const early = join(folder, `early-${windows}.js`);
      writeFileSync(early, `${WATCH}\n${script}`);
      const data = isPrivate ? [] : [`--data=${join(folder, `data-${windows}`)}`];
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: resolve('tests/webkit/window.py'),
              args: ['--automation', `--script=${early}`, ...data],
            },
          }),
        )
        .build();
      const visitor = visitorOn(driver, backend.url);
      open.push({ driver, visitor });
      return visitor;
    },
  };
}

/** What a page shows, and the errors it has reported. */
const SHOWN = `
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [location.pathname, ...(window.saidErrors ?? []), shown.innerText.slice(0, 400)].join('\\n');
`;

/** Finds a visible control whose label or text is, or starts with, this. */
const FIND = `
  const [selector, wanted] = arguments;
  const named = (element) =>
    (element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent).trim();
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const shown = [...modal.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  return shown.find((element) => named(element) === wanted) ?? shown.find((element) => named(element).startsWith(wanted));
`;

const CONTROLS = { button: 'button, summary', link: 'a[href]', field: 'input, textarea' } as const;

function visitorOn(driver: WebDriver, url: string) {
  /** Runs a function in the page; its answer and parameters are JSON. */
  const run = <T>(script: string, ...parameters: readonly unknown[]): Promise<T> =>
    driver.executeScript<T>(script, ...parameters);
  /** Waits until a script answers something true, and returns it. @throws Error with what the page shows after `WAIT_MS` */
  const until = <T>(script: string, ...parameters: readonly unknown[]): Promise<T> =>
    driver
      .wait(() => run<T>(script, ...parameters), WAIT_MS)
      .catch(async (cause: unknown) => {
        const shown = await run<string>(SHOWN).catch(String);
        throw new Error(`${shown}\nwaiting for ${script} ${parameters.join(' ')}`, { cause });
      });
  /**
   * Runs a script that goes to another document, and waits for that one. WebDriver's own Back waits forever for the
   * load event of a page that the back/forward cache has.
   */
  const changeDocument = async (script: string, path = ''): Promise<void> => {
    const left = await run<number>('return (window.documentId ??= Math.random())');
    await run(`const [path] = arguments; setTimeout(() => { ${script}; });`, path);
    await until(
      'return document.readyState === "complete" && (window.documentId ??= Math.random()) !== arguments[0]',
      left,
    );
  };
  const control = (kind: keyof typeof CONTROLS, name: string): Promise<WebElement> =>
    until<WebElement>(FIND, CONTROLS[kind], name);
  return {
    driver,
    run,
    until,
    /** Opens an address of the shop as a full load, and waits until the splash has lifted. */
    open: async (path: string) => {
      await driver.get(`${url}${path}`);
      await until('return document.querySelector(arguments[0]) === null', SPLASH);
    },
    press: async (role: 'button' | 'link', name: string) => {
      const element = await control(role, name);
      await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      // An animation may still cover it.
      const isClicked = () =>
        element.click().then(
          () => true,
          (error: Error) => {
            if (/NotInteractable|Intercepted/.test(error.name)) return false;
            throw error;
          },
        );
      await driver.wait(isClicked, WAIT_MS, `${role} ${name} cannot be clicked`);
    },
    /** Types into the field with this label; what it held is replaced. */
    fill: async (label: string, text: string) => {
      const field = await control('field', label);
      // WebDriver's own 'clear' fires no event that React handles.
      await run('arguments[0].focus(); arguments[0].select()', field);
      await field.sendKeys(text);
    },
    keys: (key: string) => driver.actions().sendKeys(key).perform(),
    sees: async (text: string) => void (await until('return document.body.innerText.includes(arguments[0])', text)),
    /** Leaves the document by a full load of another page of the shop, as a link from outside the app does. */
    leave: async (path: string) => {
      await changeDocument('location.assign(path)', path);
      await until('return document.querySelector(arguments[0]) === null', SPLASH);
    },
    /** Goes back to the previous document, which the back/forward cache may restore. */
    goBack: () => changeDocument('history.back()'),
    isAt: async (path: string) => void (await until('return location.pathname === arguments[0]', path)),
    /** Hands a file of this machine to the page's file field. */
    choose: async (file: string) =>
      (await until<WebElement>('return document.querySelector("dialog[open] input[type=file]")')).sendKeys(file),
  };
}

/** Opens the dialog of the product's page in which photos and texts are placed. */
export async function openPhotoScreen({ press, until }: Visitor): Promise<void> {
  // The bar at a phone's edge has a button 'Add photo' as well, and leaves when the page's own is in view.
  await press('button', 'Add photo to');
  await until('return document.querySelector("dialog[open] canvas[data-painter]") !== null');
}

export { Key };
