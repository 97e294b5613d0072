import { shownPart, trianglesOf } from '#domain/design/lattice.ts';
import type { SheetArt } from './art.ts';
import { program } from './glProgram.ts';
import { productCheck } from './knownPixels.ts';
import { latestOnly } from './latestOnly.ts';
import type { Layers } from './layers.ts';
import { previewPixels, type Painter, type PainterEvents } from './painter.ts';
import type { PhotoWorker } from './photoWorker.ts';

/** The names of software renderers in Chromium, Mesa and Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function nameOf(gl: WebGL2RenderingContext): string {
  const name = String(gl.getParameter(gl.RENDERER));
  // Firefox gives the true name at once, and logs a warning when the extension is requested.
  const further = name.startsWith('WebKit WebGL') ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return further ? String(gl.getParameter(further.UNMASKED_RENDERER_WEBGL)) : name;
}

let hasCard: boolean | undefined;

/**
 * True when the device has a real graphics card. A software renderer would block the page, and Canvas 2D in the worker
 * draws the same picture sooner. Looked up once per page.
 */
export function hasGraphicsCard(): boolean {
  if (hasCard !== undefined) return hasCard;
  const gl = document.createElement('canvas').getContext('webgl2');
  hasCard = gl !== null && !SOFTWARE.test(nameOf(gl));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return hasCard;
}

type Gl = WebGL2RenderingContext;

/** A texture. Layers are read pixel by pixel; a print is shrunk smoothly. */
function texture(gl: Gl, unit: number, source: TexImageSource | null, isSmooth: boolean): WebGLTexture | null {
  const made = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, isSmooth ? gl.LINEAR : gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isSmooth ? gl.LINEAR_MIPMAP_LINEAR : gl.NEAREST);
  if (source) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
  return made;
}

/** Corners of all triangles as x, y (pixels of the picture) and u, v (shares of the print), one after another. */
function vertices({ lattice }: Layers): Float32Array<ArrayBuffer> {
  return new Float32Array(
    trianglesOf(lattice).flatMap((triangle) => triangle.flatMap(({ x, y, u, v }) => [x, y, u, v])),
  );
}

/** Draws on the graphics card what the worker composes; null where the card is missing or refuses. */
export async function glPainter(
  canvas: HTMLCanvasElement,
  layers: Layers,
  worker: PhotoWorker,
  { onLost, onPainted }: PainterEvents,
): Promise<Painter | null> {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const made = gl && (await program(gl));
  if (!gl || !made) return null;
  const { lattice } = layers;
  texture(gl, 1, layers.blank, false);
  texture(gl, 2, layers.mask, false);
  const print = texture(gl, 0, null, true);
  // A texture that the card refused would be drawn black.
  if (gl.getError() !== gl.NO_ERROR) return null;

  const data = vertices(layers);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
  gl.useProgram(made.program);
  gl.uniform2f(made.at('extent'), lattice.width, lattice.height);
  gl.uniform1i(made.at('blank'), 1);
  gl.uniform1i(made.at('mask'), 2);
  gl.viewport(0, 0, canvas.width, canvas.height);

  const lost = (event: Event): void => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);

  /** Draws the bare product. It is not needed between two prints, which cover the same pixels. */
  const paintBare = (): void => {
    gl.uniform1i(made.at('isBare'), 1);
    gl.drawArrays(gl.TRIANGLES, 0, 6);
  };
  /** Draws a print; false where the card refused it and would draw it black. */
  const paintPrint = (bitmap: ImageBitmap, shape: number): boolean => {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, print);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    gl.generateMipmap(gl.TEXTURE_2D);
    const { u, v, width, height } = shownPart(shape, lattice.aspect);
    gl.uniform1i(made.at('isBare'), 0);
    gl.uniform2f(made.at('origin'), u, v);
    gl.uniform2f(made.at('extentShown'), width, height);
    gl.drawArrays(gl.TRIANGLES, 0, data.length / 4);
    return gl.getError() === gl.NO_ERROR;
  };

  const pixel = new Uint8Array(4);
  const showsProduct = productCheck(layers, (x, y) => {
    gl.readPixels(x, canvas.height - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return pixel;
  });

  let isOver = false;
  const latest = latestOnly<SheetArt | null>(async (art) => {
    if (!art) {
      paintBare();
      return onPainted?.();
    }
    const pixels = previewPixels(lattice, canvas.width / lattice.width, art.shape);
    const answer = await worker.ask({ kind: 'compose', art, pixels });
    if (answer.status !== 'composed') return isOver ? undefined : onLost();
    if (!isOver) {
      const isPainted = paintPrint(answer.bitmap, art.shape) && showsProduct();
      if (isPainted) onPainted?.();
      else onLost();
    }
    answer.bitmap.close();
  });

  paintBare();
  if (gl.isContextLost() || !showsProduct()) return null;
  return {
    kind: 'webgl',
    paint: (arts) => latest.add(arts?.[0] ?? null),
    settled: latest.settled,
    release: () => {
      isOver = true;
      latest.end();
      canvas.removeEventListener('webglcontextlost', lost);
      // Released in the next task: a preview may still be taken from the canvas in this one.
      setTimeout(() => gl.getExtension('WEBGL_lose_context')?.loseContext());
    },
  };
}
