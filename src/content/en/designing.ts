import type { Look } from '#domain/design/design.ts';
import type { TextColour, TextSurface, Typeface } from '#domain/design/designText.ts';
import type { LayoutName } from '#domain/design/layouts.ts';
import type { PieceName } from '#domain/design/pressTable.ts';
import type { CopiedPhoto } from '#domain/image/photoOrigin.ts';
import type { Sharpness } from '#domain/design/printSharpness.ts';

type Pixels = { readonly width: number; readonly height: number };

const count = (value: number): string => value.toLocaleString('en-IN');
const pixels = (size: Pixels | null): string => (size ? ` (${count(size.width)} × ${count(size.height)} pixels)` : '');
const millimetres = ({ width, height }: Pixels): string => `${Math.round(width)} × ${Math.round(height)} mm`;

/** Messages of the screens that design a gift and send its photos. */
export const en = {
  design: {
    loading: 'Opening…',
    failedToLoad: 'The preview could not be loaded. Check your connection and try again.',
    failedToDraw:
      'The preview could not be drawn: this device is low on memory. Close other apps and try again. Your print is not affected.',
    retry: 'Try again',
    close: 'Close',
    done: 'Done',
    choose: 'Choose a photo',
    chooseMany: 'Choose photos',
    more: 'Add photos',
    changeMany: 'Change photos',
    another: 'Change photo',
    camera: 'Take a photo',
    drop: 'Or drag and drop here, or paste.',
    dropNow: 'Drop to use this photo',
    formats: 'JPEG, PNG or WebP, up to 50 megapixels.',
    opening: 'Opening your photo…',
    openingMany: (photos: number): string => `Opening ${photos} photos…`,
    openingStep: (photo: number, of: number): string => `Photo ${photo} of ${of}`,
    cancelOpening: 'Cancel',
    photosLeft: (left: number): string =>
      left === 1
        ? '1 photo does not fit: this design has no place left for it.'
        : `${left} photos do not fit: this design has no places left for them.`,
    photoGone: 'A photo is no longer on this device. Choose it again.',
    discarded:
      'Your phone closed this page while you were choosing a photo. Your design is still here; please choose the photo again.',
    changedElsewhere: 'This design was changed in another tab. Changes you make here will replace it.',
    undo: 'Undo',
    redo: 'Redo',
    panels: 'Your design',
    panel: { photos: 'Photos', words: 'Text', look: 'Look', note: 'Note' },
    looks: { plain: 'Original', brighter: 'Brighter', warmer: 'Warmer', mono: 'Black and white' } satisfies Record<
      Look,
      string
    >,
    tray: {
      title: 'Use a photo again',
      use: (number: number, of: number): string => `Use this photo again: ${number} of ${of}`,
      remove: 'Remove',
      removeNamed: (number: number, of: number): string => `Remove photo ${number} of ${of} from this list`,
      removed: 'Removed from this list. Designs that have the photo do not change.',
      absent: 'No longer on this device',
      unreadable: 'Cannot be read now',
      againNamed: (number: number, of: number): string => `Read photo ${number} of ${of} again`,
    },
    layout: 'Photo layout',
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
      mount: 'Border',
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
    swapHelp: (number: number): string => `Choose the place to swap with photo ${number}.`,
    useForAll: 'Use for all',
    removePlace: 'Remove',
    cropNote: 'This shows the print area, not the finished gift.',
    text: {
      texts: 'Your texts',
      number: (number: number): string => `Text ${number}`,
      add: 'Add text',
      remove: 'Remove text',
      removed: 'Text removed.',
      putBack: 'Put it back',
      surface: 'Where the text goes',
      surfaces: { print: 'On the photo', mount: 'On the border' } satisfies Record<TextSurface, string>,
      label: 'Names, date or message',
      help: 'Up to three lines of 60 characters, in English, Telugu or Hindi.',
      cut: 'Only three lines of 60 characters fit. The rest was left out.',
      tooSmall: 'Too small to read in print.',
      shrunk: 'Made smaller so that it fits.',
      missing: (letters: string): string =>
        `This device has no font for ${letters}, so the print would show empty boxes. Please remove or replace them.`,
      spelling: 'This is how it will be printed:',
      typeface: 'Font',
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
      size: 'Letter size',
      percent: (share: number): string => `${Math.round(share * 100)}% of the height`,
      align: 'Alignment',
      alignments: { left: 'Left', centre: 'Centre', right: 'Right' },
      position: 'Position',
      positions: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
      frame: 'Your text on the print',
      frameHelp: 'Drag the text, or move it with the arrow keys.',
      frameHelpMany: 'Tap a text to change it. Drag it, or move it with the arrow keys.',
      positionAt: (x: number, y: number): string =>
        `Text ${Math.round(x * 100)} percent from the left, ${Math.round(y * 100)} percent from the top.`,
      fontMissing: 'This font could not be loaded, so another one is shown here.',
    },
    note: {
      label: 'A note for the shop',
    },
    phone: {
      model: 'Which phone?',
      help: 'Brand and model, such as Redmi Note 13 Pro.',
      missing: 'Please enter the phone model: the cover is made to fit it.',
    },
    blank: (name: string): string => `${name} without your photo`,
    enlarge: (name: string): string => `Enlarge ${name}`,
    enlarged: (name: string): string => `${name}, large preview`,
    closeEnlarged: 'Close the large preview',
    previewNote: 'A preview: colours on the real gift may differ a little.',
    trimNote: 'The real gift differs a little in shape. The print area shows exactly what will be printed.',
    frame: 'Your photo in the print area',
    frameHelp: 'Drag to move, pinch or scroll to zoom. Keys: arrows move, plus and minus zoom, R rotates, 0 resets.',
    lines: {
      cut: 'Cut here',
      front: 'The front ends here',
      safe: 'Keep faces and text inside',
      fold: 'The photo continues around the sides',
    },
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    tilt: 'Straighten',
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    move: 'Move',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    moveUp: 'Move up',
    moveDown: 'Move down',
    reset: 'Reset',
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    degrees: (angle: number): string => `${Math.round(angle * 10) / 10}°`,
    announcements: {
      moved: 'Moved.',
      edge: 'The photo cannot move further.',
      zoom: (share: number): string => `Zoom ${Math.round(share * 100)} percent.`,
      turned: 'Rotated by a quarter turn.',
      reset: 'Reset.',
    },
    size: 'Gift size',
    chooseSize: 'Choose a size to see how sharp it prints.',
    unconfirmedHelp: 'We do not have the print size of this gift yet. We will confirm it with you before we print.',
    reasons: {
      sharp: (ppi: number, size: Pixels): string =>
        `${ppi} pixels per inch at ${millimetres(size)}: fine detail will show.`,
      good: (ppi: number, size: Pixels): string =>
        `${ppi} pixels per inch at ${millimetres(size)}: looks good from a normal distance.`,
      blur: (ppi: number, size: Pixels): string =>
        `Not enough detail for ${millimetres(size)} (${ppi} pixels per inch). Zoom out, choose a smaller size, or use a larger photo.`,
    } satisfies Record<Sharpness, (ppi: number, size: Pixels) => string>,
    askOriginal: 'Ask for the original',
    copies: {
      messenger:
        'Messaging apps such as WhatsApp shrink photos, and this looks like a shrunken copy. Ask for the original, sent as a document.',
      screenshot: 'This looks like a screenshot, which has less detail than the photo itself. Ask for the original.',
    } satisfies Record<CopiedPhoto, string>,
    saveResults: {
      saved: 'Saved on this device.',
      full: 'This device has no room for more photos, so this design will last only until you close this tab. To save it, delete another design.',
      refused:
        'This browser does not save photos (you may be in a private window). Your design will last until you close this tab.',
    },
    readAs: (format: string): string => `Despite its name, this file is a ${format} photo. You can use it.`,
    problems: {
      empty: 'This file is empty. Choose another one.',
      notImage: 'This file is not a photo, even if its name says so. Choose a JPEG, PNG or WebP photo.',
      svg: 'This is an SVG drawing, which cannot be printed as a photo. Choose a JPEG or PNG of it.',
      moving: 'Animated images cannot be printed. Choose a photo, or a screenshot of the best moment.',
      otherFormat: 'We cannot print this format. Save the photo as JPEG or PNG and choose it again.',
      damaged: 'This photo is damaged or incomplete. Copy it from the camera again, or choose another one.',
      noise:
        'To protect your privacy, this browser alters photos, and the print would show it. Allow this website to read images, or open it in another browser.',
      cloud: 'This photo is in the cloud, not on this phone. Download it to this phone first, then choose it again.',
      heic: 'This browser cannot read HEIC photos. Save the photo as JPEG and choose it again.',
      tooSmall: (size: Pixels | null): string =>
        `This photo is too small to print${pixels(size)}. Choose one with at least 100 pixels on each side.`,
      tooWide: (size: Pixels | null): string =>
        `This photo is too long${pixels(size)}. Choose one with at most 16,384 pixels on each side.`,
      tooManyPixels: (size: Pixels | null): string =>
        `This photo has more than 50 megapixels${pixels(size)}. Choose a smaller copy of it.`,
      tooManyBytes: 'This file is larger than 100 MB. Choose a smaller copy of it.',
      memory:
        'This device does not have enough memory for this photo. Close other apps, or choose a smaller copy of it.',
    },
    stillThere: 'Your earlier photo is still here.',
  },
};
