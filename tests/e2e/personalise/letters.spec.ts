import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { chromium, type Locator, type Page } from '@playwright/test';

import { openPanel, textField } from '../support/designing.ts';
import { savedDesigns } from '../support/savedDesigns.ts';
import { arrive } from '../support/payments.ts';
import { dialog, idOf, personalise } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

/** Letters with a dot below, as Hindi keyboards type them: one character each, which NFC writes as two. */
const [RRA, RHA] = ['\u095C', '\u095D'];

/** Types two such letters in the middle of a text: they are in order only if the cursor stayed in place. */
async function typeInTheMiddle(page: Page, field: Locator): Promise<void> {
  await field.fill('पी गंगा');
  await field.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(2, 2));
  await page.keyboard.insertText(RRA);
  await page.keyboard.insertText(RHA);
  expect((await field.inputValue()).normalize('NFD')).toBe(`पी${RRA}${RHA} गंगा`.normalize('NFD'));
  // Before the rest of the text, whether the dot is a separate character or not.
  expect(
    await field.evaluate((node: HTMLTextAreaElement) => node.value.length - node.selectionStart),
    'how much follows the cursor',
  ).toBe(' गंगा'.length);
}

test('the cursor stays in place when letters with a dot are normalised', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`);
  await personalise(page);
  await openPanel(page, 'Text');
  await test.step('on a product', () => typeInTheMiddle(page, textField(page)));
  // The stored text is normalised, however it was typed.
  await expect.poll(async () => (await savedDesigns(page))[0]?.words?.text).toBe(`पी${RRA}${RHA} गंगा`.normalize('NFC'));
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await open('/place-order');
  await test.step('in a gift message', () =>
    typeInTheMiddle(page, page.getByRole('main').getByRole('textbox', { name: /^Card message/ })));
});

/** Font folders of Linux, and fonts in them with Latin letters but without Chinese letters and most emoji. */
const FONTS = '/usr/share/fonts';
const PLAIN_FONT = /\b(?:DejaVuSans|LiberationSans-Regular|NotoSans-Regular)\.ttf$/;

/** A fontconfig file that gives the browser one sans-serif font of the machine and no emoji. */
function oneFont(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-font-'));
  const font = readdirSync(FONTS, { recursive: true, encoding: 'utf8' }).find((name) => PLAIN_FONT.test(name));
  if (font === undefined) throw new Error(`no plain font in ${FONTS}`);
  copyFileSync(join(FONTS, font), join(folder, basename(font)));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  return { folder, file };
}

test('a shopper reads which letters the device cannot draw', async ({ backend, launchOptions, open, watch }) => {
  const { folder, file } = oneFont();
  const browser = await chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: file } });
  const context = await browser.newContext({ baseURL: backend.url });
  await watch.follow(context);
  const page = await context.newPage();
  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`, page);
  await personalise(page);
  await openPanel(page, 'Text');
  const notice = dialog(page).getByText(/^This device has no font for/);
  await test.step('the shop provides fonts for three scripts', async () => {
    await textField(page).fill('Asha – ఆశ – आशा – ₹5');
    await expect(dialog(page).getByRole('application', { name: 'Your text on the print' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await textField(page).fill('Asha 🪔 శ్రీ 中 🪔');
  await expect(notice).toHaveText('This device has no font for 🪔 中, so the print would show empty boxes.');
  await textField(page).fill('Asha శ్రీ');
  await expect(notice).toHaveCount(0);
  expect(await watch.problems(context)).toEqual([]);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
