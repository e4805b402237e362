/** Direction and field of view from the centre of a sphere, in degrees. */
export type View = {
  /** Right of the front, -180 to 180. */
  yaw: number;
  /** Up, -90 to 90. */
  pitch: number;
  /** Vertical field of view. */
  field: number;
};

/** View straight ahead with a field of 70°, where a 360° video starts. */
export const FRONT: View = { yaw: 0, pitch: 0, field: 70 };
const FIELDS = { narrowest: 35, widest: 100 } as const;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** Wraps an angle to -180 to 180. */
const around = (yaw: number) => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** A view turned and zoomed, all in degrees; it wraps around, and stops at the zenith. */
export function turned(view: View, by: Partial<View>): View {
  return {
    yaw: around(view.yaw + (by.yaw ?? 0)),
    pitch: clamp(view.pitch + (by.pitch ?? 0), -90, 90),
    field: clamp(view.field + (by.field ?? 0), FIELDS.narrowest, FIELDS.widest),
  };
}

const VERTEX = `
attribute vec2 corner;
varying vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0., 1.); }`;

/** For each pixel: the ray through it, turned by the view, and its position in the video. */
const FRAGMENT = `
precision highp float;
varying vec2 place;
uniform sampler2D film;
uniform vec2 view;
uniform vec2 reach;
void main() {
  vec3 ray = normalize(vec3(place * reach, -1.));
  float c = cos(view.y), s = sin(view.y);
  ray = vec3(ray.x, c * ray.y - s * ray.z, s * ray.y + c * ray.z);
  float yaw = atan(ray.x, -ray.z) + view.x;
  float pitch = asin(clamp(ray.y, -1., 1.));
  gl_FragColor = texture2D(film, vec2(fract(yaw / 6.28318531 + .5), .5 - pitch / 3.14159265));
}`;

/** Renders an equirectangular video as seen from its centre. */
export type Sphere = {
  /** @throws DOMException SecurityError for a cross-origin video without permission */
  draw: (film: HTMLVideoElement, view: View) => void;
  stop: () => void;
};

function compiled(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type);
  if (!shader) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) ? shader : null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Prepares a canvas for rendering. Null if the browser has no WebGL. */
export function createSphere(canvas: HTMLCanvasElement): Sphere | null {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false });
  const program = gl?.createProgram();
  if (!gl || !program) return null;
  const vertex = compiled(gl, gl.VERTEX_SHADER, VERTEX);
  const fragment = compiled(gl, gl.FRAGMENT_SHADER, FRAGMENT);
  if (!vertex || !fragment) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL method, no hook
  gl.useProgram(program);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  // Video widths are rarely powers of two: no repeating and no mipmaps.
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);

  const places = {
    view: gl.getUniformLocation(program, 'view'),
    reach: gl.getUniformLocation(program, 'reach'),
  };
  return {
    draw: (film, { yaw, pitch, field }) => {
      const { width, height } = canvas;
      gl.viewport(0, 0, width, height);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, film);
      const upward = Math.tan(radians(field) / 2);
      gl.uniform2f(places.view, radians(yaw), radians(pitch));
      gl.uniform2f(places.reach, (upward * width) / height, upward);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    stop: () => {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
