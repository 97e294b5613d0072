import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

import { colors, fonts, lengths, radii, screens, shadows, type } from './src/styles/tokens.ts';

/** Colours also as CSS variables, for libraries and drawings that theme by variable. */
const variables = Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));

export default {
  content: [],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: fonts,
    fontSize: type,
    borderRadius: radii,
    boxShadow: shadows,
    screens,
    extend: {
      spacing: lengths,
      maxWidth: lengths,
      aspectRatio: { card: '4 / 5', hero: '2 / 1', strip: '5 / 4' },
    },
  },
  plugins: [plugin((api) => api.addBase({ ':root': variables }))],
} satisfies Config;
