import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';

test('the testimonials have a dot each and a pause button, and no arrows', async () => {
  const { screen } = renderScreen('/');
  const region = within(await screen.findByRole('region', { name: 'What Our Customers Say' }));
  await waitFor(() =>
    expect(
      region
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
        .toSorted(),
    ).toEqual(['Pause testimonials', 'Show testimonial 1 of 3', 'Show testimonial 2 of 3', 'Show testimonial 3 of 3']),
  );
});
