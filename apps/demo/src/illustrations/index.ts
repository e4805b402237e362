import { Chance } from './chance';
import { FAMILIES } from './families';
import { type Order, readOrder } from './order';
import { lightFor, paletteFor } from './palette';
import type { Composition, Family, Subject } from './picture';
import { press, printed } from './press';
import { HEIGHT, WIDTH } from './shapes';
import { Sheet, type View } from './sheet';

export { SCENES } from './families';
export { IllustrationOrderError, type Order } from './order';
export { HOURS, WEATHERS } from './palette';

export interface Illustration {
  bytes: Buffer;
  mime: 'image/jpeg';
  /** Focal point, 0 to 1 from the upper left corner. */
  focal: { x: number; y: number };
}

/** `pressed`: a cut-paper look with shadows and grain. `flat`: plain colour fills. */
export type Finish = 'pressed' | 'flat';

/**
 * Draws one cut-paper picture, 1600 × 1200 px: the same order produces the same bytes.
 * The subject stays near the middle, so that the picture can be cropped to 1:1, 4:3, 16:9 and 21:9 around its
 * focal point.
 * @throws IllustrationOrderError for an unknown scene, hour, weather or pose.
 */
export async function illustrate(order: Order, finish: Finish = 'pressed'): Promise<Illustration> {
  const { scene, seed, hour, weather, pose } = readOrder(order);
  const chance = new Chance(seed, scene);
  const side = chance.flip() ? 1 : -1;
  const family = FAMILIES[scene];
  const composition = compositionFor(family, seed, scene, pose);
  const palette = paletteFor(composition.drawer ?? family.drawer, hour, weather, chance, composition.lamps);
  const sheet = new Sheet();
  const subject = composition.lay({ sheet, chance, palette, hour, weather, side });
  const view = viewOf(composition, subject, new Chance(seed, `${scene} view`));
  const seen = view.mirrored ? side * -1 : side;
  const light = lightFor(hour, weather, seen === 1 ? 1 : -1);
  const bytes = await (finish === 'flat' ? printed(sheet, view) : press(sheet, view, light));
  return { bytes, mime: 'image/jpeg', focal: focalIn(view, subject) };
}

function compositionFor(
  { compositions, turn = 0 }: Family,
  seed: number,
  scene: string,
  pose?: number,
): Composition {
  const index =
    pose === undefined
      ? Math.floor(new Chance(seed, `${scene} ${turn}`).next() * compositions.length)
      : pose - 1;
  return compositions[index] ?? compositions[0];
}

/** Viewpoint of the picture: zoomed, shifted sideways, or mirrored. */
function viewOf({ closest = 1.2 }: Composition, [x, y]: Subject, chance: Chance): View {
  const mirrored = chance.flip();
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
