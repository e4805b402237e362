import type { Family } from './picture';
import { CLASSROOM } from './scenes/classroom';
import { COAST } from './scenes/coast';
import { COUNCIL } from './scenes/council';
import { HARBOUR } from './scenes/harbour';
import { HOSPITAL } from './scenes/hospital';
import { KITCHEN } from './scenes/kitchen';
import { LIBRARY } from './scenes/library';
import { MARKET } from './scenes/market';
import { OLDTOWN } from './scenes/oldtown';
import { ORCHARD } from './scenes/orchard';
import { PORTRAIT } from './scenes/portrait';
import { RAIL } from './scenes/rail';
import { RIVER } from './scenes/river';
import { STADIUM } from './scenes/stadium';
import { STAGE } from './scenes/stage';
import { STORM } from './scenes/storm';
import { VINEYARD } from './scenes/vineyard';
import { WORKSHOP } from './scenes/workshop';

/** Scenes: families of subjects that share a palette. */
export const FAMILIES = {
  coast: COAST,
  river: RIVER,
  vineyard: VINEYARD,
  oldtown: OLDTOWN,
  market: MARKET,
  rail: RAIL,
  stadium: STADIUM,
  classroom: CLASSROOM,
  hospital: HOSPITAL,
  kitchen: KITCHEN,
  stage: STAGE,
  council: COUNCIL,
  storm: STORM,
  workshop: WORKSHOP,
  orchard: ORCHARD,
  harbour: HARBOUR,
  library: LIBRARY,
  portrait: PORTRAIT,
} as const satisfies Readonly<Record<string, Family>>;
