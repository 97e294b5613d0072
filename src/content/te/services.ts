import type { services } from '#content/services.ts';

/** What the shop is asked for rather than sells: each is a footer link that opens the contact form with this subject. */
export const te: (typeof services)['en'] = ['పెళ్లి ఫోటోగ్రఫీ', 'బేబీ ఫోటోగ్రఫీ', 'రీసెల్లర్ భాగస్వామ్యం', 'విద్యార్థి భాగస్వామ్యం'];
