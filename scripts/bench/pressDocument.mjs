// Makes a calendar's print file in the shop's own worker, and measures it.
import { longestTask, metricsOf } from './emulatedDevice.mjs';

/** @typedef {import('./emulatedDevice.mjs').Browser} Browser */
/** @typedef {import('./emulatedDevice.mjs').Page} Page */
/** @typedef {import('#photo/press/pressDocument.ts').PressDocument} PressDocument */

/** Runs in the page: makes the print file of as many months, with copies of the stored photo of 4000 x 3000 pixels. */
async function makeDocument(/** @type {{ url: string, months: number }} */ { url, months }) {
  const bytes = await Reflect.get(globalThis, 'photo').arrayBuffer();
  // One more byte at the end makes it another photo.
  const files = Object.fromEntries(
    Array.from({ length: months }, (_, at) => [
      `photo ${at}`,
      new Blob([bytes, Uint8Array.of(at)], { type: 'image/jpeg' }),
    ]),
  );
  const trim = { width: 210, height: 148 };
  const picture = { x: 5.5, y: 5.5, width: 100, height: 137 };
  const crop = { centre: { x: 2000, y: 1500 }, angle: 0, width: (3000 * 100) / 137, height: 3000 };
  const safe = { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05, corner: 0 };
  /** @returns {PressDocument['prints'][number]['art']} */
  const art = (/** @type {number} */ at) => ({
    shape: 100 / 137,
    outline: 'rectangle',
    safe,
    look: 'plain',
    texts: [],
    places: [
      { rect: { x: 0, y: 0, width: 1, height: 1 }, photo: `photo ${at}`, crop, pixels: { width: 4000, height: 3000 } },
    ],
    page: {
      month: /** @type {`${number}-${number}`} */ (`2027-${String(at + 1).padStart(2, '0')}`),
      name: 'సెప్టెంబర్',
      year: '2027',
      weekdays: ['ఆది', 'సోమ', 'మంగళ', 'బుధ', 'గురు', 'శుక్ర', 'శని'],
      holidays: [
        { day: 15, text: 'వినాయక చవితి' },
        { day: 2, text: 'గాంధీ జయంతి' },
      ],
      note: '',
    },
  });
  /** @type {PressDocument['prints']} */
  const prints = Array.from({ length: months }, (_, at) => ({
    art: art(at),
    piece: { trim, bleed: 3, shape: 'rectangle', special: ['spiral'] },
    picture,
  }));
  /** @type {PressDocument['job']['items'][number]['designs'][number]} */
  const design = {
    id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    number: 1,
    of: 1,
    pieces: 1,
    emptyPlaces: 0,
    text: '',
    texts: [],
    look: 'plain',
    layout: 'one',
    answer: '',
    lacksAnswer: false,
    note: '',
    firstMonth: '2027-01',
    prints: prints.map((_, at) => ({
      part: 1,
      page: 0,
      piece: `month ${at + 1}`,
      finished: trim,
      ppi: 300,
      sharpness: 'sharp',
      special: [],
    })),
  };
  const facts = {
    orderedOn: '',
    wantedBy: '',
    payment: '',
    customer: '',
    phone: '',
    address: '',
    giftMessage: '',
    hidesPrice: false,
  };
  const items = [
    { product: 'Photo Desk Calendar', size: 'A5', quantity: 1, piecesWithoutDesign: 0, designs: [design] },
  ];
  /** @type {PressDocument['job']} */
  const job = { shop: 'Kanuka', reference: 'BENCH', revision: 1, part: 1, parts: 1, ...facts, items };
  // The bench copies the files before the work.
  await new Promise((done) => setTimeout(done, 1000));
  const worker = new Worker(url, { type: 'module' });
  const began = performance.now();
  const made = await new Promise((resolve, reject) => {
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data: { message } }) => message.status !== 'page' && resolve(message));
    worker.postMessage({ id: 1, message: { kind: 'document', document: { prints, job, files } } }, []);
  });
  worker.terminate();
  if (made.status !== 'documented') throw new Error(JSON.stringify(made));
  const sizes = made.files.map((/** @type {File} */ { size }) => size);
  return {
    began,
    bytes: sizes.reduce((/** @type {number} */ sum, /** @type {number} */ size) => sum + size, 0),
    files: sizes.length,
  };
}

/** Processor time of all pages and their workers, in ms. @param {Browser} browser */
async function processorMs(browser) {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/**
 * Makes the print file of a calendar while the photo dialog is open, twice. The page's tasks are those of the slowed page. The processor
 * time is taken without the slowdown, and multiplied by it: Chromium slows a page down by using up its processor time, whether the
 * page works or not.
 * @param {Browser} browser
 * @param {Page} page
 * @param {{ months: number, slowdown: number }} options
 */
export async function documentOf(browser, page, { months, slowdown }) {
  const [photoWorker] = page.workers();
  if (!photoWorker) throw new Error('the photo dialog has no worker');
  const make = () => page.evaluate(makeDocument, { url: photoWorker.url(), months });
  const { began, bytes, files } = await make();
  const { longTasks } = await metricsOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const before = await processorMs(browser);
  await make();
  const ms = ((await processorMs(browser)) - before) * slowdown;
  return { ms, bytes, files, longestTask: longestTask(longTasks, began) };
}
