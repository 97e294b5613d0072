/** What programs that play a graphics card are called by Chromium, Mesa and Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function nameOf(gl: WebGL2RenderingContext): string {
  const name = String(gl.getParameter(gl.RENDERER));
  // Firefox says the true name at once, and warns of who asks further.
  const further = name.startsWith('WebKit WebGL') ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return further ? String(gl.getParameter(further.UNMASKED_RENDERER_WEBGL)) : name;
}

let isThere: boolean | undefined;

/**
 * True when the device has a graphics card that may draw: a program in its place would hold the page up, and without it
 * the same picture is there sooner. Looked up once for the page.
 */
export function hasGraphicsCard(): boolean {
  if (isThere !== undefined) return isThere;
  const gl = document.createElement('canvas').getContext('webgl2');
  isThere = gl !== null && !SOFTWARE.test(nameOf(gl));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return isThere;
}
