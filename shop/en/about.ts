import { hoursInWords } from '#content/en/hours.ts';
import { channels } from '#content/en/ways.ts';
import type { AboutText } from '#content/ownTexts.ts';

/** The shop in its own words. docs/behaviour.md, About. */
export const about: AboutText = (shop, capabilities) => ({
  lead: `${shop.shopName === 'Kanuka' ? 'Kanuka is the Telugu word for a gift. ' : ''}We are a family business in ${shop.shopPlace}, and we put your photos on things people keep.`,
  sections: [
    {
      heading: 'What we make',
      paragraphs: [
        'Personalised gifts for the home, the desk and the bag. Each one begins with a photo you choose, and no two orders are the same.',
        'You decide on the text, the colours and the frame style. A design preview is shown before ordering, so the gift that arrives is the gift you had in mind.',
      ],
    },
    {
      heading: 'Why a photo',
      paragraphs: [
        'Most of our best photos stay on a phone. Printed, they sit on a table, hang in a hall or go to college in a hostel bag.',
        'People come to us for birthdays and weddings, and just as often for no occasion at all: the first day at a new job, a new house, a good photo of the dog.',
      ],
    },
    {
      heading: 'How an order goes',
      paragraphs: [
        `You pick a gift and a size, place the order and send your photo by ${channels(capabilities)}. If you notice a mistake, contact us within 2 hours of ordering and we will change it.`,
        'Delivery takes 5-7 working days across India. If something arrives damaged, tell us within 48 hours of delivery.',
      ],
    },
  ],
  features: [
    {
      title: 'Creative Designs',
      text: 'Your photo, your text, your colours and the frame style you like, arranged with care.',
    },
    { title: 'Premium Quality', text: 'Prints on canvas, acrylic and premium paper, chosen to suit the photo.' },
    { title: 'Timely Delivery', text: 'At the door in 5-7 working days, anywhere in India.' },
    { title: 'Customer First', text: `Someone to talk to, ${hoursInWords(shop.openingHours)}.` },
  ],
  photography: {
    heading: 'Baby and wedding photography',
    text: 'We also take photos. Tell us the date, the place and what you would like photographed, and we will write back with what we can do.',
    offers: [
      {
        title: 'Baby photography',
        text: 'First months, first birthdays and the little ceremonies in between, at the baby’s own pace.',
        contactSubject: 'Baby photography',
      },
      {
        title: 'Wedding photography',
        text: 'The rituals, the family and the small moments that nobody asked you to pose for.',
        contactSubject: 'Wedding photography',
      },
    ],
  },
  partnerships: {
    heading: 'Work with us',
    text: 'If you would like to sell our gifts, or earn alongside your studies, write to us and tell us a little about yourself.',
    offers: [
      {
        title: 'For resellers',
        text: 'You have customers who would like personalised gifts, and we make them. Ask us about bulk discounts too.',
        contactSubject: 'Reseller partnerships',
      },
      {
        title: 'For students',
        text: 'Tell us where you study and how you would like to take part.',
        contactSubject: 'Student partnerships',
      },
    ],
  },
});
