import type { PressEntry } from '#domain/design/pressTable.ts';

/** Bleed and safe margin are the trade's usual values: hold them against your own jigs and dies. */
const MUG = { bleed: 3, safe: 5, special: ['handle'] } as const;
const STICKER = { name: 'sticker', count: 'named', bleed: 2, safe: 3, special: ['cut'] } as const;
/** The ring's hole is at the top. */
const KEYCHAIN = { bleed: 1.5, safe: [8, 3, 3, 3], special: ['cut', 'ring'] } as const;
/** Its foot goes into the base. */
const LAMP = { bleed: 2, safe: [6, 6, 10, 6], shape: 'arch', special: ['white', 'cut', 'mirror'] } as const;
const FRAME = { bleed: 4, safe: 8, special: ['mount'] } as const;
const INSTANT = { trim: [77, 77], bleed: 2, safe: 3 } as const;

/**
 * What is printed for each product, in millimetres: the first entry that fits counts. docs/own-folder.md says how to change it. A product or size
 * that no entry fits is shown as "size to be confirmed by the shop".
 */
export const pressTable: readonly PressEntry[] = [
  {
    product: /\bgift set\b/,
    pieces: [
      { name: 'frame', trim: [152, 203], ...FRAME },
      { name: 'mug', trim: [107, 80], ...MUG },
      { name: 'photo', count: 4, ...INSTANT },
    ],
  },
  {
    product: /\bkeychain pair\b/,
    pieces: [
      { name: 'heart', trim: [46, 40], shape: 'heart', ...KEYCHAIN },
      { name: 'tag', trim: [36, 46], ...KEYCHAIN },
    ],
  },
  { product: /\bmugs?\b/, size: /\b325 ml\b/, pieces: [{ name: 'front', trim: [107, 80], ...MUG }] },
  {
    product: /\bheart cushions?\b/,
    pieces: [{ trim: [325, 300], bleed: 10, safe: 25, shape: 'heart', special: ['seam'] }],
  },
  {
    product: /\b(?:cushions?|pillows?)\b/,
    pieces: [{ count: 'named', trim: 'ordered', bleed: 12, safe: 20, special: ['seam'] }],
  },
  {
    product: /\bphone covers?\b/,
    size: /\b6\.7\b/,
    pieces: [{ trim: [71, 153], bleed: 4, safe: 5, shape: 'contour', special: ['camera', 'cut', 'white'] }],
  },
  { product: /\bcanvas\b/, pieces: [{ trim: 'ordered', bleed: 35, safe: 15, special: ['wrap'] }] },
  {
    product: /\bacrylic\b.*\bprints?\b/,
    pieces: [{ trim: 'ordered', bleed: 3, safe: 10, corner: 70, special: ['mirror', 'white', 'holes'] }],
  },
  {
    product: /\bcollage\b/,
    pieces: [{ name: 'opening', count: 3, trim: [122, 166], mount: { gap: 19, rim: 29 }, ...FRAME }],
  },
  { product: /\bframes?\b/, size: /\ba4\b/, pieces: [{ name: 'opening', trim: [210, 280], ...FRAME }] },
  { product: /\bframes?\b/, pieces: [{ name: 'opening', trim: 'ordered', ...FRAME }] },
  { product: /\binstant\b/, pieces: [{ count: 'named', ...INSTANT }] },
  {
    product: /\bcalendars?\b/,
    pieces: [{ name: 'month', count: 12, trim: [100, 137], bleed: 3, safe: [15, 5, 5, 5], special: ['spiral'] }],
  },
  {
    product: /\bsheet of 6\b/,
    size: /\btwo sheets\b/,
    pieces: [{ ...STICKER, count: 12, trim: [75, 75], shape: 'contour' }],
  },
  { product: /\b(?:laptop|sheet)\b/, pieces: [{ ...STICKER, trim: [75, 75], shape: 'contour' }] },
  { product: /\bstickers?\b/, size: /^2 inch/, pieces: [{ trim: [51, 51], shape: 'circle', ...STICKER }] },
  { product: /\bstickers?\b/, size: /^3 inch/, pieces: [{ trim: [75, 75], shape: 'circle', ...STICKER }] },
  {
    product: /\bkeychains?\b/,
    size: /\bheart\b/,
    pieces: [{ name: 'heart', trim: [46, 40], shape: 'heart', ...KEYCHAIN }],
  },
  { product: /\bkeychains?\b/, pieces: [{ name: 'tag', trim: [36, 46], ...KEYCHAIN }] },
  { product: /\bcrystal\b/, pieces: [{ trim: [56, 56], bleed: 0, safe: 3, special: ['grey'] }] },
  // The large lamp has a drawing of its own, which the shop has yet to measure.
  { product: /\blamps?\b/, size: /^medium$/, pieces: [{ trim: [140, 172], ...LAMP }] },
  { product: /\b(?:photos?|prints?|posters?)\b/, pieces: [{ count: 'named', trim: 'ordered', bleed: 2, safe: 3 }] },
];
