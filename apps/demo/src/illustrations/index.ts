import { Chance } from './chance';
import { FAMILIES } from './families';
import { type Order, readOrder } from './order';
import { lightFor, paletteFor } from './palette';
import { type Composition, Drawn, type Family, type Subject, type Thing } from './picture';
import { planePressed, press, printed } from './press';
import { HEIGHT, WIDTH } from './shapes';
import { Sheet, type View } from './sheet';
import { describe, type Language } from './subjects';

export { IllustrationOrderError, type Order } from './order';
export { HOURS, WEATHERS } from './palette';
export { type Language, LOOKS, SUBJECT_NAMES, SUBJECTS, type SubjectName } from './subjects';

export interface Illustration {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/webp';
  /** Focal point, 0 to 1 from the upper left corner. */
  focal: { x: number; y: number };
}

/** `pressed`: a cut-paper look with shadows and grain. `flat`: plain colour fills. */
export type Finish = 'pressed' | 'flat';

/** Planes in front of the sky, from the back: each has all sheets from its lowest on, the others show through. */
export const PLANES = [1, 2] as const;
export type Plane = (typeof PLANES)[number];

/**
 * Draws one cut-paper picture, 1600 × 1200 px: the same order produces the same bytes.
 * The subject stays near the middle, so that the picture can be cropped to 1:1, 4:3, 16:9 and 21:9 around its
 * focal point.
 * @param plane draws only its sheets, on a transparent ground
 * @throws IllustrationOrderError for an unknown subject, hour or weather.
 */
export async function illustrate(
  order: Order,
  finish: Finish = 'pressed',
  plane?: Plane,
): Promise<Illustration> {
  const { sheet, view, light, subject, composition } = laid(order);
  if (plane) {
    const above = composition.planes?.[plane - 1];
    const from = above === undefined ? Math.ceil((sheet.highest * plane) / 3) : sheet.highest - above;
    const bytes = await planePressed(sheet, view, light, { from, isFlat: finish === 'flat' });
    return { bytes, mime: 'image/webp', focal: focalIn(view, subject) };
  }
  const bytes = await (finish === 'flat' ? printed(sheet, view) : press(sheet, view, light));
  return { bytes, mime: 'image/jpeg', focal: focalIn(view, subject) };
}

/** Content of an order's picture: the things inside it, and its text in a language. */
export function contentOf(
  order: Order,
  language: Language,
): { things: ReadonlyMap<Thing, number>; alt: string; scene: string; focal: { x: number; y: number } } {
  const { subject, hour, weather } = readOrder(order);
  const { scene, composition, view, drawn, subject: place } = laid(order);
  const things = drawn.within(view.x, view.y, view.width, view.height);
  const isInside = composition.lamps === 'room';
  const alt = describe(subject, things, isInside ? undefined : { hour, weather }, language);
  return { things, alt, scene, focal: focalIn(view, place) };
}

/** The sheets of an order's picture, before they are pressed. */
function laid(order: Order) {
  const { subject: name, seed, hour, weather } = readOrder(order);
  const { scene, family, composition } = found(name);
  const chance = new Chance(seed, scene);
  const side = chance.flip() ? 1 : -1;
  const palette = paletteFor(composition.drawer ?? family.drawer, hour, weather, chance, composition.lamps);
  const [sheet, drawn] = [new Sheet(), new Drawn()];
  const subject = composition.lay({ sheet, chance, palette, hour, weather, side, drawn });
  const view = viewOf(composition, subject, new Chance(seed, `${scene} view`));
  const seen = view.mirrored ? side * -1 : side;
  const light = lightFor(hour, weather, seen === 1 ? 1 : -1);
  return { scene, composition, sheet, view, light, subject, drawn };
}

/** The scene and the composition of a subject. */
function found(name: string): { scene: string; family: Family; composition: Composition } {
  const families: Readonly<Record<string, Family>> = FAMILIES;
  for (const [scene, family] of Object.entries(families)) {
    const composition = family.subjects[name];
    if (composition) return { scene, family, composition };
  }
  throw new Error(`no scene draws ${name}`);
}

/** Viewpoint of the picture: zoomed, shifted sideways, or mirrored. */
function viewOf({ closest = 1.2, isLegible }: Composition, [x, y]: Subject, chance: Chance): View {
  const mirrored = chance.flip() && !isLegible;
  const zoom = chance.range(1, closest);
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    x: within(x - chance.range(0.38, 0.62) * width, WIDTH - width),
    y: within(y - chance.range(0.44, 0.58) * height, HEIGHT - height),
    width,
    height,
    mirrored,
  };
}

function focalIn(
  { x, y, width, height, mirrored }: View,
  [subjectX, subjectY]: Subject,
): { x: number; y: number } {
  const share = (value: number) => Math.round(Math.min(Math.max(value, 0.2), 0.8) * 1000) / 1000;
  const across = (subjectX - x) / width;
  return { x: share(mirrored ? 1 - across : across), y: share((subjectY - y) / height) };
}
