import type { Sharpness } from '#domain/printSize.ts';

type Pixels = { readonly width: number; readonly height: number };

const count = new Intl.NumberFormat('en-IN');
const pixels = (size: Pixels | null): string =>
  size ? ` (${count.format(size.width)} × ${count.format(size.height)} pixels)` : '';
const inches = ({ width, height }: Pixels): string => `${width} × ${height} in`;

/** Words for the shopper's own photo: placing it, keeping it, sending it. */
export const en = {
  personalise: {
    heading: 'See your photo on it',
    open: 'Personalise',
    openNamed: (name: string): string => `Personalise ${name}`,
    stays: 'It stays on this device.',
    kept: (size: string): string => `Your photo is kept on this device, ${size}.`,
    notKept: 'Your photo stays until you close this tab.',
    change: 'Change',
    changeNamed: (name: string): string => `Change your photo on ${name}`,
    remove: 'Delete',
    removeNamed: (name: string): string => `Delete your photo for ${name}`,
    removed: 'Your photo is deleted from this device.',
    travels:
      'After ordering, send it to us from My Orders: by WhatsApp, e-mail or any app of yours. This page uploads nothing.',
    loading: 'Opening…',
    failedToLoad: 'The preview could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    close: 'Close',
    done: 'Done',
    // Choosing
    choose: 'Choose a photo',
    another: 'Another photo',
    camera: 'Take a photo',
    drop: 'Or drop it here, or paste it.',
    dropNow: 'Let go to use this photo',
    formats: 'JPEG, PNG, WebP or HEIC, up to 50 megapixels.',
    opening: 'Opening your photo…',
    // Placing
    preview: (name: string): string => `${name} with your photo`,
    blank: (name: string): string => `${name} before your photo is on it`,
    previewNote: 'A preview: colours on the real gift may differ a little.',
    trimNote: 'The drawn gift differs a little in shape. The crop shows exactly what is printed.',
    frame: 'Your photo in the print frame',
    frameHelp: 'Drag to move, pinch or scroll to zoom. Keys: arrows move, plus and minus zoom, R turns, 0 starts anew.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    tilt: 'Straighten',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    move: 'Move',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    moveUp: 'Move up',
    moveDown: 'Move down',
    reset: 'Start anew',
    percent: (share: number): string => `${Math.round(share * 100)} %`,
    degrees: (angle: number): string => `${Math.round(angle * 10) / 10}°`,
    said: {
      placed: 'Your photo is on the gift.',
      moved: 'Moved.',
      edge: 'The photo ends here.',
      zoom: (share: number): string => `Zoom ${Math.round(share * 100)} percent.`,
      tilt: (angle: number): string => `Straightened by ${Math.round(angle * 10) / 10} degrees.`,
      turned: 'Turned by a quarter.',
      reset: 'Back to the start.',
    },
    size: 'Size',
    chooseSize: 'Choose a size to see how sharp it prints.',
    sharpness: { sharp: 'Sharp', good: 'Good', blur: 'May blur' } satisfies Record<Sharpness, string>,
    reasons: {
      sharp: (ppi: number, size: Pixels): string =>
        `${ppi} pixels for each inch at ${inches(size)}: fine detail will show.`,
      good: (ppi: number, size: Pixels): string =>
        `${ppi} pixels for each inch at ${inches(size)}: good from an arm's length.`,
      blur: (ppi: number, size: Pixels): string =>
        `Only ${ppi} pixels for each inch at ${inches(size)}. Zoom out, choose a smaller size, or use a larger photo.`,
    } satisfies Record<Sharpness, (ppi: number, size: Pixels) => string>,
    keep: {
      kept: (size: string): string => `Kept on this device, ${size}.`,
      full: 'The photos on this device have reached 20 MB, so this one stays only until you close this tab. Delete another to keep it.',
      refused: 'This browser keeps no photos (perhaps a private window). Yours stays until you close this tab.',
    },
    readAs: (format: string): string => `The file's name says otherwise, but it holds a ${format} picture. It works.`,
    problems: {
      empty: 'This file is empty. Choose another one.',
      notImage: 'This file is not a photo, whatever its name says. Choose a JPEG, PNG, WebP or HEIC picture.',
      svg: 'This is an SVG drawing, which cannot be printed as a photo. Choose a JPEG or PNG of it.',
      moving: 'This picture moves, and a print stands still. Choose a photo, or a screenshot of the best moment.',
      otherFormat: 'This picture has a format that the shop cannot print. Save it as JPEG or PNG and choose it again.',
      damaged: 'This photo is damaged or not complete. Copy it from the camera again, or choose another one.',
      heic: 'This browser cannot read HEIC photos. Save it as JPEG and choose it again.',
      tooSmall: (size: Pixels | null): string =>
        `This picture is too small to print${pixels(size)}. Choose one of at least 100 pixels on each side.`,
      tooWide: (size: Pixels | null): string =>
        `This picture is too long${pixels(size)}. Choose one of at most 16,384 pixels on each side.`,
      tooManyPixels: (size: Pixels | null): string =>
        `This picture has more than 50 megapixels${pixels(size)}. Choose a smaller copy of it.`,
      tooManyBytes: 'This file is larger than 100 MB. Choose a smaller copy of it.',
      memory: 'This device has not enough memory for the photo. Close other apps, or choose a smaller copy of it.',
    },
    stillThere: 'The photo you had is still there.',
    // Rows
    withPhoto: 'With your photo',
    // Photos on this device
    stored: 'Photos on this device',
    storedLead: 'The photos you placed on gifts. They never leave this device unless you send them.',
    storedUsed: (used: string): string => `${used} of 20 MB used`,
    storedItem: (name: string, size: string): string => (size === '' ? name : `${name}, ${size}`),
    storedOrdered: (item: string): string => `${item}, as you ordered it`,
    removeAll: 'Delete all photos',
  },
  send: {
    button: 'Send your photo to the shop',
    buttonNamed: (name: string): string => `Send your photo to the shop: ${name}`,
    sentAgain: 'Send photo again',
    sentAgainNamed: (name: string): string => `Send photo again: ${name}`,
    add: 'Add your photo',
    addNamed: (name: string): string => `Add your photo: ${name}`,
    waitingTitle: (photos: number): string =>
      photos === 1 ? 'Your photo is still on this device' : 'Your photos are still on this device',
    waitingHelp:
      'We print as soon as your picture is with us. This page uploads nothing: you send it with an app of yours.',
    title: 'Send your photo',
    lead: 'The shop prints this picture. You send it with an app of yours; this page itself uploads nothing.',
    preparing: 'Making the picture ready to print…',
    failed: 'The picture could not be made. Free some memory, or place the photo again.',
    gone: 'The photo is no longer on this device. Place it on the gift again.',
    facts: (width: number, height: number, size: string): string =>
      `JPEG, ${count.format(width)} × ${count.format(height)} pixels, ${size}. Without place, date or camera.`,
    share: 'Share photo and order',
    download: 'Download the photo',
    downloaded: 'Downloaded. Now attach it in WhatsApp.',
    whatsapp: 'Open WhatsApp',
    steps: 'First download the photo, then attach it to the message that opens in WhatsApp.',
    noWhatsapp: 'Send the file to the shop by e-mail.',
    shared: 'Thank you. Check in your app that the photo was sent.',
    shareFailed: 'Sharing did not work here. Download the photo instead.',
    message: (order: string, id: string, files: string): string =>
      `My photo for order ${id}:\n${order}\n${files}`.trim(),
    picture: (name: string): string => `The part of your photo that is printed on ${name}`,
  },
};
