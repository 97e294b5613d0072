/** Messages for the photo that a shopper sees on every product. */
export const en = {
  title: 'Your photo',
  shown: 'Shown on the gifts. It stays on this device.',
  temporary: 'Shown on the gifts until you close this tab.',
  change: 'Change',
  changeNamed: 'Change your photo',
  remove: 'Remove',
  removeNamed: 'Remove your photo from the gifts',
  removed: 'Your photo is no longer shown on the gifts.',
  notRemoved: 'Your browser could not delete the photo now. It is hidden, and will be deleted later.',
  unreadable: 'Your photo cannot be read right now. It is not lost.',
  failed: 'Your photo could not be shown on the gifts.',
  retry: 'Try again',
  preview: (name: string): string => `${name} with your photo`,
  showShop: (name: string): string => `Show the shop’s picture of ${name}`,
  showOwn: (name: string): string => `Show your photo on ${name}`,
  with: (places: number): string =>
    places === 1 ? 'With your photo, as shown.' : `With your photo in all ${places} places.`,
  added: (name: string, count: number): string => `${name}: 1 added with your photo, ${count} in your cart`,
  gone: 'Your photo is no longer on this device, so nothing was added.',
  choose: 'Choose a photo',
  close: 'Close',
};
