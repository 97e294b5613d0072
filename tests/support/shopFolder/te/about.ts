import type { AboutText } from '#content/ownTexts.ts';
import { hoursInWords } from '#content/te/hours.ts';

export const about: AboutText = (shop) => ({
  lead: `${shop.shopName} 1998 నుండి ${shop.shopTown}లో స్కూల్ ఇయర్‌బుక్‌లు ప్రింట్ చేస్తోంది.`,
  sections: [{ heading: 'మేము ప్రింట్ చేసేవి', paragraphs: ['మీ ఫోటోతో జిగ్‌సాలు, బ్యాగులు, స్కూల్ వార్షికోత్సవానికి కావలసినవి.'] }],
  features: [{ title: 'ఎప్పుడూ ఒకరు ఉంటారు', text: `రండి: ${hoursInWords(shop.openingHours)}.` }],
});
