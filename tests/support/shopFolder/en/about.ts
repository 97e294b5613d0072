import { hoursInWords } from '#content/en/hours.ts';
import type { AboutText } from '#content/ownTexts.ts';

export const about: AboutText = (shop) => ({
  lead: `${shop.shopName} has printed school yearbooks in ${shop.shopTown} since 1998.`,
  sections: [
    {
      heading: 'What we print',
      paragraphs: ['Jigsaws and bags with your picture, and whatever a school needs for its yearly day.'],
    },
  ],
  features: [{ title: 'Somebody is there', text: `Come in, ${hoursInWords(shop.openingHours)}.` }],
});
