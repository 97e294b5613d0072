import type { ServicesText } from '#content/ownTexts.ts';

/** What the shop is asked for rather than sells: the footer links each to the contact form, with it as the subject. */
export const services: ServicesText = ['वेडिंग फ़ोटोग्राफ़ी', 'बेबी फ़ोटोग्राफ़ी', 'रीसेलर पार्टनरशिप', 'स्टूडेंट पार्टनरशिप'];
