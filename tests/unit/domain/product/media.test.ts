// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { extensionOf, mediaKindOf, slideMediaOf } from '#domain/product/media.ts';
import { forAll } from '#tests/support/properties.ts';

test.each([
  ['video', ['mp4', 'webm', 'ogg']],
  ['audio', ['mp3', 'wav', 'm4a']],
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'heic']],
])('a file is shown as %s by its extension, one of %j', (kind, extensions) => {
  for (const extension of extensions) {
    expect(mediaKindOf(`https://cdn.example/a/clip.${extension}`), extension).toBe(kind);
    expect(mediaKindOf(`/media/CLIP.${extension.toUpperCase()}?v=2&name=x.mp4#t=1`), extension).toBe(kind);
  }
});

test('without any extension it is a picture', () => {
  for (const url of ['', '/media/photo', 'https://mp4.example/photo', '/a.mp4/photo', '/photo?file=clip.mp4', '/.']) {
    expect(mediaKindOf(url)).toBe('image');
  }
});

test('a valid declared type takes precedence over the extension, an invalid one does not', () => {
  for (const declared of ['image', 'audio']) expect(mediaKindOf('/media/clip.mp4', declared)).toBe(declared);
  for (const declared of ['IMAGE', 'pdf', 7, null, {}]) expect(mediaKindOf('/media/clip.mp4', declared)).toBe('video');
});

test('for every URL an extension is letters and digits in lower case', () => {
  expect(extensionOf('/a/b.tar.GZ?x=1')).toBe('gz');
  forAll(fc.string({ unit: 'binary' }), (url) => {
    expect(extensionOf(url)).toMatch(/^[a-z0-9]*$/);
  });
});

test.each([
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp']],
  ['video', ['mp4', 'webm']],
  ['unsupported', ['pdf', 'ogg', 'mp3', '']],
])('a slide is %s by its extension', (kind, extensions) => {
  for (const extension of extensions) {
    const url = `/api/media/slide.${extension}?v=1`;
    expect(slideMediaOf(url, url)).toEqual(kind === 'unsupported' ? { kind } : { kind, url });
  }
});

test('a slide without a usable URL names the kind of problem', () => {
  for (const rawUrl of [undefined, null, '']) expect(slideMediaOf(null, rawUrl)).toEqual({ kind: 'missing' });
  for (const rawUrl of ['javascript:alert(1)', 7, {}]) expect(slideMediaOf(null, rawUrl)).toEqual({ kind: 'invalid' });
});
