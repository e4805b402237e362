import { mix, tone } from '../colour';
import { recede, toward } from '../perspective';
import type { Picture } from '../picture';
import { arch, box, crags, cutOut, downTo, HEIGHT, hills, oval, type Point, path, strip } from '../shapes';
import { air } from './clouds';
import { casement } from './facade';

/** Two rails and their sleepers, from the reader to the vanishing point. */
export function track({ sheet, palette }: Picture, x: number, vanish: Point, gauge: number): void {
  const bed: Point[] = [
    [x - gauge * 1.1, HEIGHT + 20],
    [x + gauge * 1.1, HEIGHT + 20],
    [vanish[0] + 6, vanish[1]],
    [vanish[0] - 6, vanish[1]],
  ];
  sheet.cut(cutOut(bed), mix(palette.local('#8d7c6c'), palette.deep, 0.35));
  for (let step = 0; step < 26; step++) {
    const share = recede(step, 26, 0.97);
    const [left, right] = [
      toward([x - gauge * 0.86, HEIGHT], vanish, share),
      toward([x + gauge * 0.86, HEIGHT], vanish, share),
    ];
    const thick = 26 * (1 - share);
    sheet.ink(
      cutOut([left, right, [right[0], right[1] + thick], [left[0], left[1] + thick]]),
      mix(palette.local('#5a4334'), palette.deep, 0.4),
      0.9,
    );
  }
  for (const way of [-1, 1]) {
    sheet.cut(
      strip([x + way * gauge * 0.6, HEIGHT + 20], [vanish[0] + way, vanish[1]], 22, 1.5),
      mix(palette.light, palette.far, 0.45),
    );
  }
}

export function landscape(picture: Picture, horizon: number): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(cutOut(downTo(crags(chance, horizon - 10, chance.range(80, 180), 10))), palette.plane(0.9));
  sheet.raise();
  sheet.cut(hills(chance, horizon, 30, 2), palette.plane(0.72));
  air(picture, horizon - 20, 0.2);
}

/** A small station: a long roof, a clock, a canopy. */
export function house(picture: Picture, x: number, y: number, width: number): void {
  const { sheet, palette, hour } = picture;
  const wall = palette.local('#e7c89c');
  const height = width * 0.52;
  sheet.raise();
  sheet.cut(box(x - width / 2, y - height, width, height), wall);
  sheet.cut(
    cutOut([
      [x - width * 0.55, y - height],
      [x - width * 0.42, y - height * 1.34],
      [x + width * 0.42, y - height * 1.34],
      [x + width * 0.55, y - height],
    ]),
    palette.local('#a34a35'),
  );
  sheet.cut(
    cutOut([
      [x - width * 0.13, y - height],
      [x - width * 0.13, y - height * 1.3],
      [x, y - height * 1.52],
      [x + width * 0.13, y - height * 1.3],
      [x + width * 0.13, y - height],
    ]),
    tone(wall, 0.02),
  );
  sheet.above(1, () => {
    sheet.cut(oval(x, y - height * 1.22, width * 0.065), palette.local('#fbf4e4'));
    sheet.stroke(
      path([
        [x, y - height * 1.22 - width * 0.042],
        [x, y - height * 1.22],
        [x + width * 0.03, y - height * 1.2],
      ]),
      palette.deep,
      4,
    );
  });
  for (const dx of [-0.36, -0.12, 0.12, 0.36])
    casement(picture, x + dx * width, y - height * 0.56, width * 0.1, height * 0.3, {
      wall,
      shutter: palette.local('#3f6b62'),
    });
  for (const dx of [-0.3, 0, 0.3])
    sheet.ink(
      arch(x + dx * width, y, width * 0.13, height * 0.38),
      hour === 'noon' || hour === 'dawn' ? palette.deep : palette.lamp,
      0.85,
    );
  sheet.above(2, () =>
    sheet.cut(
      cutOut([
        [x - width * 0.6, y - height * 0.42],
        [x - width * 0.52, y - height * 0.52],
        [x + width * 0.52, y - height * 0.52],
        [x + width * 0.6, y - height * 0.42],
      ]),
      palette.local('#54726a'),
    ),
  );
  for (const dx of [-0.5, 0.5])
    sheet.cut(strip([x + dx * width, y], [x + dx * width, y - height * 0.44], 9), palette.deep);
}
