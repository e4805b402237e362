import type { Chance } from './chance';
import type { Drawer, Hour, Lamps, Palette, Weather } from './palette';
import type { Sheet } from './sheet';

/** A thing that a picture records when it draws it: `bridge`, `people`, `guitar`. */
export type Thing = string;

/** Things that were drawn, and their places in px: the text of a picture names only what is there. */
export class Drawn {
  private readonly places: { thing: Thing; x: number; y: number }[] = [];

  note(thing: Thing, x: number, y: number): void {
    this.places.push({ thing, x, y });
  }

  /** How many of each thing are inside a part of the drawing. */
  within(x: number, y: number, width: number, height: number): Map<Thing, number> {
    const counts = new Map<Thing, number>();
    for (const place of this.places)
      if (place.x > x && place.x < x + width && place.y > y && place.y < y + height)
        counts.set(place.thing, (counts.get(place.thing) ?? 0) + 1);
    return counts;
  }
}

/** Canvas and inputs of a scene. */
export interface Picture {
  sheet: Sheet;
  chance: Chance;
  palette: Palette;
  hour: Hour;
  weather: Weather;
  /** 1 if the light comes from the left, -1 from the right. */
  side: 1 | -1;
  drawn: Drawn;
}

/** Position of the subject, in px. */
export type Subject = readonly [x: number, y: number];

/** One way to compose a scene. */
export interface Composition {
  /** Lays the sheets and returns the position of the subject. */
  lay: (picture: Picture) => Subject;
  /** Lamps light it at night; indoors the weather stays behind the window, and floodlights hide it. */
  lamps?: Lamps;
  /** Maximum zoom; 1.2 by default. */
  closest?: number;
  /** Has figures or letters: it is never mirrored. */
  isLegible?: boolean;
  /**
   * Lowest sheets of the planes of a long read, from the back, as the number of sheets above them. By default each
   * plane has a third of the sheets.
   */
  planes?: readonly [middle: number, front: number];
  /** Drawer to use instead of the family's. */
  drawer?: Drawer;
}

/** Scenes that share a palette. */
export interface Family {
  drawer: Drawer;
  /** Compositions by the subject that they draw. */
  subjects: { readonly [subject: string]: Composition };
}
