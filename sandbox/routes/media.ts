import { extname } from 'node:path';
import type { Hono } from 'hono';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { fileIn, fileResponse, missingFile, safePath, type FoundFile } from '../http/files.ts';
import { manifestOf, pictureFile } from '../catalogue/pictures.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPicture } from '../catalogue/previewPicture.ts';

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Simulates an image CDN, whose pictures any site may show.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Pictures, videos and sounds under /media/ and /api/media/. `?w=480` asks for a width in pixels, `?fm=jpg` for a JPEG
 * whatever the browser accepts, and `?w=1200&h=630&fm=jpg` for the picture that messengers show beside a link.
 */
export function addMediaRoutes(app: Hono<Env>, { settings }: Services): void {
  const answer = async (c: RouteContext): Promise<Response> =>
    (settings.mediaDir === undefined ? undefined : await mediaResponse(c, settings.mediaDir)) ?? missingFile();
  app.get('/media/*', answer);
  app.get('/api/media/*', answer);
}

async function mediaResponse(c: RouteContext, mediaDir: string): Promise<Response | undefined> {
  const urlPath = new URL(c.req.url).pathname.replace(/^(?:\/api)?\/media\//, '');
  const asked = safePath(urlPath);
  if (asked === undefined) return undefined;
  const picture = await chosenPicture(c, mediaDir, asked);
  const file = await fileIn(mediaDir, picture === undefined ? urlPath : encodeURIComponent(picture));
  if (file === undefined || extname(file.path).toLowerCase() === '.json') return undefined;
  if (picture !== undefined && isPreview(c)) return preview(file);
  return fileResponse(file, c.req.raw, picture === undefined ? HEADERS : { ...HEADERS, Vary: 'Accept' });
}

/** The stored file for a picture in the manifest; nothing for everything else, which is served unchanged. */
async function chosenPicture(c: RouteContext, mediaDir: string, asked: string): Promise<string | undefined> {
  const extension = extname(asked).toLowerCase();
  if (!['.jpg', '.jpeg', '.avif'].includes(extension)) return undefined;
  const name = asked.slice(0, -extension.length);
  const widths = (await manifestOf(mediaDir)).get(name);
  if (widths === undefined) return undefined;
  const accepts = extension === '.avif' || (c.req.header('accept') ?? '').includes('image/avif');
  // A preview is made from the smallest picture that is tall enough.
  const width = isPreview(c) ? PREVIEW_HEIGHT : Number(c.req.query('w'));
  return pictureFile(name, widths, {
    width: width > 0 ? width : undefined,
    avif: accepts && c.req.query('fm') !== 'jpg',
  });
}

function isPreview(c: RouteContext): boolean {
  const { w, h, fm } = c.req.query();
  return Number(w) === PREVIEW_WIDTH && Number(h) === PREVIEW_HEIGHT && fm === 'jpg';
}

async function preview(file: FoundFile): Promise<Response> {
  const bytes = await previewPicture(file);
  return new Response(bytes, {
    headers: { ...HEADERS, 'Content-Type': 'image/jpeg', 'Content-Length': String(bytes.byteLength) },
  });
}
