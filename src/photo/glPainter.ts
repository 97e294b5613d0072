import { trianglesOf } from '#domain/lattice.ts';
import { program } from './glProgram.ts';
import type { Layers } from './layers.ts';
import { onSurface, type Painter } from './painter.ts';

type Gl = WebGL2RenderingContext;

/** Textures of the layers are read pixel by pixel; the photo is shrunk smoothly. */
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

/** Draws on the graphics card; null where there is none to be had. */
export async function glPainter(
  canvas: HTMLCanvasElement,
  layers: Layers,
  onLost: () => void,
): Promise<Painter | null> {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, preserveDrawingBuffer: true });
  const made = gl && (await program(gl));
  if (!gl || !made) return null;
  const { aspect, width, height } = layers.lattice;
  texture(gl, 1, layers.blank, false);
  texture(gl, 2, layers.mask, false);
  const photo = texture(gl, 0, null, true);
  let placed: ImageBitmap | null = null;

  const data = vertices(layers);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
  gl.useProgram(made.program);
  gl.uniform2f(made.at('extent'), width, height);
  gl.uniform1i(made.at('blank'), 1);
  gl.uniform1i(made.at('mask'), 2);

  const lost = (event: Event): void => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);

  const hold = (bitmap: ImageBitmap): void => {
    if (placed === bitmap) return;
    placed = bitmap;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, photo);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    gl.generateMipmap(gl.TEXTURE_2D);
  };

  const paintBare = (): void => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform1i(made.at('isBare'), 1);
    gl.drawArrays(gl.TRIANGLES, 0, 6);
  };

  return {
    kind: 'webgl',
    paint: (print) => {
      // The bare gift is drawn everywhere once: a print covers the very pixels that the one before it did.
      if (!print || !placed) paintBare();
      if (!print) return void (placed = null);
      hold(print.bitmap);
      const { topLeft, topRight, bottomLeft } = onSurface(print, aspect);
      const [w, h] = [print.bitmap.width, print.bitmap.height];
      gl.uniform1i(made.at('isBare'), 0);
      gl.uniform2f(made.at('origin'), topLeft.x / w, topLeft.y / h);
      gl.uniform2f(made.at('across'), (topRight.x - topLeft.x) / w, (topRight.y - topLeft.y) / h);
      gl.uniform2f(made.at('down'), (bottomLeft.x - topLeft.x) / w, (bottomLeft.y - topLeft.y) / h);
      gl.drawArrays(gl.TRIANGLES, 0, data.length / 4);
    },
    release: () => {
      canvas.removeEventListener('webglcontextlost', lost);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
