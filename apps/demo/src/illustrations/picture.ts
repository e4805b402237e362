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
  /** 1 where the light comes from the left, -1 from the right. */
  side: 1 | -1;
}

/** Where the subject is, in px. */
export type Subject = readonly [x: number, y: number];

/** One way to compose a scene. */
export interface Composition {
  /** Lays the sheets and says where the subject is. */
  lay: (picture: Picture) => Subject;
  /** Lamps light it at night; in a room the weather stays behind the window, under floodlights it does not. */
  lamps?: Lamps;
  /** How near one may come; 1.2 unless told. */
  closest?: number;
  /** Another drawer than the family's. */
  drawer?: Drawer;
}

export interface Family {
  drawer: Drawer;
  /** A seed takes one of these. */
  compositions: readonly [Composition, ...Composition[]];
  /**
   * Turns the order in which seeds take the compositions; chosen so that the demo newsroom's orders get pictures that
   * their alternative texts describe.
   */
  turn?: number;
}
