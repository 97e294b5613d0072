import type { ProductDraft } from '../product-draft.ts';

const common = { category: 'Calendars', subCategory: 'Desk Calendars' } as const;

export const calendars: readonly ProductDraft[] = [
  {
    ...common,
    added: '2025-05-10T10:13',
    name: 'Photo Desk Calendar',
    description:
      'Twelve pages, twelve photos, on a spiral-bound stand of brown card. Each picture is 100 × 137 mm beside a large month with Sundays in red. Start in any month; send 800 × 1100 pixels or more for each photo.',
    price: 499,
    sizes: ['A5'],
    isBestseller: true,
    media: ['/media/products/desk-calendar-1.jpg', '/media/products/desk-calendar-2.jpg'],
    reviews: [
      ['Vijaya L.', 5, 'My parents turn the page early to see the next grandchild.'],
      ['Mohan C.', 4, 'Firm stand, good paper. Telugu festival dates would make it perfect.'],
      ['Elizabeth P.', 5, 'Started mine in July and nobody asked why.'],
    ],
  },
  {
    ...common,
    added: '2025-08-01T10:13',
    name: 'Family Dates Desk Calendar',
    description:
      'A photo desk calendar with your birthdays and anniversaries ringed in red. Send up to twenty-four dates with the twelve photos, and check them in the preview. Thick matt pages that take a pen.',
    price: 579,
    sizes: ['A5'],
    media: ['/media/products/desk-calendar-2.jpg'],
  },
];
