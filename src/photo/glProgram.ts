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
export async function program(gl: WebGL2RenderingContext) {
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
