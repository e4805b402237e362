import type { Chance } from './chance';
import type { Drawer, Hour, Lamps, Palette, Weather } from './palette';
import type { Sheet } from './sheet';

/** Canvas and inputs of a scene. */
export interface Picture {
  sheet: Sheet;
  chance: Chance;
  palette: Palette;
  hour: Hour;
  weather: Weather;
  /** 1 if the light comes from the left, -1 from the right. */
  side: 1 | -1;
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
  /** Drawer to use instead of the family's. */
  drawer?: Drawer;
}

export interface Family {
  drawer: Drawer;
  /** The seed selects one of these. */
  compositions: readonly [Composition, ...Composition[]];
  /**
   * Rotates the order in which seeds select compositions; chosen so that the demo newsroom's orders get
   * pictures that match their alternative texts.
   */
  turn?: number;
}
