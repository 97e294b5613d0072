import type { ServicesText } from '#content/ownTexts.ts';

export const services: ServicesText = ['Passport photos', 'School yearly days'];
