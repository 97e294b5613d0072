import type { en } from '#content/en/ownPhoto.ts';
import { forms } from '#content/plural.ts';

/** Messages for the photo that a shopper sees on every product. */
export const te: typeof en = {
  title: 'మీ ఫోటో',
  shown: 'గిఫ్టులపై కనిపిస్తోంది. ఈ డివైజ్‌లోనే ఉంటుంది.',
  temporary: 'ఈ ట్యాబ్ మూసే వరకు గిఫ్టులపై కనిపిస్తుంది.',
  change: 'మార్చండి',
  changeNamed: 'మీ ఫోటో మార్చండి',
  remove: 'తీసేయండి',
  removeNamed: 'గిఫ్టులపై నుండి మీ ఫోటో తీసేయండి',
  removed: 'ఇక గిఫ్టులపై మీ ఫోటో కనిపించదు.',
  notRemoved: 'మీ బ్రౌజర్ ఫోటోను ఇప్పుడు తొలగించలేకపోయింది. అది ఇక కనిపించదు; తర్వాత తొలగిపోతుంది.',
  unreadable: 'మీ ఫోటో ఇప్పుడు తెరుచుకోవడం లేదు. అది పోలేదు.',
  failed: 'మీ ఫోటోను గిఫ్టులపై చూపించడం కుదరలేదు.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  preview: (name: string): string => `${name}, మీ ఫోటోతో`,
  showShop: (name: string): string => `${name}: షాపువారి చిత్రం చూపించండి`,
  showOwn: (name: string): string => `${name}: మీ ఫోటోతో చూపించండి`,
  with: (places: number): string => (places === 1 ? 'ఇక్కడ చూపినట్టే, మీ ఫోటోతో.' : `మొత్తం ${places} చోట్లలో మీ ఫోటోనే.`),
  added: (name: string, count: number): string =>
    forms('te', count, {
      one: `${name}: మీ ఫోటోతో 1 వేశాం, మీ కార్ట్‌లో 1 ఉంది`,
      other: `${name}: మీ ఫోటోతో 1 వేశాం, మీ కార్ట్‌లో ${count} ఉన్నాయి`,
    }),
  gone: 'మీ ఫోటో ఇప్పుడు ఈ డివైజ్‌లో లేదు, అందుకే కార్ట్‌లో ఏదీ వేయలేదు.',
  choose: 'ఫోటో ఎంచుకోండి',
  close: 'మూసేయండి',
};
