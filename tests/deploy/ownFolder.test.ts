import { resolve } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { pagesProject, smallBackend, type PagesProject } from '#tests/support/pagesProject.ts';
import { rawProduct } from '#tests/support/factories.ts';

// Uses the real build of the program that writes pages.
vi.setConfig({ hookTimeout: 60_000 });

let project: PagesProject;
beforeAll(async () => {
  const backend = await smallBackend();
  backend.lists.products = [rawProduct()];
  project = pagesProject();
  const { code, stderr } = await project.run([], {
    VITE_SITE_URL: 'https://shop.example',
    VITE_SHOP_NAME: 'Asha Prints',
    VITE_SHOP_TOWN: 'Guntur',
    KANUKA_BUILD_BACKEND: backend.url,
    KANUKA_SHOP_FOLDER: resolve('tests/support/shopFolder'),
  });
  await backend.close();
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
afterAll(() => project.remove());

const page = (file: string): string => project.read(`dist/${file}`);

test('pages use the texts of the shop’s own folder, in English where it has no translation, and else the demo’s', () => {
  expect(page('about.html')).toContain('Asha Prints has printed school yearbooks in Guntur since 1998.');
  expect(page('about.html')).toContain('Come in, Tuesday to Sunday, 10:00 AM to 7:30 PM.');
  expect(page('te/about.html')).toContain('Asha Prints 1998 నుండి Gunturలో స్కూల్ ఇయర్‌బుక్‌లు ప్రింట్ చేస్తోంది.');
  expect(page('hi/about.html')).toContain('Asha Prints has printed school yearbooks in Guntur since 1998.');
  expect(page('te.html')).toContain('Passport photos');
  expect(page('contact.html')).toMatch(/"opens":"10:00","closes":"19:30"/);
  expect(page('termsandconditions.html')).toContain('These are the terms on which Asha Prints Photo Gifts,');
  expect(page('index.html')).not.toMatch(/What Our Customers Say|Sravani/);
});
