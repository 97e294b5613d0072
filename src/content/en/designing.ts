import type { Look } from '#domain/design/design.ts';
import type { Typeface, TextColour } from '#domain/design/designText.ts';
import type { LayoutName } from '#domain/design/layouts.ts';
import type { PieceName } from '#domain/design/pressTable.ts';
import type { CopiedPhoto } from '#domain/image/photoOrigin.ts';
import type { PrintVerdict, Sharpness } from '#domain/design/printSize.ts';

type Pixels = { readonly width: number; readonly height: number };

const count = new Intl.NumberFormat('en-IN');
const pixels = (size: Pixels | null): string =>
  size ? ` (${count.format(size.width)} × ${count.format(size.height)} pixels)` : '';
const millimetres = ({ width, height }: Pixels): string => `${Math.round(width)} × ${Math.round(height)} mm`;

/** Words of the screens that design a gift and send its photos. */
export const en = {
  design: {
    loading: 'Opening…',
    failedToLoad: 'The preview could not be loaded. Check your connection and try again.',
    failedToDraw:
      'The preview could not be drawn: this device is short of memory. Close other apps and try again. Your print is not affected.',
    retry: 'Try again',
    close: 'Close',
    done: 'Done',
    choose: 'Choose a photo',
    chooseMany: 'Choose photos',
    more: 'Add photos',
    another: 'Another photo',
    camera: 'Take a photo',
    drop: 'Or drop it here, or paste it.',
    dropNow: 'Let go to use this photo',
    formats: 'JPEG, PNG or WebP, up to 50 megapixels.',
    opening: 'Opening your photo…',
    openingMany: (photos: number): string => `Opening ${photos} photos…`,
    openingStep: (photo: number, of: number): string => `Photo ${photo} of ${of}`,
    cancelOpening: 'Cancel',
    photosLeft: (left: number): string =>
      left === 1 ? 'One photo found no empty place.' : `${left} photos found no empty place.`,
    photoGone: 'A photo is no longer on this device. Choose it again.',
    discarded:
      'Your phone closed this page while you chose a photo. What you had made is here; please choose that photo again.',
    changedElsewhere: 'This gift was changed in another tab. What you do here takes its place.',
    undo: 'Undo',
    redo: 'Redo',
    panels: 'Your design',
    panel: { photos: 'Photos', words: 'Words', look: 'Look', note: 'Note' },
    looks: { plain: 'As it is', brighter: 'Brighter', warmer: 'Warmer', mono: 'Black and white' } satisfies Record<
      Look,
      string
    >,
    layout: 'Photos on the print',
    layouts: {
      one: 'One photo',
      twoAcross: 'Two side by side',
      twoStacked: 'Two, one above the other',
      three: 'Three, one large',
      threeAcross: 'Three side by side',
      four: 'Four',
      six: 'Six',
      nine: 'Nine',
    } satisfies Record<LayoutName, string>,
    places: 'Places for photos',
    place: (number: number, of: number): string => `Photo ${number} of ${of}`,
    placeEmpty: (number: number, of: number): string => `Place ${number} of ${of}, empty`,
    pieces: {
      photo: 'Photo',
      front: 'Print',
      opening: 'Opening',
      month: 'Month',
      frame: 'Frame',
      mug: 'Mug',
      tag: 'Tag',
      heart: 'Heart',
      sticker: 'Sticker',
    } satisfies Record<PieceName, string>,
    piecePlace: (piece: string, place: string): string => `${piece}: ${place}`,
    printed: (size: Pixels): string => `Printed at ${millimetres(size)}.`,
    swap: 'Swap with…',
    swapHelp: (number: number): string => `Choose the place that changes with photo ${number}.`,
    useForAll: 'Use it for all',
    removePlace: 'Remove',
    cropNote: 'This is the crop, not the gift.',
    words: {
      label: 'Names, date or message',
      help: 'Up to three lines of 60 letters, in English, Telugu or Hindi.',
      cut: 'What did not fit was left out: three lines of 60 letters.',
      tooSmall: 'Too small to read in print.',
      missing: (letters: string): string =>
        `This device has no letters for ${letters}: the print would show an empty box.`,
      spelling: 'This is how it will be printed:',
      typeface: 'Letters',
      typefaces: { modern: 'Modern', serif: 'Classic', round: 'Round', script: 'Handwriting' } satisfies Record<
        Typeface,
        string
      >,
      colour: 'Colour',
      colours: {
        white: 'White',
        ink: 'Black',
        gold: 'Gold',
        maroon: 'Maroon',
        green: 'Green',
        blue: 'Blue',
      } satisfies Record<TextColour, string>,
      size: 'Size',
      percent: (share: number): string => `${Math.round(share * 100)} % of the height`,
      align: 'Lines',
      alignments: { left: 'Left', centre: 'Centre', right: 'Right' },
      position: 'Place',
      positions: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
      frame: 'Your words on the print',
      frameHelp: 'Drag the words, or move them with the arrow keys.',
      standsAt: (x: number, y: number): string =>
        `Words at ${Math.round(x * 100)} percent from the left, ${Math.round(y * 100)} from the top.`,
      fontMissing: 'These letters could not be loaded, so others stand for them here.',
    },
    note: {
      label: 'A note for the shop',
    },
    phone: {
      model: 'Which phone?',
      help: 'Maker and model, such as Redmi Note 13 Pro.',
      missing: 'Please name the phone: its cover is cut for that model.',
    },
    blank: (name: string): string => `${name} before your photo is on it`,
    previewNote: 'A preview: colours on the real gift may differ a little.',
    trimNote: 'The drawn gift differs a little in shape. The crop shows exactly what is printed.',
    frame: 'Your photo in the print frame',
    frameHelp: 'Drag to move, pinch or scroll to zoom. Keys: arrows move, plus and minus zoom, R turns, 0 starts anew.',
    lines: {
      cut: 'Cut here',
      front: 'The front ends here',
      safe: 'Keep faces and words inside',
      fold: 'The photo goes on around the sides',
    },
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
      moved: 'Moved.',
      edge: 'The photo ends here.',
      zoom: (share: number): string => `Zoom ${Math.round(share * 100)} percent.`,
      turned: 'Turned by a quarter.',
      reset: 'Back to the start.',
    },
    size: 'Size',
    chooseSize: 'Choose a size to see how sharp it prints.',
    sharpness: {
      sharp: 'Sharp',
      good: 'Good',
      blur: 'May blur',
      unconfirmed: 'Size to be confirmed by the shop',
    } satisfies Record<PrintVerdict, string>,
    unconfirmedHelp: 'We have no printed size for this one yet. We confirm it with you before we print.',
    reasons: {
      sharp: (ppi: number, size: Pixels): string =>
        `${ppi} pixels for each inch at ${millimetres(size)}: fine detail will show.`,
      good: (ppi: number, size: Pixels): string =>
        `${ppi} pixels for each inch at ${millimetres(size)}: good from an arm's length.`,
      blur: (ppi: number, size: Pixels): string =>
        `Only ${ppi} pixels for each inch at ${millimetres(size)}. Zoom out, choose a smaller size, or use a larger photo.`,
    } satisfies Record<Sharpness, (ppi: number, size: Pixels) => string>,
    askOriginal: 'Ask for the original',
    copies: {
      messenger:
        'WhatsApp and other messengers make photos smaller, and this one looks like such a copy. Ask for the original, sent as a document.',
      screenshot: 'This looks like a screenshot, which has less detail than the photo itself. Ask for the original.',
    } satisfies Record<CopiedPhoto, string>,
    saveResults: {
      saved: 'Kept on this device.',
      full: 'This device has no more room for photos, so this design stays only until you close this tab. Delete another to keep it.',
      refused: 'This browser keeps no photos (perhaps a private window). Your design stays until you close this tab.',
    },
    readAs: (format: string): string => `The file's name says otherwise, but it holds a ${format} picture. It works.`,
    problems: {
      empty: 'This file is empty. Choose another one.',
      notImage: 'This file is not a photo, whatever its name says. Choose a JPEG, PNG or WebP picture.',
      svg: 'This is an SVG drawing, which cannot be printed as a photo. Choose a JPEG or PNG of it.',
      moving: 'This picture moves, and a print stands still. Choose a photo, or a screenshot of the best moment.',
      otherFormat: 'This picture has a format that the shop cannot print. Save it as JPEG or PNG and choose it again.',
      damaged: 'This photo is damaged or not complete. Copy it from the camera again, or choose another one.',
      noise:
        'This browser changes pictures so that sites cannot recognise your device, and a print would show that. Allow this shop to read pictures, or open it in another browser.',
      cloud: 'This photo is in the cloud, not on this phone. Download it to this phone first, then choose it again.',
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
  },
};
