import { HEIGHT, WIDTH } from './shapes';

/** Maximum number of sheets of paper on one another. */
export const LEVELS = 32;
const GREY = 256 / LEVELS;

interface Trim {
  /** 0 to 1; below 1 the paper is translucent and casts no shadow of its own. */
  opacity?: number;
  /** Turn in degrees about a point. */
  turn?: readonly [degrees: number, x: number, y: number];
  /** Outlines inside others are holes. */
  pierced?: boolean;
}

/** Visible part of the drawing, in px, and whether it is mirrored. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
  mirrored: boolean;
}

/**
 * A picture built from sheets. Every cut goes into two drawings: one of colours, one of heights, from which
 * the shadows between the sheets are computed when the picture is pressed.
 */
export class Sheet {
  private readonly colours: string[] = [];
  private readonly heights: string[] = [];
  private readonly definitions: string[] = [];
  private level = 0;
  /** Level of each part of the drawing of colours. */
  private readonly levels: number[] = [];

  /** Raises everything cut from now on by `by` sheets. */
  raise(by = 1): this {
    this.level = Math.min(this.level + by, LEVELS - 1);
    return this;
  }

  /** Raises what `draw` cuts, then returns to the previous level. */
  above(by: number, draw: () => void): void {
    const before = this.level;
    this.raise(by);
    draw();
    this.level = before;
  }

  /** Lays a piece of paper. */
  cut(d: string, fill: string, { opacity = 1, turn, pierced = false }: Trim = {}): this {
    const form = `d="${d}"${turn ? ` transform="rotate(${turn.join(' ')})"` : ''}${pierced ? ' fill-rule="evenodd"' : ''}`;
    this.lay(`<path ${form} fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`);
    if (opacity === 1) this.heights.push(`<path ${form} fill="${this.grey}"/>`);
    return this;
  }

  /** Lays a narrow strip along a path. */
  line(d: string, stroke: string, width: number, { opacity = 1, turn }: Trim = {}): this {
    const turned = turn ? ` transform="rotate(${turn.join(' ')})"` : '';
    const form = `d="${d}" fill="none" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"${turned}`;
    this.lay(`<path ${form} stroke="${stroke}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`);
    if (opacity === 1) this.heights.push(`<path ${form} stroke="${this.grey}"/>`);
    return this;
  }

  /** Prints on the paper that is there: no thickness, no shadow. */
  ink(d: string, fill: string, opacity = 1, turn?: Trim['turn']): this {
    const turned = turn ? ` transform="rotate(${turn.join(' ')})"` : '';
    this.lay(`<path d="${d}" fill="${fill}" opacity="${opacity}"${turned}/>`);
    return this;
  }

  /** Prints a stroke. */
  stroke(d: string, stroke: string, width: number, opacity = 1, turn?: Trim['turn']): this {
    const turned = turn ? ` transform="rotate(${turn.join(' ')})"` : '';
    this.lay(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${turned}/>`,
    );
    return this;
  }

  /** Clips everything that `draw` cuts to the outline. */
  within(d: string, draw: () => void): void {
    const id = `c${this.definitions.length}`;
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    const open = `<g clip-path="url(#${id})">`;
    this.lay(open, LEVELS);
    this.heights.push(open);
    draw();
    this.lay('</g>', LEVELS);
    this.heights.push('</g>');
  }

  /** A gradient from the first colour to the last, downwards by default; stops are `[colour, opacity]`. */
  fade(
    stops: readonly (readonly [colour: string, opacity: number])[],
    [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
  ): string {
    const id = `g${this.definitions.length}`;
    this.definitions.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round glow around a point, in px. */
  glow(x: number, y: number, radius: number, colour: string, opacity: number): this {
    const id = `g${this.definitions.length}`;
    this.definitions.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stopsOf([
        [colour, 1],
        [colour, 0.45],
        [colour, 0.14],
        [colour, 0],
      ])}</radialGradient>`,
    );
    this.lay(`<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" opacity="${opacity}"/>`);
    return this;
  }

  /** The highest sheet that has been laid. */
  get highest(): number {
    return Math.max(0, ...this.levels.filter((level) => level < LEVELS));
  }

  /** @param from lowest sheet that is drawn, on a transparent ground */
  colourDrawing(view: View, from = 0): Buffer {
    const parts = this.colours.filter((_, at) => (this.levels[at] ?? 0) >= from);
    return this.drawing(parts, view, '');
  }

  /** Levels as greys, without antialiasing. */
  heightDrawing(view: View): Buffer {
    return this.drawing(this.heights, view, ' shape-rendering="crispEdges"');
  }

  /** @param level a group is part of every plane */
  private lay(part: string, level = this.level): void {
    this.colours.push(part);
    this.levels.push(level);
  }

  private drawing(parts: string[], { x, y, width, height, mirrored }: View, trait: string): Buffer {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${x} ${y} ${width} ${height}"${trait}>`;
    const seen = mirrored ? ` transform="translate(${2 * x + width} 0) scale(-1 1)"` : '';
    return Buffer.from(
      `${open}<defs>${this.definitions.join('')}</defs><g${seen}>${parts.join('')}</g></svg>`,
    );
  }

  private get grey(): string {
    const value = this.level * GREY + GREY / 2;
    return `rgb(${value},${value},${value})`;
  }
}

const stopsOf = (stops: readonly (readonly [string, number])[]) =>
  stops
    .map(
      ([colour, opacity], index) =>
        `<stop offset="${index / Math.max(stops.length - 1, 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
