import type { GiftNote } from '#domain/giftNote.ts';

const count = new Intl.NumberFormat('en-IN');

/** Words for sending designs to the shop. */
export const sending = {
  title: { photo: 'Send your photo', design: 'Send your design' },
  lead: 'The shop prints this picture. You send it with an app of yours; this page itself uploads nothing.',
  preparing: 'Making the picture ready to print…',
  failed: 'The picture could not be made. Free some memory, or place the photo again.',
  gone: 'The photo is no longer on this device. Place it on the gift again.',
  facts: (width: number, height: number, size: string): string =>
    `JPEG, ${count.format(width)} × ${count.format(height)} pixels, ${size}. Without place, date or camera.`,
  share: 'Share photo and order',
  shareHelp: (to: string): string => `Or share at once: choose an app, then the shop (${to}).`,
  prints: 'Pictures to send',
  design: (name: string, number: number, of: number): string => `${name}, ${number} of ${of}`,
  pieces: (pieces: number): string => `For ${pieces} pieces`,
  save: 'Save the photo',
  saveAll: (count: number): string => `Save the ${count} photos, all in one file`,
  download: 'Download the photo',
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
  subject: (order: string): string => `Photos for order ${order}`,
  shared: 'Thank you. Check in your app that the photo was sent.',
  shareFailed: 'Sharing did not work here. Download the photo instead.',
  message: (order: string, id: string, notes: string, files: string): string =>
    [`My photo for order ${id}:`, order, notes, files].filter((part) => part !== '').join('\n'),
  giftNote: ({ message, hidePrice }: GiftNote): string =>
    [...(message === '' ? [] : [`Gift message: ${message}.`]), ...(hidePrice ? ['Hide the price.'] : [])].join(' '),
  picture: (name: string): string => `What is printed on ${name}`,
};
