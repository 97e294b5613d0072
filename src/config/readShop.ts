import type { ShopFacts } from '#domain/shopFacts.ts';

/**
 * How the shop's name is shown where a sign would stand: as the drawing, which there is of one name only, or as letters,
 * smaller for a name that does not fit on one line.
 */
type Sign = 'drawn' | 'short' | 'long';

/** The shop of the demo. What belongs to it is no other shop's default: nobody is to be paid, met or written to there. */
const KANUKA = 'Kanuka';
const TENALI = 'Tenali';
const STATE = 'Andhra Pradesh';
const PIN = ' 522201';

/** So many letters fit on one line of a phone's header, and on the quiet side of home's slides. */
const SHORT_NAME = 8;

/** 'Asha Photo Gifts'; a name that says what it sells stays as it is. */
function fullNameOf(name: string): string {
  return /\b(?:gifts?|photos?)\b/i.test(name) ? name : `${name} Photo Gifts`;
}

/** Reads who the shop is, and what of it follows from that; `textOf` gives a setting's text, '' for a missing one. */
export function shopFrom(textOf: (name: string) => string) {
  const shopName = textOf('VITE_SHOP_NAME') || KANUKA;
  const shopTown = textOf('VITE_SHOP_TOWN') || TENALI;
  const isKanuka = shopName === KANUKA;
  const isTenali = shopTown === TENALI;
  const state = textOf('VITE_SHOP_STATE') || (isTenali ? STATE : '');
  const shopPlace = state === '' ? shopTown : `${shopTown}, ${state}`;
  const shopFullName = fullNameOf(shopName);
  const facts: ShopFacts = {
    shopName,
    shopFullName,
    shopTown,
    shopPlace,
    openingHours: { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:00', closes: '20:00' },
  };
  const sign: Sign = isKanuka ? 'drawn' : shopName.length > SHORT_NAME ? 'long' : 'short';
  return {
    ...facts,
    sign,
    /** The picture of a shared link that has none of its own: 1200 x 630, JPEG. */
    shareCard: isKanuka ? '/share-card.jpg' : '/share-card-plain.jpg',
    shopAddress:
      textOf('VITE_SHOP_ADDRESS') || `${shopFullName}, Shop address line, ${shopPlace}${isTenali ? PIN : ''}`,
    shopEmail: textOf('VITE_SHOP_EMAIL') || (isKanuka ? 'hello@kanuka.example' : 'hello@shop.example'),
    socialLinks: textOf('VITE_SOCIAL_LINKS') || (isKanuka ? SOCIAL_LINKS : ''),
    mapUrl: textOf('VITE_MAP_URL') || (isTenali ? MAP_URL : ''),
    upiId: textOf('VITE_UPI_ID') || (isKanuka ? 'kanuka@upi' : ''),
  };
}

const SOCIAL_LINKS =
  'https://www.instagram.com/kanuka.example,https://www.facebook.com/kanuka.example,https://www.youtube.com/@kanuka.example';
const MAP_URL = 'https://www.openstreetmap.org/export/embed.html?bbox=80.60%2C16.22%2C80.68%2C16.26&layer=mapnik';
