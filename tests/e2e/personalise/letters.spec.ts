import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { chromium } from '@playwright/test';

import { dialog, MUG, openDialog, openPanel, textField } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

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
  await openDialog(page, open, MUG);
  await openPanel(page, 'Text');
  const notice = dialog(page).getByText(/^This device has no font for/);

  // The shop provides fonts for three scripts.
  await textField(page).fill('Asha – ఆశ – आशा – ₹5');
  await expect(dialog(page).getByRole('application', { name: 'Your text on the print' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await textField(page).fill('Asha 🪔 శ్రీ 中 🪔');
  await expect(notice).toHaveText(
    'This device has no font for 🪔 中, so the print would show empty boxes. Please remove or replace them.',
  );
  await textField(page).fill('Asha శ్రీ');
  await expect(notice).toHaveCount(0);
  expect(await watch.problems(context)).toEqual([]);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
