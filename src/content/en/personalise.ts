import type { PrintVerdict } from '#domain/design/printSharpness.ts';

/** Messages for the shopper's own photo on pages and rows. */
export const en = {
  personalise: {
    heading: 'Add your photo',
    open: 'Add photo',
    openNamed: (name: string): string => `Add photo to ${name}`,
    later: 'You can also send it later.',
    kept: 'Your design is saved on this device.',
    printsAt: {
      sharp: (size: string): string => `Sharp at ${size}`,
      good: (size: string): string => `Good at ${size}`,
      blur: (size: string): string => `May blur at ${size}`,
      unconfirmed: (): string => 'We will confirm the print size',
    } satisfies Record<PrintVerdict, (size: string) => string>,
    empty: (empty: number, of: number): string =>
      empty === of
        ? 'No photo yet'
        : empty === 1
          ? '1 place for a photo is still empty'
          : `${empty} places for photos are still empty`,
    noModel: 'The phone model is still missing',
    show: 'Share preview',
    showText: (name: string): string => `My ${name} preview:`,
    showFailed: 'The preview could not be shared here.',
    linkCopied: 'Link copied.',
    insecure: 'Photos need a secure page. Open this shop with https:// to add yours.',
    unreadable: 'Your photos on this device cannot be read right now. They are not lost: try again in a moment.',
    notAdded:
      'Your photos on this device cannot be read right now, so nothing was added. They are not lost: try again in a moment.',
    readAgain: 'Try again',
    startNew: 'Start a new design',
    notKept: 'Your design will last until you close this tab.',
    change: 'Change',
    changeNamed: (name: string): string => `Change your photo on ${name}`,
    remove: 'Delete',
    removeNamed: (name: string): string => `Delete your design for ${name}`,
    removed: 'Deleted from this device.',
    notRemoved:
      'Your browser could not delete your photos now. They are hidden, and we will try again on your next visit.',
    travels: 'After ordering, send your photo to us from My Orders. It is not uploaded here.',
    preview: (name: string): string => `${name} with your design`,
    stored: 'Photos on this device',
    storedLead:
      'The gifts you designed. Their photos stay on this device until you send them. Delete those of an order only after sending them.',
    storedUsed: (used: string): string => `${used} used`,
    storedItem: (name: string, size: string): string => (size === '' ? name : `${name}, ${size}`),
    storedNumber: (item: string, number: number): string => `${item}, design ${number}`,
    storedOrdered: (item: string): string => `${item}, from an order`,
    removeAll: 'Delete all other designs',
    removeMine: 'Delete my photos from this device',
  },
  /** How sharp a design prints. */
  sharpness: {
    sharp: 'Sharp',
    good: 'Good',
    blur: 'May blur',
    unconfirmed: 'We will confirm the print size',
  } satisfies Record<PrintVerdict, string>,
  send: {
    photo: {
      large: 'Send your photo',
      button: 'Send your photo to the shop',
      again: 'Send photo again',
      waiting: (designs: number): string => (designs === 1 ? 'Photo not sent yet' : 'Photos not sent yet'),
    },
    design: {
      large: 'Send your design',
      button: 'Send your design to the shop',
      again: 'Send design again',
      waiting: (designs: number): string => (designs === 1 ? 'Design not sent yet' : 'Designs not sent yet'),
    },
    named: (action: string, order: string): string => `${action}: order ${order}`,
    elsewhere: 'Photo not on this device. Send it from the device you ordered on, or add it here.',
    add: 'Add your photo',
    addNamed: (name: string): string => `Add your photo: ${name}`,
    waitingHelp: 'We can print only after you send us the print file: it is not uploaded here.',
    sent: 'I have sent it',
    thanks: 'Thank you. You can send it again from the order below.',
  },
  samePhoto: {
    title: 'Which photo for this one?',
    lead: 'This gift is already in your cart with your photo.',
    leadOrdered: 'You ordered it with your photo, which is still on this device.',
    elsewhere: 'In your cart. Its photo is not on this device: add it now, or send it after ordering.',
    same: 'The same photo',
    another: 'Another photo',
    later: 'Send the photo later',
    close: 'Close',
  },
  line: {
    preview: (name: string, part: number): string => `${name} with your design ${part}`,
    enlargeNamed: (name: string, part: string): string =>
      ['Enlarge your design', name, part].filter((text) => text !== '').join(', '),
    closeLarge: 'Close the picture',
    part: (number: number): string => `design ${number}`,
    with: 'With your photo',
    withDesign: 'With your design',
    pieces: (pieces: number): string => (pieces === 1 ? '1 piece like this' : `${pieces} pieces like this`),
    without: (pieces: number, of: number): string =>
      pieces === of ? 'No photo yet' : pieces === 1 ? '1 piece without a photo' : `${pieces} pieces without a photo`,
    later: 'Add it now, or send it after ordering.',
    add: 'Add your photo',
    change: 'Change photo',
    different: 'Change photo for 1 piece',
    openNamed: (hasPhoto: boolean, name: string, part: string): string =>
      [hasPhoto ? 'Change photo' : 'Add your photo', name, part].filter((text) => text !== '').join(', '),
    differentNamed: (name: string, part: string): string =>
      ['Change photo for 1 piece', name, part].filter((text) => text !== '').join(', '),
    quantityOf: (name: string, part: number): string => `Quantity for ${name}, design ${part}`,
    less: (name: string, part: number): string => `One less of ${name}, design ${part}`,
    more: (name: string, part: number): string => `One more of ${name}, design ${part}`,
    most: 'Maximum 9,999. For more, contact us.',
  },
};
