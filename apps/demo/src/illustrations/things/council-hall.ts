import { mix } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, HEIGHT, oval, path, strip, WIDTH } from '../shapes';
import { pane } from './room';

/** Panelled walls, tall windows, flags and the arms over the chair. */
export function hallWall(picture: Picture, x: number, floor: number): void {
  const { sheet, chance, palette, hour, side } = picture;
  const wall = mix(
    palette.local(chance.pick(['#d9b98a', '#8fa69a', '#c98f74', '#93a5bc', '#e0cfa6'])),
    palette.mid,
    0.22,
  );
  sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
  const shade = sheet.fade(
    [
      [palette.light, 0.2],
      [palette.deep, 0],
      [palette.deep, 0.5],
    ],
    side === 1 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  );
  sheet.ink(box(0, 0, WIDTH, floor), shade);
  const wood = mix(palette.local('#8a5638'), palette.near, 0.2);
  sheet.raise();
  sheet.cut(box(-20, floor - 210, WIDTH + 40, 230), wood);
  for (let panel = 0; panel < 10; panel++)
    sheet.ink(box(panel * 166 - 10, floor - 184, 130, 150), palette.deep, 0.2);
  for (const way of [-1, 1])
    pane(picture, x + way * 520 - 130, 60, 260, 420, {
      columns: 2,
      rows: 3,
      frame: palette.local('#f0e3c8'),
    });
  sheet.raise();
  const red = mix(
    palette.local(chance.pick(['#b5382f', '#2f5a66', '#6a3f5a', '#3f5f8a'])),
    palette.deep,
    0.12,
  );
  sheet.cut(box(x - 250, 30, 500, floor - 60), red);
  for (let fold = 0; fold < 8; fold++)
    sheet.ink(box(x - 250 + fold * 64, 30, 18, floor - 60), palette.deep, 0.16);
  sheet.cut(box(x - 280, 22, 560, 30), palette.second);
  sheet.above(1, () => {
    sheet.cut(
      `M${x - 74} 150H${x + 74}V240Q${x + 70} 310 ${x} 340Q${x - 70} 310 ${x - 74} 240Z`,
      palette.second,
    );
    sheet.ink(
      `M${x - 56} 168H${x + 56}V238Q${x + 52} 292 ${x} 316Q${x - 52} 292 ${x - 56} 238Z`,
      palette.near,
    );
    for (let band = 0; band < 3; band++)
      sheet.ink(
        curve([
          [x - 54, 200 + band * 36],
          [x - 18, 190 + band * 36],
          [x + 18, 208 + band * 36],
          [x + 54, 198 + band * 36],
          [x + 50, 214 + band * 36],
          [x + 16, 222 + band * 36],
          [x - 18, 206 + band * 36],
          [x - 52, 214 + band * 36],
        ]),
        palette.light,
      );
    sheet.cut(
      cutOut([
        [x - 60, 140],
        [x - 70, 96],
        [x - 34, 118],
        [x, 84],
        [x + 34, 118],
        [x + 70, 96],
        [x + 60, 140],
      ]),
      palette.second,
    );
  });
  for (const [dx, colour] of [
    [-330, palette.second],
    [330, palette.light],
  ] as const) {
    sheet.cut(strip([x + dx, 130], [x + dx, floor - 20], 9), palette.local('#b98a4a'));
    sheet.cut(
      curve([
        [x + dx, 150],
        [x + dx + 78, 190],
        [x + dx + 60, 330],
        [x + dx + 84, 470],
        [x + dx + 20, 430],
        [x + dx, 440],
      ]),
      colour,
    );
    for (let stripe = 0; stripe < 2; stripe++)
      sheet.ink(
        cutOut([
          [x + dx + 14 + stripe * 28, 166],
          [x + dx + 27 + stripe * 28, 172],
          [x + dx + 30 + stripe * 26, 444],
          [x + dx + 16 + stripe * 26, 434],
        ]),
        palette.accent,
      );
  }
  if (hour === 'night' || hour === 'dusk') sheet.glow(x, 210, 660, palette.lamp, 0.4);
}

export function chandelier({ sheet, palette, hour }: Picture, x: number, y: number, width: number): void {
  sheet.line(
    path([
      [x, -20],
      [x, y],
    ]),
    palette.deep,
    6,
  );
  const lit = hour !== 'noon';
  for (let arm = -3; arm <= 3; arm++) {
    const [ax, ay] = [x + (arm * width) / 6, y - Math.abs(arm) * 9];
    sheet.stroke(
      curve(
        [
          [x, y + 36],
          [x + (arm * width) / 12, y + 52],
          [ax, ay + 26],
        ],
        false,
      ),
      palette.second,
      7,
    );
    if (lit) sheet.glow(ax, ay, 88, palette.lamp, 0.65);
    sheet.cut(box(ax - 7, ay - 14, 14, 40), palette.light);
    sheet.cut(oval(ax, ay - 22, 8, 14), lit ? palette.lamp : palette.light);
  }
  sheet.cut(oval(x, y + 40, 28, 22), palette.second);
}
