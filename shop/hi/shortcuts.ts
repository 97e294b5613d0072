import type { ShortcutsText } from '#content/ownTexts.ts';

/** Hindi: ways in by occasion, person and price. */
export const shortcuts: ShortcutsText = [
  { label: 'जन्मदिन', search: 'जन्मदिन के गिफ़्ट' },
  { label: 'शादी', search: 'शादी के गिफ़्ट' },
  { label: 'सालगिरह', search: 'सालगिरह के गिफ़्ट' },
  { label: 'बेबी के लिए', search: 'शिशु के लिए गिफ़्ट' },
  { label: 'मम्मी के लिए', search: 'मम्मी के लिए गिफ़्ट' },
  { label: 'पापा के लिए', search: 'पापा के लिए गिफ़्ट' },
  { label: '₹500 से कम', search: '₹500 से कम के गिफ़्ट' },
];
