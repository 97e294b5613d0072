import type { services } from '#content/services.ts';

/** What the shop is asked for rather than sells: each is a footer link that opens the contact form with this subject. */
export const hi: (typeof services)['en'] = ['वेडिंग फ़ोटोग्राफ़ी', 'बेबी फ़ोटोग्राफ़ी', 'रीसेलर पार्टनरशिप', 'स्टूडेंट पार्टनरशिप'];
