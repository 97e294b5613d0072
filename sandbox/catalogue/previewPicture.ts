import { readFile } from 'node:fs/promises';
import jpeg from 'jpeg-js';
import type { FoundFile } from '../http/files.ts';

/** Pixels: the size in which messengers show a link's picture. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
const QUALITY = 82;
/** Number of cached pictures. The oldest is evicted and made again on request. */
const CAPACITY = 200;
const CHANNELS = 4;
/** Rows above and below that the colour of a margin is mixed from. */
const EDGE_REACH = 12;

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A JPEG of the preview's size that shows the whole height of a picture, between margins of its own backdrop. */
export function previewPicture(file: FoundFile): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${file.path} ${file.etag}`;
  const picture = made.get(key) ?? make(file.path);
  made.set(key, picture);
  const [oldest] = made.keys();
  if (made.size > CAPACITY && oldest !== undefined) made.delete(oldest);
  return picture;
}

async function make(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture: Pixels = jpeg.decode(await readFile(path), { useTArray: true });
  const data = placed(picture);
  return new Uint8Array(jpeg.encode({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, data }, QUALITY).data);
}

/** The picture at the preview's height, in the middle; what it leaves free takes the colour of the edge beside it. */
function placed(picture: Pixels): Uint8Array {
  const scale = PREVIEW_HEIGHT / picture.height;
  const left = (PREVIEW_WIDTH - picture.width * scale) / 2;
  const data = new Uint8Array(PREVIEW_WIDTH * PREVIEW_HEIGHT * CHANNELS);
  for (let y = 0; y < PREVIEW_HEIGHT; y += 1) {
    const row = Math.floor((y + 0.5) / scale);
    const edges = [edgeColour(picture, 0, row), edgeColour(picture, picture.width - 1, row)] as const;
    for (let x = 0; x < PREVIEW_WIDTH; x += 1) {
      const at = (y * PREVIEW_WIDTH + x) * CHANNELS;
      const from = (x + 0.5 - left) / scale;
      if (from < 0) data.set(edges[0], at);
      else if (from >= picture.width) data.set(edges[1], at);
      else mix(picture, from - 0.5, (y + 0.5) / scale - 0.5, data, at);
    }
  }
  return data;
}

/** The mean colour of a column around a row, so that the margins fade as the backdrop does. */
function edgeColour({ width, height, data }: Pixels, column: number, row: number): readonly number[] {
  const sums = [0, 0, 0];
  const from = Math.max(0, row - EDGE_REACH);
  const to = Math.min(height, row + EDGE_REACH + 1);
  for (let y = from; y < to; y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + (data[(y * width + column) * CHANNELS + channel] ?? 0);
    }
  }
  return [...sums.map((sum) => Math.round(sum / (to - from))), 255];
}

/** The colour at a position between pixels, interpolated from the four around it. */
function mix({ width, height, data }: Pixels, x: number, y: number, into: Uint8Array, at: number): void {
  const x0 = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const y0 = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const x1 = Math.min(x0 + 1, width - 1);
  const y1 = Math.min(y0 + 1, height - 1);
  const right = Math.min(Math.max(x - x0, 0), 1);
  const down = Math.min(Math.max(y - y0, 0), 1);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const value = (px: number, py: number): number => data[(py * width + px) * CHANNELS + channel] ?? 0;
    const top = value(x0, y0) * (1 - right) + value(x1, y0) * right;
    const bottom = value(x0, y1) * (1 - right) + value(x1, y1) * right;
    into[at + channel] = Math.round(top * (1 - down) + bottom * down);
  }
}
