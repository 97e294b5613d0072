import type { BrowserContext } from '@playwright/test';

import { expectNoFailedPart } from './support/looks.ts';
import { arrive, orderRows, placeButton } from './support/payments.ts';
import { expect, holdScripts, test, waitForHydration } from './support/shop.ts';
import { logIn, PRODUCTS } from './support/shopper.ts';

const MAIL = 'hello@kanuka.example';
const MESSAGE = 'Is an A2 canvas possible?';

async function rewritePages(context: BrowserContext, rewrite: (html: string) => string): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrite(await response.text()) });
  });
}

/** Adds elements after each field and to the body, and attributes to both, as writing assistants and password managers do. */
async function installHelpers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const dress = (field: Element): void => {
      if (field.hasAttribute('data-gramm')) return;
      field.setAttribute('data-gramm', 'false');
      field.after(document.createElement('grammarly-extension'), document.createElement('div'));
    };
    const look = (): void => {
      document.querySelectorAll('input:not([type=hidden]), textarea').forEach(dress);
      if (!document.body || document.body.hasAttribute('data-gr-ext-installed')) return;
      document.body.setAttribute('data-gr-ext-installed', '');
      document.body.prepend(document.createElement('grammarly-desktop-integration'));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

test.beforeEach(({ watch }) => watch.allow(/^console warning: Hydration failed, and React rendered the page again/));

test('R37: a shopper with browser extensions can order', async ({ page, context, open, backend }) => {
  await installHelpers(context);

  // Typed before the shop's script loads, and still there after hydration.
  const held = await holdScripts(page, '**/assets/*.js');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  const release = await held(() => page.goto('/contact', { waitUntil: 'commit' }));
  await message.fill(MESSAGE);
  release();
  await waitForHydration(page);
  await expect(message).toHaveValue(MESSAGE);
  // React's state has it too: the next change does not remove it.
  await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Lakshmi');
  await expect(message).toHaveValue(MESSAGE);
  await expectNoFailedPart(page);

  await open('/login');
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  await page.getByRole('button', { name: 'Have an account? Log in' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/');
  await expectNoFailedPart(page);
  await arrive(context, backend);
  await open('/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  await expect(orderRows(page)).toHaveCount(1);
  await expectNoFailedPart(page);
});

test('R37: a CDN that obfuscates e-mail addresses obfuscates none', async ({ page, context, open }) => {
  const hidden =
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5a3b">[email&#160;protected]</a>';
  await rewritePages(context, (html) =>
    html
      .replaceAll(`mailto:${MAIL}`, '/cdn-cgi/l/email-protection#5a3b')
      .replaceAll(new RegExp(`(?<=>)${MAIL}(?=<)`, 'g'), hidden),
  );
  await open('/contact');
  for (const part of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('link', { name: MAIL })).toHaveAttribute('href', `mailto:${MAIL}`);
  await expect(page.getByText('protected')).toHaveCount(0);
});

test('R37: pages stripped of comments and whitespace have no failed part', async ({ page, context, open }) => {
  await rewritePages(context, (html) => {
    const [head = '', ...body] = html.split('<body');
    return [head, ...body.map((part) => part.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><'))].join('<body');
  });
  for (const path of ['/', `/product/${PRODUCTS.weddingFrame.id}`]) {
    await test.step(path, async () => {
      await open(path);
      await expectNoFailedPart(page);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    });
  }
});
