import { expect, type Page } from '@playwright/test';

import { products } from '#sandbox/catalogue/demo.ts';

/** The demo account, which exists in every new database. */
export const DEMO = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' } as const;

/** Products of the demo catalogue that tests use by name. */
export const PRODUCTS = {
  weddingFrame: { id: '67c7d3fc6b616e7501000007', name: 'Wedding Oak Frame', sizes: ['8 x 10', '8 x 12', 'A4'] },
  magicMug: { id: '68be5c406b616e750100004b', name: 'Magic Photo Mug with Colour Inside' },
} as const;

export function demoId(name: string): string {
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`no product is called ${name}`);
  return found._id;
}

export const pageOf = (name: string): string => `/product/${demoId(name)}`;

/** The delivery address, by the labels of the form. */
export const ADDRESS = {
  'First name': 'Lakshmi',
  'Last name': 'Narayana',
  Email: 'lakshmi@kanuka.example',
  'Mobile number': '9876543210',
  Street: '12-3-45, Temple Street',
  'PIN code': '522201',
  'City or town': 'Tenali',
} as const;

export async function fillInAddress(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text);
}

export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.locator('main').getByRole('button', { name: 'Login', exact: true }).click();
}

export async function expectInCart(page: Page, pieces: number): Promise<void> {
  await expect(page.getByRole('link', { name: `Cart, ${pieces === 1 ? '1 item' : `${pieces} items`}` })).toBeVisible();
}
