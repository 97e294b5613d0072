/** Texts for a shopper in a browser inside another app, such as Instagram's. */
export const en = {
  title: { android: 'Open in Chrome to add your photo', ios: 'Open in Safari to add your photo' },
  reason: (app: string | null): string =>
    `${app === null ? 'This app’s' : `${app}’s`} browser often cannot save or send photos.`,
  carried: {
    size: 'The size you chose will be there too.',
    cart: 'Your cart will be there too.',
    both: 'Your size and cart will be there too.',
  },
  account: 'Log in there to see your account cart.',
  tooLong: 'Your cart is too large for the link, so it will stay here.',
  photosStay: 'Photos you have already added will stay in this app.',
  openChrome: 'Open in Chrome',
  copy: 'Copy link',
  pasteHelp: 'Copy the link and paste it in Safari.',
  copied: 'Link copied. Paste it in your browser.',
  copyFailed: 'The link could not be copied. Press and hold it to copy it:',
  link: 'Link to this page',
  bring: {
    title: (items: number): string =>
      items === 1
        ? 'Add 1 gift from the other app to your cart?'
        : `Add ${items} gifts from the other app to your cart?`,
    yes: 'Add to my cart',
    no: 'No, thanks',
    done: 'Added to your cart.',
  },
  hold: 'Not saved? Press and hold the picture, then choose Save.',
  picture: (number: number, of: number): string => (of === 1 ? 'Your print' : `Print ${number} of ${of}`),
};
