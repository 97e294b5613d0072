import type { ServicesText } from '#content/ownTexts.ts';

/** What the shop is asked for rather than sells: the footer links each to the contact form, with it as the subject. */
export const services: ServicesText = ['పెళ్లి ఫోటోగ్రఫీ', 'బేబీ ఫోటోగ్రఫీ', 'రీసెల్లర్ భాగస్వామ్యం', 'విద్యార్థి భాగస్వామ్యం'];
