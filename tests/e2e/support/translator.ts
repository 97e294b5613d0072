import { expect, type BrowserContext, type Page } from '@playwright/test';

import { expectNoFailedPart } from './looks.ts';

/**
 * Translates every page of the context as Chrome does: each text node, also one that comes later or changes, is replaced by
 * `<font><font>translation</font></font>` and skips translate="no". A translation is the text with a soft hyphen, which Playwright
 * ignores. Where it is early, it begins before hydration.
 */
export async function translatePages(context: BrowserContext, isEarly = false): Promise<void> {
  await context.addInitScript((isEarly) => {
    const LEFT_ALONE = 'script, style, noscript, textarea, title, svg, [translate="no"], .notranslate';
    const written = new WeakSet<Node>();
    const loose: string[] = [];
    Object.assign(globalThis, { looseTexts: loose });
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || written.has(text) || !text.parentElement) return;
      if (text.parentElement.closest(LEFT_ALONE)) return;
      // React sets a property on each text node that it may update.
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) loose.push(text.data);
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}\u00AD`;
      if (inner.firstChild) written.add(inner.firstChild);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node): void => {
      if (root instanceof Text) return translate(root);
      for (const node of root.childNodes) translateIn(node);
    };
    const isDue = (): boolean =>
      isEarly
        ? document.readyState !== 'loading'
        : document.head?.querySelector('meta[name="robots"]:not([data-prerendered])') !== null &&
          document.querySelector('[data-hydrating]') === null;
    let hasBegun = false;
    const watch = new MutationObserver((records) => {
      if (hasBegun) {
        for (const { target, addedNodes } of records) {
          if (target instanceof Text) translate(target);
          for (const node of addedNodes) if (node.isConnected) translateIn(node);
        }
        return;
      }
      if (!document.body || !isDue()) return;
      hasBegun = true;
      translateIn(document.body);
    });
    const changes = { childList: true, subtree: true, characterData: true, attributeFilter: ['data-hydrating'] };
    watch.observe(document, changes);
    if (isEarly) document.addEventListener('DOMContentLoaded', () => document.body.append(''));
  }, isEarly);
}

/**
 * Texts whose translation is outdated, and texts that React manages beside other nodes, where an update
 * would throw or have no effect.
 */
async function untranslatable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stale = [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const { children } = (key ? Reflect.get(element, key) : {}) as { readonly children?: unknown };
      if (typeof children !== 'string' && typeof children !== 'number') return [];
      // The banner's text is typed letter by letter.
      if (element.closest('[data-typed]')) return [];
      const shown = element.textContent.replaceAll('\u00AD', '');
      return shown === String(children) ? [] : [`“${shown}” is shown for “${children}”`];
    });
    const { looseTexts } = globalThis as unknown as { readonly looseTexts: readonly string[] };
    return [...stale, ...looseTexts.map((text) => `“${text}” is beside other nodes`)];
  });
}

/** The page is translated without a failed part, and every text is current. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('h1 font font')).not.toHaveCount(0);
  await expectNoFailedPart(page);
  expect(await untranslatable(page)).toEqual([]);
}
