import { shownOn, trianglesOf, type Shown, type Surface } from '#domain/design/lattice.ts';
import type { SheetArt } from './art.ts';
import { productCheck } from './productCheck.ts';
import { latestOnly, surfacePrints, type Painter, type PainterEvents, type SurfacePrint } from './painter.ts';
import type { Layers } from './mockupLayers.ts';
import type { Answer } from './workerMessages.ts';
import type { PhotoWorker } from './photoWorker.ts';

/** The pass of the bare product covers the picture with two triangles of its own and needs no vertices. */
const VERTEX = `#version 300 es
layout(location = 0) in vec4 vertex;
uniform bool isBare;
out vec2 place;
const vec2 CORNERS[6] = vec2[6](vec2(-1,-1), vec2(1,-1), vec2(1,1), vec2(-1,-1), vec2(1,1), vec2(-1,1));
void main() {
  place = vertex.zw;
  vec2 clip = vertex.xy * 2.0 - 1.0;
  gl_Position = isBare ? vec4(CORNERS[gl_VertexID], 0, 1) : vec4(clip.x, -clip.y, 0, 1);
}`;

/** Like ink on paper, the print is multiplied with the blank product where the mask allows it. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D print, blank, mask;
uniform bool isBare;
uniform vec2 origin, extentShown;
in vec2 place;
out vec4 colour;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.x, float(textureSize(blank, 0).y) - gl_FragCoord.y);
  vec3 ground = texelFetch(blank, pixel, 0).rgb;
  vec2 at = clamp(place, 0.0, 1.0);
  vec3 ink = texture(print, origin + at * extentShown).rgb;
  float seen = isBare ? 0.0 : texelFetch(mask, pixel, 0).a;
  colour = vec4(ground * mix(vec3(1), ink, seen), 1);
}`;

function shader(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader | null {
  const made = gl.createShader(kind);
  if (!made) return null;
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
}

const LOOK_AGAIN_MS = 10;

/** True when the program is linked. Where the card compiles in parallel, this waits without blocking the page. */
async function isLinked(gl: WebGL2RenderingContext, made: WebGLProgram): Promise<boolean> {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  // With a lost context the status would never become true.
  const isBusy = (): boolean =>
    parallel !== null && !gl.isContextLost() && gl.getProgramParameter(made, parallel.COMPLETION_STATUS_KHR) !== true;
  while (isBusy()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return gl.getProgramParameter(made, gl.LINK_STATUS) === true;
}

/** The program that puts prints on products; null when the graphics card refuses it. */
async function program(gl: WebGL2RenderingContext) {
  const [vertex, fragment] = [shader(gl, gl.VERTEX_SHADER, VERTEX), shader(gl, gl.FRAGMENT_SHADER, FRAGMENT)];
  const made = gl.createProgram();
  if (!vertex || !fragment || !made) return null;
  gl.attachShader(made, vertex);
  gl.attachShader(made, fragment);
  gl.linkProgram(made);
  if (!(await isLinked(gl, made))) return null;
  const places = new Map<string, WebGLUniformLocation | null>();
  const at = (uniform: string): WebGLUniformLocation | null => {
    if (!places.has(uniform)) places.set(uniform, gl.getUniformLocation(made, uniform));
    return places.get(uniform) ?? null;
  };
  return { program: made, at };
}

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

/** Corners of a surface's triangles as x, y (shares of the picture) and u, v (shares of what the surface shows). */
const verticesOf = (surface: Surface): readonly number[] =>
  trianglesOf(surface).flatMap((triangle) =>
    triangle.flatMap(({ x, y, u, v }) => [x / surface.width, y / surface.height, u, v]),
  );

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
  texture(gl, 1, layers.blank, false);
  texture(gl, 2, layers.mask, false);
  const print = texture(gl, 0, null, true);
  // A texture that the card refused would be drawn black.
  if (gl.getError() !== gl.NO_ERROR) return null;

  const corners = layers.surfaces.map(verticesOf);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(corners.flat()), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
  gl.useProgram(made.program);
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
  /** Draws a print on its surface; false where the card refused it and would draw it black. */
  const paintPrint = (at: number, bitmap: ImageBitmap, { u, v, width, height }: Shown): boolean => {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, print);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.uniform1i(made.at('isBare'), 0);
    gl.uniform2f(made.at('origin'), u, v);
    gl.uniform2f(made.at('extentShown'), width, height);
    const first = corners.slice(0, at).reduce((sum, { length }) => sum + length / 4, 0);
    gl.drawArrays(gl.TRIANGLES, first, (corners[at]?.length ?? 0) / 4);
    return gl.getError() === gl.NO_ERROR;
  };

  const pixel = new Uint8Array(4);
  const showsProduct = productCheck(layers, (x, y) => {
    gl.readPixels(x, canvas.height - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return pixel;
  });

  /** Draws all prints in one task, so that no frame shows only some of them; false where one cannot be drawn. */
  const paintPrints = (prints: readonly (SurfacePrint | null)[], answers: readonly (Answer | null)[]): boolean => {
    if (prints.includes(null)) paintBare();
    return layers.surfaces.every((surface, at) => {
      const [print, answer] = [prints[at], answers[at]];
      if (!print || !answer) return true;
      return answer.status === 'composed' && paintPrint(at, answer.bitmap, shownOn(surface, print.shape));
    });
  };
  const compose = async (print: SurfacePrint | null): Promise<Answer | null> =>
    print && worker.ask({ kind: print.art.page ? 'page' : 'compose', art: print.art, pixels: print.pixels });

  let isOver = false;
  const latest = latestOnly<readonly SheetArt[] | null>(async (arts) => {
    if (!arts) {
      paintBare();
      return onPainted?.();
    }
    const prints = surfacePrints(layers, arts, canvas.width);
    const answers = await Promise.all(prints.map(compose));
    if (!isOver) {
      const isPainted = paintPrints(prints, answers) && showsProduct();
      if (isPainted) onPainted?.();
      else onLost();
    }
    for (const answer of answers) if (answer?.status === 'composed') answer.bitmap.close();
  });

  paintBare();
  if (gl.isContextLost() || !showsProduct()) return null;
  return {
    kind: 'webgl',
    paint: latest.add,
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
