import type { GiftNote } from '#domain/order/giftNote.ts';

const count = new Intl.NumberFormat('en-IN');

/** Words for sending designs to the shop. */
export const sending = {
  photo: {
    title: 'Send your photo',
    failed: 'The picture could not be made. Free some memory, or place the photo again.',
    share: 'Share photo and order',
    save: 'Save the photo',
    saveAll: (prints: number): string => `Save the ${prints} photos, all in one file`,
    download: 'Download the photo',
    subject: (order: string): string => `Photos for order ${order}`,
    opening: (order: string): string => `My photo for order ${order}:`,
    shared: 'Thank you. Check in your app that the photo was sent.',
    shareFailed: 'Sharing did not work here. Download the photo instead.',
  },
  /** Words alone are among what is sent. */
  design: {
    title: 'Send your design',
    failed: 'The picture could not be made. Free some memory, and try again.',
    share: 'Share design and order',
    save: 'Save the design',
    saveAll: (prints: number): string => `Save the ${prints} pictures, all in one file`,
    download: 'Download the design',
    subject: (order: string): string => `Designs for order ${order}`,
    opening: (order: string): string => `My design for order ${order}:`,
    shared: 'Thank you. Check in your app that the design was sent.',
    shareFailed: 'Sharing did not work here. Download the design instead.',
  },
  lead: 'The shop prints this picture. You send it with an app of yours; this page itself uploads nothing.',
  preparing: 'Making the picture ready to print…',
  gone: 'The photo is no longer on this device. Place it on the gift again.',
  facts: (width: number, height: number, size: string): string =>
    `JPEG, ${count.format(width)} × ${count.format(height)} pixels, ${size}. Without place, date or camera.`,
  shareHelp: (to: string): string => `Or share at once: choose an app, then the shop (${to}).`,
  prints: 'Pictures to send',
  numbered: (name: string, number: number, of: number): string => `${name}, ${number} of ${of}`,
  pieces: (pieces: number): string => `For ${pieces} pieces`,
  downloadAll: (size: string): string => `Download all, ${size}`,
  openWhatsapp: 'Open our WhatsApp: your order is filled in',
  whatsapp: (number: string): string => `Open WhatsApp, ${number}`,
  openMail: 'Open an e-mail to us: your order is filled in',
  mail: 'Write the e-mail',
  attach: (file: string): string => `Attach ${file}`,
  orMail: 'Or by e-mail to',
  copy: 'Copy',
  copyMail: 'Copy our e-mail address',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Select it and copy it by hand.',
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [...(message === '' ? [] : [`Gift message: ${message}.`]), ...(hidePrice ? ['Hide the price.'] : [])].join(' '),
  picture: (name: string): string => `What is printed on ${name}`,
};
