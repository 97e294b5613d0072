// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const KB = 1024;
/** Reads the file, since tests load no styles and an imported sheet is empty. */
const sheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');

/** Letters and signs of the language, and words with conjuncts. */
const TYPED = {
  te:
    'అ ఆ ఇ ఈ ఉ ఊ ఋ ఎ ఏ ఐ ఒ ఓ ఔ క ఖ గ ఘ ఙ చ ఛ జ ఝ ఞ ట ఠ డ ఢ ణ త థ ద ధ న ప ఫ బ భ మ య ర ఱ ల ళ వ శ ష స హ ' +
    'క్ కా కి కీ కు కూ కృ కె కే కై కొ కో కౌ కం కః కఁ ఫ్రేమ్‌లు క్ష్మ్యై స్త్రీ',
  hi:
    'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ऍ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़ ' +
    'क\u093C का कि की कु कू कृ के कै को कौ कॉ कॅ कं कः कँ क् । ॥ ॐ ऽ डॉ॰ क्‍ष श्‌र ट्ठ्यू',
} as const;

test.each(['te', 'hi'] as const)('the fonts of %s are small and cover its characters, no Latin ones', (language) => {
  const css = sheet(`fonts-${language}`);
  const files = [...css.matchAll(/url\('\.\/(fonts\/[^']+)'\)/g)].map(([, file = '']) => file);
  expect(files).toEqual([`fonts/noto-serif-${language}.woff2`, `fonts/anek-${language}.woff2`]);
  const [serif, sans] = files.map((file) => statSync(`src/styles/${file}`).size);
  expect(serif).toBeLessThanOrEqual(45 * KB);
  expect(sans).toBeLessThanOrEqual(60 * KB);
  /** The first and last character of each range of each face. */
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
    [...list.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(
      ([, first = '', last = first]) => [first, last].map((code) => Number.parseInt(code, 16)) as [number, number],
    ),
  );
  expect(ranges).toHaveLength(css.split('@font-face').length - 1);
  const typed = [...new Set(TYPED[language].replaceAll(' ', ''))].map((letter) => letter.codePointAt(0) ?? 0);
  for (const range of ranges) {
    expect(typed.filter((code) => !range.some(([first, last]) => first <= code && code <= last))).toEqual([]);
    expect(Math.min(...range.map(([first]) => first))).toBeGreaterThanOrEqual(0x9_00);
  }
});

test('no rule for the languages applies to English', () => {
  const css = sheet('languages').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  const rules = selectors.filter((selector) => !selector.startsWith('@'));
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((selector) => !/:lang\((?:te|hi)\)/.test(selector))).toEqual([]);
});
