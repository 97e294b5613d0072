import type { ShopFacts } from '#domain/shop/shopFacts.ts';
import { openingHours } from '#own/facts.ts';
import { DEMO_SHOP } from './demoShop.ts';
import { readLinks, readMap } from './readAddresses.ts';
import { asSet, isNone, reading, type Reading } from './reading.ts';
import { readEmail, readPhone, readUpiId } from './readValues.ts';

/**
 * How the shop's name appears as a logo: as the drawing, which exists for one name only, or as letters, smaller if the
 * name does not fit on one line.
 */
type Sign = 'drawn' | 'short' | 'long';

/** How many letters fit on one line of a phone's header, and beside the hero's slides on home. */
const SHORT_NAME = 8;

/** 'Asha Photo Products'; a name that already says what it sells is unchanged. */
function fullNameOf(name: string): string {
  return /\b(?:gifts?|photos?)\b/i.test(name) ? name : `${name} Photo Gifts`;
}

/** A shorter one is probably incomplete: .env reads what follows a # as a comment. */
const SHORTEST_ADDRESS = 15;

type TextOf = (name: string) => string;

function readTown(town: string, isDemosName: boolean): Reading<string> {
  if (town !== '') return asSet(town);
  const isPlaceholder = !isDemosName;
  return reading(
    isPlaceholder ? 'placeholder' : 'default',
    DEMO_SHOP.town,
    isPlaceholder ? `not set: yours; the demo's is ${DEMO_SHOP.town}` : DEMO_SHOP.town,
  );
}

function readState(state: string, isDemosTown: boolean): Reading<string> {
  if (state !== '') return asSet(state);
  return isDemosTown ? reading('default', DEMO_SHOP.state, DEMO_SHOP.state) : reading('off', '', 'no state is named');
}

function readAddressLines(address: string, demo: string): Reading<string> {
  if (address === '') return reading('placeholder', demo, 'not set: yours, with street, town and PIN code');
  if (address.includes(DEMO_SHOP.addressLine))
    return reading('placeholder', address, "the demo's: no parcel and no customer finds you");
  return address.length < SHORTEST_ADDRESS
    ? reading('doubtful', address, `${address}: cut off? A value with a # in it needs double quotes`)
    : asSet(address);
}

function readSocialLinks(text: string, isDemosName: boolean): Reading<readonly string[]> {
  if (text === '' && isDemosName)
    return reading('placeholder', DEMO_SHOP.socialLinks, 'not set: the addresses of your profiles, or none');
  if (text === '' || isNone(text)) return reading('off', [], 'no links');
  const links = readLinks(text);
  const isDemos = links.value.some((link) => /kanuka\.example/i.test(link));
  return isDemos ? reading('placeholder', links.value, "the demo's: yours, or none") : links;
}

function readShopMap(text: string, isDemosTown: boolean): Reading<string | null> {
  if (text === '' && !isDemosTown) return reading('off', null, 'a sentence takes the place of the map');
  if (text === '')
    return reading('placeholder', DEMO_SHOP.mapUrl, 'not set: yours, which “Share”, “Embed a map” gives, or none');
  const map = readMap(text);
  return map.value === DEMO_SHOP.mapUrl
    ? reading('placeholder', map.value, "the demo's, of Tenali: yours, or none")
    : map;
}

function readPayee(text: string, fullName: string, isNamed: boolean): Reading<string> {
  const payee = text || fullName;
  if (payee === DEMO_SHOP.fullName && !isNamed)
    return reading('placeholder', payee, `the demo's, ${payee}: the name that your bank has`);
  return text === '' ? reading('default', payee, payee) : asSet(payee);
}

/** Reads the shop's identity. @param textOf the text of a setting, '' for a missing one */
export function readShop(textOf: TextOf) {
  const writtenName = textOf('VITE_SHOP_NAME');
  const name =
    writtenName === ''
      ? reading('doubtful', DEMO_SHOP.name, `not set: the shop is called ${DEMO_SHOP.name}`)
      : asSet(writtenName);
  const isDemosName = name.value === DEMO_SHOP.name;
  const fullName = textOf('VITE_SHOP_FULL_NAME');
  const shopFullName = fullName || fullNameOf(name.value);
  const town = readTown(textOf('VITE_SHOP_TOWN'), isDemosName);
  const isDemosTown = town.value === DEMO_SHOP.town;
  const state = readState(textOf('VITE_SHOP_STATE'), isDemosTown);
  const place = state.value === '' ? town.value : `${town.value}, ${state.value}`;
  const pinCode = isDemosTown ? ` ${DEMO_SHOP.pinCode}` : '';
  return {
    VITE_SHOP_NAME: name,
    VITE_SHOP_FULL_NAME: fullName === '' ? reading('default', shopFullName, shopFullName) : asSet(shopFullName),
    VITE_SHOP_TOWN: town,
    VITE_SHOP_STATE: state,
    VITE_SHOP_ADDRESS: readAddressLines(
      textOf('VITE_SHOP_ADDRESS'),
      `${shopFullName}, ${DEMO_SHOP.addressLine}, ${place}${pinCode}`,
    ),
    VITE_SHOP_PHONE: readPhone(textOf('VITE_SHOP_PHONE')),
    VITE_SHOP_EMAIL: readEmail(textOf('VITE_SHOP_EMAIL'), isDemosName ? DEMO_SHOP.email : DEMO_SHOP.otherEmail),
    VITE_SOCIAL_LINKS: readSocialLinks(textOf('VITE_SOCIAL_LINKS'), isDemosName),
    VITE_MAP_URL: readShopMap(textOf('VITE_MAP_URL'), isDemosTown),
    VITE_UPI_ID: readUpiId(textOf('VITE_UPI_ID'), isDemosName ? DEMO_SHOP.upiId : null),
    VITE_UPI_PAYEE_NAME: readPayee(textOf('VITE_UPI_PAYEE_NAME'), shopFullName, writtenName === DEMO_SHOP.name),
  };
}

/** The facts from which texts, logos and pictures of the shop are derived. */
export function shopFrom(read: ReturnType<typeof readShop>) {
  const shopName = read.VITE_SHOP_NAME.value;
  const shopTown = read.VITE_SHOP_TOWN.value;
  const state = read.VITE_SHOP_STATE.value;
  const isDrawn = shopName === DEMO_SHOP.name;
  const facts: ShopFacts = {
    shopName,
    shopFullName: read.VITE_SHOP_FULL_NAME.value,
    shopTown,
    shopPlace: state === '' ? shopTown : `${shopTown}, ${state}`,
    openingHours,
  };
  const sign: Sign = isDrawn ? 'drawn' : shopName.length > SHORT_NAME ? 'long' : 'short';
  return {
    ...facts,
    sign,
    /** The preview picture of links without their own: 1200 x 630, JPEG. */
    shareCard: isDrawn ? '/share-card.jpg' : '/share-card-plain.jpg',
  };
}
