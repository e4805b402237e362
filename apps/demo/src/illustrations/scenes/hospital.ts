import { mix, tone } from '../colour';
import { person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family } from '../picture';
import { box, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { notice } from '../things/furniture';
import { pot } from '../things/plants';
import { pane, room } from '../things/room';

const corridor: Composition = {
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const vanish: Point = [WIDTH / 2 + chance.range(-130, 130), chance.range(520, 580)];
    const way: 1 | -1 = side === 1 ? -1 : 1;
    const wall = mix(
      palette.local(chance.pick(['#e4ece4', '#dfe8f0', '#f0e8da', '#e6e2ee'])),
      palette.far,
      0.25,
    );
    const stripe = chance.pick([
      palette.accent,
      palette.second,
      palette.local('#3f86a8'),
      palette.local('#5a9a6a'),
    ]);
    const end = 0.84;
    const [left, right] = [vanish[0] - 1000, vanish[0] + 1000];
    const [ceiling, floor] = [-520, 1520];
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    sheet.cut(
      cutOut([
        [left, ceiling],
        toward([left, ceiling], vanish, end),
        toward([right, ceiling], vanish, end),
        [right, ceiling],
      ]),
      tone(wall, 0.02),
    );
    const ground = mix(palette.local('#b9d2c8'), palette.mid, 0.25);
    sheet.raise();
    sheet.cut(
      cutOut([
        [left, floor],
        toward([left, floor], vanish, end),
        toward([right, floor], vanish, end),
        [right, floor],
      ]),
      ground,
    );
    const [_near, far] = [toward([left, floor], vanish, 0), toward([left, floor], vanish, end)];
    const shine = sheet.fade([
      [palette.light, 0.75],
      [palette.light, 0],
    ]);
    sheet.ink(
      cutOut([
        [vanish[0] - 90, far[1]],
        [vanish[0] + 90, far[1]],
        [vanish[0] + 330, HEIGHT],
        [vanish[0] - 330, HEIGHT],
      ]),
      shine,
      0.7,
    );
    for (let row = 0; row < 8; row++) {
      const share = recede(row, 8, end);
      sheet.stroke(
        path([toward([left, floor], vanish, share), toward([right, floor], vanish, share)]),
        palette.deep,
        3 * (1 - share) + 1,
        0.12,
      );
    }
    const glass = hour === 'night' ? mix(palette.top, palette.deep, 0.3) : palette.low;
    sheet.ink(
      box(
        toward([left, 0], vanish, end)[0],
        toward([0, ceiling], vanish, end)[1],
        2000 * (1 - end),
        2040 * (1 - end),
      ),
      glass,
    );
    sheet.glow(vanish[0], vanish[1], 420, hour === 'night' ? palette.lamp : palette.light, 0.85);
    for (const wayOf of [-1, 1] as const) {
      sheet.raise();
      const nearX = vanish[0] + wayOf * 1000;
      const paper = wayOf === way ? wall : mix(wall, palette.near, 0.22);
      sheet.cut(cutOut(wallPiece(nearX, [ceiling, floor], vanish, 0, end)), paper);
      sheet.ink(cutOut(wallPiece(nearX, [820, 900], vanish, 0, end)), stripe, 0.85);
      sheet.ink(cutOut(wallPiece(nearX, [900, floor], vanish, 0, end)), palette.mid, 0.55);
      const doors = 4;
      for (let door = doors - 1; door >= 0; door--) {
        const [from, to] = [recede(door + 0.28, doors, end), recede(door + 0.8, doors, end)];
        if (wayOf === way) {
          sheet.ink(
            cutOut(wallPiece(nearX, [-120, 700], vanish, from, to)),
            hour === 'night' ? mix(palette.top, palette.middle, 0.4) : palette.low,
          );
          for (const bar of [0, 0.5, 1]) {
            const at = from + (to - from) * bar;
            sheet.cut(
              strip(toward([nearX, -120], vanish, at), toward([nearX, 700], vanish, at), 14 * (1 - at)),
              palette.light,
            );
          }
          if (hour !== 'night' && picture.weather === 'clear') {
            const reach = vanish[0] + wayOf * 300;
            sheet.ink(
              cutOut([
                toward([nearX, floor - 60], vanish, from),
                toward([nearX, floor - 60], vanish, to),
                toward([reach - wayOf * 400, floor], vanish, to),
                toward([reach - wayOf * 400, floor], vanish, from),
              ]),
              mix(palette.light, palette.second, 0.3),
              0.5,
            );
          }
        } else {
          sheet.above(1, () =>
            sheet.cut(
              cutOut(wallPiece(nearX, [60, floor], vanish, from, to)),
              mix(palette.local('#5f9a9a'), palette.haze, door * 0.1),
            ),
          );
          sheet.ink(
            cutOut(wallPiece(nearX, [180, 480], vanish, from + (to - from) * 0.3, from + (to - from) * 0.7)),
            hour === 'night' ? palette.lamp : palette.light,
            0.85,
          );
        }
      }
    }
    for (let lamp = 0; lamp < 5; lamp++) {
      const [from, to] = [recede(lamp + 0.3, 5, end), recede(lamp + 0.65, 5, end)];
      sheet.ink(
        cutOut([
          toward([vanish[0] - 180, ceiling], vanish, from),
          toward([vanish[0] + 180, ceiling], vanish, from),
          toward([vanish[0] + 180, ceiling], vanish, to),
          toward([vanish[0] - 180, ceiling], vanish, to),
        ]),
        palette.light,
        0.95,
      );
    }
    sheet.raise(2);
    const x = vanish[0] + chance.range(-70, 70);
    person(picture, x, 850, 330, { stance: 'walk', coat: palette.local('#f4f4ec'), shadeless: true });
    sheet.ink(oval(x, 852, 120, 12), palette.deep, 0.25);
    if (chance.flip(0.7)) trolley(picture, x + way * 330, 990, 420);
    else
      person(picture, x + way * 250, 900, 390, {
        stance: 'stand',
        coat: palette.local('#4f9a94'),
        shadeless: true,
      });
    return [x, 640];
  },
};

/** A bed on wheels; (x, y) is the middle of its wheels. */
function trolley(
  { sheet, palette }: Parameters<Composition['lay']>[0],
  x: number,
  y: number,
  length: number,
): void {
  const at = (px: number, py: number): Point => [x + px * length, y + py * length];
  for (const px of [-0.36, 0.36]) {
    sheet.cut(strip(at(px, -0.06), at(px * 0.5, -0.36), length * 0.03), mix(palette.deep, palette.far, 0.4));
    sheet.cut(oval(...at(px, -0.04), length * 0.05), palette.deep);
  }
  sheet.cut(roundBox(...at(-0.5, -0.46), length, length * 0.11, 18), palette.local('#8fb6bc'));
  sheet.cut(roundBox(...at(-0.48, -0.54), length * 0.96, length * 0.1, 24), palette.local('#fbf7ec'));
  sheet.cut(roundBox(...at(-0.44, -0.61), length * 0.24, length * 0.1, 20), palette.light);
  sheet.cut(cutOut([at(-0.1, -0.55), at(0.48, -0.55), at(0.5, -0.36), at(-0.06, -0.36)]), palette.accent);
}

const waiting: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const floor = chance.range(780, 830);
    const wall = mix(
      palette.local(chance.pick(['#d3e2da', '#d6e0ea', '#efe0c8', '#e2d6dc'])),
      palette.far,
      0.3,
    );
    room(picture, { floor, wall, ground: mix(palette.local('#a9c4ba'), palette.mid, 0.3), tiles: 'squares' });
    const x = WIDTH / 2 + chance.range(-80, 80);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x - 420, 130, 560, 400, {
      columns: 3,
      rows: 1,
      frame: palette.local('#f4efe2'),
      throwTo: floor,
    });
    sheet.raise();
    sheet.cut(roundBox(x + 260, 170, 210, 210, 20), palette.light);
    sheet.ink(box(x + 340, 205, 50, 140), palette.accent);
    sheet.ink(box(x + 295, 250, 140, 50), palette.accent);
    sheet.cut(oval(x - way * 620, 240, 84), palette.local('#fbf7ec'));
    sheet.stroke(
      path([
        [x - way * 620, 186],
        [x - way * 620, 240],
        [x - way * 620 + 36, 262],
      ]),
      palette.deep,
      8,
    );
    notice(picture, x + 560, 330, 120, 160);
    if (hour === 'night') for (const lx of [x - 350, x + 350]) sheet.glow(lx, 60, 620, palette.lamp, 0.4);
    for (const lx of [x - 350, x + 350]) sheet.cut(box(lx - 160, 26, 320, 30), palette.light);
    const seats = 5;
    const size = 230;
    sheet.raise(2);
    sheet.cut(box(x - (seats * size) / 2, floor + 30, seats * size, 20), mix(palette.deep, palette.far, 0.3));
    for (let seat = 0; seat < seats; seat++) {
      const sx = x + (seat - (seats - 1) / 2) * size;
      const paint = seat % 2 ? mix(palette.accent, palette.second, 0.25) : palette.local('#4f8f92');
      sheet.cut(roundBox(sx - size * 0.4, floor - 170, size * 0.8, 170, 34), paint);
      sheet.above(1, () =>
        sheet.cut(roundBox(sx - size * 0.44, floor - 14, size * 0.88, 54, 24), tone(paint, 0.04)),
      );
      sheet.cut(strip([sx, floor + 44], [sx, floor + 130], 18), palette.deep);
    }
    sheet.raise();
    const taken = [0, 1, 2, 3, 4].filter(() => chance.flip(0.45)).slice(0, 3);
    for (const seat of taken.length ? taken : [2])
      person(picture, x + (seat - 2) * size - 20, floor + 130, 460, {
        stance: 'sit',
        shadeless: true,
        facing: seat < 2 ? 1 : -1,
      });
    pot(picture, x + way * 690, floor + 180, 330);
    return [x, floor - 130];
  },
};

export const HOSPITAL: Family = { drawer: 'clinic', subjects: { corridor, 'waiting-room': waiting } };
