import type { OwnTemplate } from '#content/ownTexts.ts';

/** The shop's own ready-made designs, besides those that the program has. docs/own-folder.md says how to add one. */
export const templates: readonly OwnTemplate[] = [
  {
    id: 'sankranti',
    kinds: ['mug', 'frame', 'lamp', 'cushion', 'print', 'calendar'],
    arrangement: 'split',
    styles: [
      { typeface: 'modern', colour: 'gold', size: 0.13 },
      { typeface: 'modern', colour: 'white', size: 0.08 },
    ],
    en: { label: 'Sankranti', texts: ['Happy Sankranti', 'With love[, {from}]'], short: '' },
    te: { label: 'సంక్రాంతి', texts: ['సంక్రాంతి శుభాకాంక్షలు', 'ప్రేమతో[, {from}]'], short: '' },
    hi: { label: 'संक्रांति', texts: ['मकर संक्रांति की शुभकामनाएँ', 'सप्रेम[, {from}]'], short: '' },
  },
];
