import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';

import { axiosInstance } from '#api/axiosInstance.ts';
import { askWithoutLogin, inspectList, LISTS, observeCalls } from '#api/backendProbe.ts';
import { server } from '#tests/support/server.ts';
import { answers, ORIGIN } from '#tests/support/shopper.ts';

const { signal } = new AbortController();
const GUIDE = { slug: 'rakhi', keyword: 'Rakhi gifts', description: '' };

test('a list is inspected as the shop parses it: what is shown, what is dropped and why, what is there twice', async () => {
  const keywords = [
    GUIDE,
    { ...GUIDE, keyword: 'Once more' },
    { keyword: 'Without a slug' },
    { slug: null, _id: ' ', name: ' ', keyword: 'Null' },
    { slug: '', _id: 'k3' },
    { slug: '  ', name: 'Blank' },
    { slug: {}, _id: 'k4' },
    { slug: 'x'.repeat(301), _id: 'k5' },
    'no object',
  ];
  answers('/api/keyword', { success: true, keywords, totalPages: 3 });
  const { shown, records, dropped, doubled, total, rest } = await inspectList(LISTS.keywords, signal);
  expect(shown.map(({ slug, keyword }) => [slug, keyword])).toEqual([['rakhi', 'Rakhi gifts']]);
  expect(records).toEqual([GUIDE]);
  expect(doubled).toEqual(['rakhi']);
  expect(total).toBe(keywords.length);
  expect(rest).toMatchObject({ totalPages: 3 });
  expect(dropped).toEqual([
    { index: 2, id: 'Without a slug', why: 'no slug' },
    { index: 3, id: 'Null', why: 'no slug' },
    { index: 4, id: 'k3', why: 'no slug' },
    { index: 5, id: 'Blank', why: 'no slug' },
    { index: 6, id: 'k4', why: 'its slug is no text' },
    { index: 7, id: 'k5', why: 'its slug is too long' },
    { index: 8, id: '', why: 'no record' },
  ]);
});

test('an answer that has no such list is an error, as it is for the storefront', async () => {
  answers('/api/keyword', { success: true, keywords: 'none' });
  await expect(inspectList(LISTS.keywords, signal)).rejects.toMatchObject({ name: 'ApiError' });
});

test.each([
  [401, {}, { answer: 'refused' }],
  [403, {}, { answer: 'refused' }],
  [200, { success: false, message: 'Login Again' }, { answer: 'refused', text: 'Login Again' }],
  [200, { success: false, message: 'Who are you?' }, { answer: 'unknownWords', text: 'Who are you?' }],
  [200, { success: true, cartData: {} }, { answer: 'answered', text: '' }],
])('a call without a token that is answered %d %j is known as %j', async (status, body, wanted) => {
  answers('/api/cart/get', body, { status });
  expect(await askWithoutLogin('/api/cart/get', signal)).toMatchObject(wanted);
});

test('a backend in trouble has not answered whether it refuses', async () => {
  answers('/api/cart/get', {}, { status: 500 });
  await expect(askWithoutLogin('/api/cart/get', signal)).rejects.toMatchObject({ name: 'ApiError', status: 500 });
});

test('each further call is recorded with its status, time, size, kind and headers, and carries the origin', async () => {
  const { request, response } = axiosInstance.interceptors;
  onTestFinished(() => {
    request.clear();
    response.clear();
  });
  const sent: (string | null)[] = [];
  const reply = (body: string) => {
    server.use(
      http.get(`${ORIGIN}/api/keyword`, (call) => {
        sent.push(call.request.headers.get('origin'));
        return new HttpResponse(body, { status: 201, headers: { 'X-Kind': 'Test' } });
      }),
    );
    return inspectList(LISTS.keywords, signal).catch(() => {});
  };
  const calls = observeCalls('');
  for (const [body, isHtml] of [
    ['\n  <!DOCTYPE html><p>', true],
    ['<head>', true],
    ['{"a":"<html>"}', false],
    ['ఫోటో', false],
  ] as const) {
    const began = performance.now();
    await reply(body);
    const call = calls.get('/api/keyword');
    const bytes = new TextEncoder().encode(body).length;
    expect(call).toMatchObject({ status: 201, isHtml, bytes, headers: { 'x-kind': 'Test' } });
    expect(call?.ms).toBeGreaterThanOrEqual(0);
    expect(call?.ms).toBeLessThanOrEqual(performance.now() - began + 1);
  }
  expect([...calls.keys()]).toEqual(['/api/keyword']);
  expect(sent.every((origin) => origin !== 'https://shop.example')).toBe(true);
  observeCalls('https://shop.example');
  await reply('');
  expect(sent.at(-1)).toBe('https://shop.example');
});
