import type { ShortcutsText } from '#content/ownTexts.ts';

/** Telugu: ways in by occasion, person and price. */
export const shortcuts: ShortcutsText = [
  { label: 'పుట్టినరోజు', search: 'పుట్టినరోజు గిఫ్టులు' },
  { label: 'పెళ్లి', search: 'పెళ్లి గిఫ్టులు' },
  { label: 'పెళ్లిరోజు', search: 'పెళ్లిరోజు గిఫ్టులు' },
  { label: 'చిన్నారికి', search: 'చిన్నారికి గిఫ్టులు' },
  { label: 'అమ్మకు', search: 'అమ్మకు గిఫ్టులు' },
  { label: 'నాన్నకు', search: 'నాన్నకు గిఫ్టులు' },
  { label: '₹500 లోపు', search: '₹500 లోపు గిఫ్టులు' },
];
