import { tone } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, type Point, roundBox, strip } from '../shapes';

/** Tools hung in a row. */
export function tools({ sheet, chance, palette }: Picture, y: number, from: number, to: number): void {
  const wood = palette.local('#c08a52');
  sheet.cut(box(from, y - 12, to - from, 14), palette.local('#7a5138'));
  for (let x = from + 46; x < to - 30; x += chance.range(74, 116)) {
    const metal = palette.local(chance.pick(['#9aa3a6', '#7b868c', '#b3b7b3']));
    const kind = chance.whole(0, 4);
    sheet.above(1, () => {
      if (kind === 0) {
        sheet.cut(strip([x, y], [x, y + 150], 17, 22), wood);
        sheet.cut(roundBox(x - 44, y + 6, 88, 36, 8), metal);
      } else if (kind === 1) {
        sheet.cut(
          cutOut([
            [x - 12, y + 60],
            [x + 12, y + 60],
            [x + 34, y + 210],
            [x - 8, y + 210],
          ]),
          metal,
        );
        sheet.cut(roundBox(x - 26, y, 56, 66, 18), wood);
      } else if (kind === 2) {
        sheet.cut(strip([x, y + 70], [x, y + 190], 15), metal);
        sheet.cut(roundBox(x - 15, y, 30, 80, 14), palette.accent);
      } else if (kind === 3) {
        sheet.cut(
          `M${x - 34} ${y + 30}A34 34 0 1 1 ${x + 34} ${y + 30}L${x + 18} ${y + 30}A18 18 0 1 0 ${x - 18} ${y + 30}Z`,
          metal,
        );
        sheet.cut(strip([x - 24, y + 30], [x - 36, y + 160], 17), metal);
        sheet.cut(strip([x + 24, y + 30], [x + 36, y + 160], 17), metal);
      } else {
        sheet.cut(roundBox(x - 20, y, 40, 56, 14), wood);
        sheet.cut(
          cutOut([
            [x - 13, y + 56],
            [x + 13, y + 56],
            [x + 15, y + 160],
            [x, y + 180],
            [x - 15, y + 160],
          ]),
          metal,
        );
      }
    });
  }
}

export function plane({ sheet, palette }: Picture, x: number, y: number, length: number): void {
  const wood = palette.local('#a8643a');
  sheet.cut(roundBox(x - length / 2, y - length * 0.24, length, length * 0.24, 10), wood);
  sheet.cut(
    cutOut([
      [x - 20, y - length * 0.22],
      [x + 36, y - length * 0.52],
      [x + 66, y - length * 0.5],
      [x + 30, y - length * 0.22],
    ]),
    palette.local('#9aa3a6'),
  );
  sheet.cut(
    curve([
      [x + length * 0.22, y - length * 0.22],
      [x + length * 0.2, y - length * 0.44],
      [x + length * 0.34, y - length * 0.46],
      [x + length * 0.4, y - length * 0.22],
    ]),
    tone(wood, -0.06),
  );
  sheet.line(
    curve(
      [
        [x - 20, y - length * 0.3],
        [x - 60, y - length * 0.46],
        [x - 110, y - length * 0.36],
        [x - 90, y - length * 0.24],
      ],
      false,
    ),
    palette.light,
    10,
  );
}

export function pencilJar({ sheet, chance, palette }: Picture, x: number, y: number, height: number): void {
  for (let one = 0; one < 6; one++) {
    const tip: Point = [x + (one - 2.5) * height * 0.16, y - height * chance.range(1, 1.35)];
    sheet.cut(
      strip([x + (one - 2.5) * height * 0.06, y - height * 0.4], tip, height * 0.06),
      palette.local(chance.pick(['#d8a646', '#a8443a', '#c9a27a', '#3f6f7a'])),
    );
  }
  sheet.cut(
    cutOut([
      [x - height * 0.28, y - height * 0.66],
      [x + height * 0.28, y - height * 0.66],
      [x + height * 0.24, y],
      [x - height * 0.24, y],
    ]),
    palette.local('#4f7f86'),
  );
  sheet.ink(box(x - height * 0.27, y - height * 0.5, height * 0.54, height * 0.1), palette.light, 0.6);
}
