/**
 * The design's values. tailwind.config.ts turns them into class names and CSS variables; a unit test checks their
 * contrast.
 */

export const colors = {
  ivory: '#FFFBF3',
  cream: '#FBF3E4',
  sand: '#F3E6CE',
  ink: '#2A1E14',
  'ink-2': '#4A3728',
  'ink-3': '#6B5646',
  'gold-text': '#7A5409',
  'gold-strong': '#8A5F0E',
  gold: '#C9972B',
  'gold-soft': '#E0B64A',
  maroon: '#6B1F2A',
  'maroon-deep': '#561822',
  /** The grounds of home's two banners: each picture's own edge colour. */
  evening: '#5B2023',
  day: '#E9EAE0',
  marigold: '#E8912D',
  line: '#E6D7BC',
  'line-ui': '#94805F',
  error: '#B3261E',
  'error-tint': '#FFF6F4',
  success: '#1E6B3A',
  'success-tint': '#EFF5EE',
  'on-ink': '#EADCC4',
  'on-ink-quiet': '#D5C4A6',
  'mat-from': '#DAD0C2',
  'mat-to': '#F1EADF',
  white: '#FFFFFF',
} as const;

export type ColorName = keyof typeof colors;

/**
 * Every pair of text and ground colours on a screen, with the least contrast it needs (WCAG 2.2: 4.5 text, 3 large or
 * graphic).
 */
export const pairs: readonly { readonly text: ColorName; readonly ground: ColorName; readonly least: number }[] = [
  ...(['ivory', 'cream', 'sand', 'white'] as const).flatMap((ground) =>
    (['ink', 'ink-2', 'ink-3', 'gold-text', 'maroon'] as const).map((text) => ({ text, ground, least: 4.5 })),
  ),
  { text: 'white', ground: 'maroon', least: 4.5 },
  { text: 'white', ground: 'maroon-deep', least: 4.5 },
  { text: 'ivory', ground: 'maroon', least: 4.5 },
  { text: 'ivory', ground: 'ink', least: 4.5 },
  { text: 'ivory', ground: 'evening', least: 4.5 },
  { text: 'ink', ground: 'day', least: 4.5 },
  { text: 'on-ink', ground: 'ink', least: 4.5 },
  { text: 'on-ink-quiet', ground: 'ink', least: 4.5 },
  { text: 'gold-soft', ground: 'ink', least: 4.5 },
  { text: 'gold-soft', ground: 'maroon', least: 4.5 },
  { text: 'ink', ground: 'gold-soft', least: 4.5 },
  { text: 'ink', ground: 'marigold', least: 4.5 },
  { text: 'error', ground: 'white', least: 4.5 },
  { text: 'error', ground: 'ivory', least: 4.5 },
  { text: 'error', ground: 'error-tint', least: 4.5 },
  { text: 'success', ground: 'ivory', least: 4.5 },
  { text: 'success', ground: 'cream', least: 4.5 },
  { text: 'success', ground: 'success-tint', least: 4.5 },
  { text: 'line-ui', ground: 'white', least: 3 },
  { text: 'line-ui', ground: 'ivory', least: 3 },
  { text: 'ink', ground: 'cream', least: 4.5 },
];

/** Headings and body; the fallbacks are metric-matched, so that nothing shifts when the fonts load. */
export const fonts = {
  serif: ['Fraunces', 'Fraunces Fallback', 'Georgia', 'serif'],
  sans: ['Anek Telugu', 'Anek Fallback', 'system-ui', 'sans-serif'],
};

const PX_PER_REM = 16;

/** [font-size, line-height] from pixels, relative to the shopper's own font size. */
const text = (size: number, line: number): [string, string] => [`${size / PX_PER_REM}rem`, `${line / PX_PER_REM}rem`];

/** Sizes as [font-size, line-height]. */
export const type: Record<string, [string, string]> = {
  label: text(12, 16),
  note: text(13, 20),
  small: text(14, 22),
  fine: text(15, 22),
  body: text(16, 26),
  name: text(16, 22),
  large: text(17, 24),
  price: text(18, 24),
  lead: text(20, 30),
  h3: text(22, 28),
  'h3-niche': text(20, 26),
  h4: text(18, 24),
  block: text(26, 32),
  'h2-phone': text(28, 32),
  h2: text(36, 40),
  'h1-phone': text(30, 36),
  h1: text(40, 44),
  'banner-phone': text(34, 38),
  banner: text(48, 52),
  quote: text(30, 42),
  'quote-phone': text(24, 34),
  typing: text(36, 44),
  'typing-phone': text(26, 34),
  display: ['clamp(3.25rem, 6vw, 4.25rem)', '1'],
};

export const radii = { mount: '2px', sm: '6px', md: '10px', lg: '16px', full: '9999px' };

export const shadows = {
  soft: '0 1px 2px rgb(42 30 20 / 0.06), 0 12px 32px -12px rgb(42 30 20 / 0.18)',
  up: '0 -8px 24px -12px rgb(42 30 20 / 0.2)',
  glass: '0 0 0 1px rgb(42 30 20 / 0.08)',
};

/** Widths at which the layout changes: phone below `md`, desktop from `lg`, five columns above `xl`. */
export const screens = { sm: '480px', md: '800px', lg: '1200px', xl: '1271px' };

/** Named lengths beyond the 4-px grid. */
export const lengths = {
  page: '1200px',
  prose: '720px',
  aside: '376px',
  filter: '232px',
  section: '104px',
  'section-phone': '56px',
  header: '80px',
};
