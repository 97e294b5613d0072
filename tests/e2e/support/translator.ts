import { expect, type BrowserContext, type Page } from '@playwright/test';

export type Translation = {
  /** Puts translations into visible «marks». Otherwise each text ends in a soft hyphen, which Playwright ignores. */
  readonly isVisible?: boolean;
  /** Translates from the start, before hydration. */
  readonly isEarly?: boolean;
};

/**
 * Translates every page of the context as Chrome does: each text node, also one that comes later or changes, is replaced by
 * `<font><font>translation</font></font>` and skips translate="no". Nothing outside the page is involved.
 */
export async function translatePages(context: BrowserContext, translation: Translation = {}): Promise<void> {
  await context.addInitScript(({ isVisible = false, isEarly = false }: Translation) => {
    const LEFT_ALONE = 'script, style, noscript, textarea, title, svg, [translate="no"], .notranslate';
    const written = new WeakSet<Node>();
    const loose: string[] = [];
    Object.assign(globalThis, { looseTexts: loose });
    const inOtherWords = (text: string): string =>
      isVisible ? text.replaceAll(/[\p{L}\p{M}]+/gu, '«$&»') : `${text}\u00AD`;

    const translate = (text: Text): void => {
      if (text.data.trim() === '' || written.has(text) || !text.parentElement) return;
      if (text.parentElement.closest(LEFT_ALONE)) return;
      // React sets a property on each text node that it may update.
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) loose.push(text.data);
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      for (const font of [outer, inner]) font.style.setProperty('vertical-align', 'inherit');
      inner.textContent = inOtherWords(text.data);
      if (inner.firstChild) written.add(inner.firstChild);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node): void => {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
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
      document.documentElement.classList.add('translated-ltr');
      translateIn(document.body);
    });
    watch.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-hydrating'],
    });
    if (isEarly) document.addEventListener('DOMContentLoaded', () => document.body.append(''));
  }, translation);
}

/** What a shopper reads for a text of the shop where translations are visible. */
const translated = (text: string): string => text.replaceAll(/[\p{L}\p{M}]+/gu, '«$&»');

/** Settles when the page has been translated. */
export async function isTranslated(page: Page): Promise<void> {
  await page.locator('html.translated-ltr').waitFor();
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
      const shown = element.textContent.replaceAll(/[\u00AD«»]/g, '');
      return shown === String(children) ? [] : [`“${shown}” is shown for “${children}”`];
    });
    const { looseTexts } = globalThis as unknown as { readonly looseTexts: readonly string[] };
    return [...stale, ...looseTexts.map((text) => `“${text}” is beside other nodes`)];
  });
}

/** No part of the page has failed, and every text is current. */
export async function expectNoFailedPart(page: Page): Promise<void> {
  await isTranslated(page);
  for (const text of ['Unexpected Application Error!', 'This part of the page could not be shown.']) {
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText(translated(text))).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await untranslatable(page)).toEqual([]);
}
