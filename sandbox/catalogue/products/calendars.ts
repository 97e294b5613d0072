import { draftsOf, type ProductDraft } from '../product-draft.ts';

const calendar = draftsOf('Calendars', 'Desk Calendars', 'desk-calendar', ['A5']);

export const calendars: readonly ProductDraft[] = [
  calendar('2025-05-10T10:13', 'Photo Desk Calendar', 499, {
    description:
      'Twelve pages, twelve photos, on a spiral-bound stand of brown card. Each picture is 100 × 137 mm beside a large month with Sundays in red. Start in any month; send 800 × 1100 pixels or more for each photo.',
    isBestseller: true,
    media: [1, 2],
    reviews: [
      ['Vijaya L.', 5, 'My parents turn the page early to see the next grandchild.'],
      ['Mohan C.', 4, 'Firm stand, good paper. Telugu festival dates would make it perfect.'],
      ['Elizabeth P.', 5, 'Started mine in July and nobody asked why.'],
    ],
  }),
  calendar('2025-08-01T10:13', 'Family Dates Desk Calendar', 579, {
    description:
      'A photo desk calendar with your birthdays and anniversaries ringed in red. Send up to twenty-four dates with the twelve photos, and check them in the preview. Thick matt pages that take a pen.',
    media: [2],
  }),
];
