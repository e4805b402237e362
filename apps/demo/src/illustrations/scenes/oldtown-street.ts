import { mix } from '../colour';
import { person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition } from '../picture';
import { box, cutOut, HEIGHT, type Point, path, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { WALLS } from '../things/facade';
import { pot } from '../things/plants';
import { sky } from '../things/sky';
import { laundry } from '../things/street';
import { belfry, village } from '../things/village';

/** A narrow street: two walls that run away, a tower at its end. */
export const street: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, hour, side, weather } = picture;
    const vanish: Point = [WIDTH / 2 + chance.range(-110, 110), chance.range(690, 760)];
    sky(picture, { horizon: vanish[1], sun: [vanish[0] + chance.range(-60, 60), 330] });
    sheet.raise();
    village(picture, vanish[0] - 240, vanish[0] + 240, vanish[1] + 50, 110, 0.5, false);
    const tower = chance.flip(0.7);
    if (tower)
      belfry(picture, vanish[0] + chance.range(-40, 40), vanish[1] + 40, chance.range(420, 520), 0.42);
    air(picture, vanish[1], 0.3);
    const stone = palette.local('#b9a48c');
    sheet.raise();
    sheet.cut(
      cutOut([
        [vanish[0] - 110, vanish[1] + 26],
        [vanish[0] + 110, vanish[1] + 26],
        [WIDTH + 200, HEIGHT + 20],
        [-200, HEIGHT + 20],
      ]),
      mix(stone, palette.haze, 0.15),
    );
    const floor = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.45],
    ]);
    sheet.ink(box(0, vanish[1], WIDTH, HEIGHT - vanish[1]), floor);
    if (hour !== 'night' && weather === 'clear') {
      sheet.ink(
        cutOut([
          [vanish[0] - 20, vanish[1] + 30],
          [vanish[0] + 80, vanish[1] + 30],
          [vanish[0] + 420 * side, HEIGHT],
          [vanish[0] + 60 * side, HEIGHT],
        ]),
        palette.light,
        0.3,
      );
    }
    if (weather === 'rain')
      sheet.ink(
        cutOut([
          [vanish[0] - 40, vanish[1] + 40],
          [vanish[0] + 40, vanish[1] + 40],
          [vanish[0] + 380, HEIGHT],
          [vanish[0] - 420, HEIGHT],
        ]),
        palette.low,
        0.55,
      );
    const houses = 5;
    const walls: { way: 1 | -1; step: number }[] = [];
    for (let step = houses - 1; step >= 0; step--)
      for (const way of [-1, 1] as const) walls.push({ way, step });
    for (const { way, step } of walls) {
      if (way === -1) sheet.raise();
      const nearX = vanish[0] + way * 930;
      const [from, to] = [recede(step, houses), recede(step + 1, houses)];
      const height = 1500 + chance.range(-260, 260);
      const paper = mix(palette.local(chance.pick(WALLS)), palette.haze, step * 0.09);
      const shaded = way === side ? mix(paper, palette.deep, 0.34) : paper;
      const [upper, lower] = [vanish[1] - height, vanish[1] + 620];
      sheet.cut(cutOut(wallPiece(nearX, [upper, lower], vanish, from, to)), shaded);
      const eave = wallPiece(nearX - way * 90, [upper - 20, upper + 60], vanish, from, to);
      sheet.above(1, () => sheet.cut(cutOut(eave), palette.local('#9c4f39', step * 0.08)));
      for (let row = 0; row < 3; row++) {
        for (const place of [0.22, 0.62]) {
          const [a, b] = [from + (to - from) * place, from + (to - from) * (place + 0.2)];
          const sill = vanish[1] + 60 - row * 430;
          const lit = (hour === 'night' || hour === 'dusk') && chance.flip(0.5);
          const opening = wallPiece(nearX, [sill - 260, sill], vanish, a, b);
          sheet.ink(cutOut(opening), lit ? palette.lamp : mix(palette.deep, shaded, 0.2));
          const leafWide = (to - from) * 0.09;
          const shutter = palette.local(
            chance.pick(['#3f6b62', '#2f5373', '#7a3f34', '#54634a']),
            step * 0.08,
          );
          sheet.cut(
            cutOut(wallPiece(nearX - way * 14, [sill - 260, sill], vanish, a - leafWide, a)),
            way === side ? mix(shutter, palette.deep, 0.3) : shutter,
          );
          sheet.cut(
            cutOut(wallPiece(nearX - way * 14, [sill - 260, sill], vanish, b, b + leafWide)),
            way === side ? mix(shutter, palette.deep, 0.3) : shutter,
          );
          if (chance.flip(0.4) && row < 2) {
            sheet.above(1, () => {
              sheet.cut(
                cutOut(wallPiece(nearX - way * 80, [sill, sill + 26], vanish, a - leafWide, b + leafWide)),
                palette.deep,
              );
              const rail = wallPiece(
                nearX - way * 80,
                [sill - 110, sill - 98],
                vanish,
                a - leafWide,
                b + leafWide,
              );
              sheet.cut(cutOut(rail), palette.deep);
              for (let bar = 0; bar <= 5; bar++) {
                const at = a - leafWide + ((b - a + leafWide * 2) * bar) / 5;
                sheet.stroke(
                  path([
                    toward([nearX - way * 80, sill - 108], vanish, at),
                    toward([nearX - way * 80, sill], vanish, at),
                  ]),
                  palette.deep,
                  4 * (1 - at) + 1,
                  0.9,
                );
              }
            });
          }
        }
      }
      const doorway = from + (to - from) * 0.4;
      sheet.ink(
        cutOut(wallPiece(nearX, [vanish[1] + 240, lower], vanish, doorway, doorway + (to - from) * 0.24)),
        hour === 'night' && chance.flip() ? palette.lamp : mix(palette.deep, shaded, 0.15),
      );
    }
    sheet.raise();
    const wash = chance.whole(1, 2);
    for (let line = 0; line < wash; line++)
      laundry(
        picture,
        [vanish[0] - 520 + line * 200, 330 + line * 150],
        [vanish[0] + 540 - line * 200, 300 + line * 160],
      );
    const x = vanish[0] + chance.range(-90, 90);
    person(picture, x, 990, chance.range(250, 290), {
      stance: 'walk',
      umbrella: weather === 'rain',
      bag: chance.flip(),
    });
    if (chance.flip(0.6)) person(picture, vanish[0] - 130 * side, 880, 170, { distance: 0.2 });
    if (hour === 'night' || hour === 'dusk') sheet.glow(vanish[0], vanish[1] + 60, 420, palette.lamp, 0.5);
    pot(picture, vanish[0] - 560, 1150, 220);
    if (chance.flip()) pot(picture, vanish[0] + 590, 1120, 190);
    air(picture, 900, 0.8);
    return [vanish[0], 760];
  },
};
