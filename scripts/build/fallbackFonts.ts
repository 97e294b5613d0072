import plugin from 'tailwindcss/plugin';

/** Ascent and descent of the shop's fonts, in em. */
const HEADINGS = { family: 'Fraunces Fallback', weight: '100 900', ascent: 0.978, descent: 0.255 };
const RUNNING = { family: 'Anek Fallback', weight: '100 599', ascent: 0.94, descent: 0.36 };
const BOLD = { ...RUNNING, weight: '600 900' };

/** A font of the device, by the names that local() accepts, stretched to the width of the shop's own. */
function face({ family, weight, ascent, descent }: typeof BOLD, stretch: number, ...names: readonly string[]) {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return {
    fontFamily: `'${family}'`,
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(stretch),
    ascentOverride: percent(ascent / stretch),
    descentOverride: percent(descent / stretch),
    lineGapOverride: '0%',
  };
}

/**
 * Mean character widths, in em: the shop's (scripts/build/fonts.py), then the device's. Phones have Roboto and Noto,
 * other systems Arial and Times, except bare Linux machines, which have DejaVu and Lohit; of two installed ones the
 * last wins. Measured on the fonts (Debian's) or on their metric equivalents (Liberation). Nirmala UI (Windows) and
 * Kohinoor (Apple) could not be measured.
 */
const FACES = {
  latin: [
    face(HEADINGS, 0.46503 / 0.5304, 'DejaVu Serif'),
    face(HEADINGS, 0.46503 / 0.4219, 'Times New Roman', 'TimesNewRomanPSMT'),
    face(HEADINGS, 0.46503 / 0.4846, 'Noto Serif', 'NotoSerif'),
    face(RUNNING, 0.41414 / 0.5026, 'DejaVu Sans'),
    face(RUNNING, 0.41414 / 0.4417, 'Arial', 'ArialMT'),
    face(RUNNING, 0.41414 / 0.4376, 'Roboto', 'Roboto-Regular'),
    face(BOLD, 0.4303 / 0.567, 'DejaVu Sans Bold'),
    face(BOLD, 0.4303 / 0.4741, 'Arial Bold', 'Arial-BoldMT'),
    face(BOLD, 0.4303 / 0.4444, 'Roboto Bold', 'Roboto-Bold'),
  ],
  telugu: [
    face(HEADINGS, 0.41388 / 0.3897, 'Lohit Telugu', 'Lohit-Telugu'),
    face(HEADINGS, 0.41388 / 0.4408, 'Noto Sans Telugu', 'NotoSansTelugu-Regular'),
    face(HEADINGS, 0.41388 / 0.4106, 'Noto Serif Telugu', 'NotoSerifTelugu-Regular'),
    face(RUNNING, 0.50286 / 0.4218, 'Lohit Telugu', 'Lohit-Telugu'),
    face(RUNNING, 0.50286 / 0.4723, 'Noto Sans Telugu', 'NotoSansTelugu-Regular'),
    face(BOLD, 0.51839 / 0.4218, 'Lohit Telugu', 'Lohit-Telugu'),
    face(BOLD, 0.51839 / 0.5144, 'Noto Sans Telugu Bold', 'NotoSansTelugu-Bold'),
  ],
  devanagari: [
    face(HEADINGS, 0.35497 / 0.3721, 'Lohit Devanagari', 'Lohit-Devanagari'),
    face(HEADINGS, 0.35497 / 0.3766, 'Noto Sans Devanagari', 'NotoSansDevanagari-Regular'),
    face(HEADINGS, 0.35497 / 0.3529, 'Noto Serif Devanagari', 'NotoSerifDevanagari-Regular'),
    face(RUNNING, 0.39993 / 0.3891, 'Lohit Devanagari', 'Lohit-Devanagari'),
    face(RUNNING, 0.39993 / 0.393, 'Noto Sans Devanagari', 'NotoSansDevanagari-Regular'),
    face(BOLD, 0.41535 / 0.3891, 'Lohit Devanagari', 'Lohit-Devanagari'),
    face(BOLD, 0.41535 / 0.4291, 'Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'),
  ],
};

type Options = { readonly script: keyof typeof FACES; readonly range?: string };

/**
 * Fallbacks with the metrics of the shop's fonts, so that nothing shifts when those load. The style sheet of another
 * script says which fallback, and for which characters.
 */
export default plugin.withOptions(({ script, range }: Options = { script: 'latin' }) => (api) => {
  const unicodeRange = range === undefined ? {} : { unicodeRange: range };
  api.addBase({ '@font-face': FACES[script].map((one) => ({ ...one, ...unicodeRange })) });
});
