import { awning, belfry, bunting, casement, facade, laundry, streetLamp, village, WALLS } from '../buildings';
import { mix, tone } from '../colour';
import { books } from '../interior';
import { longShade, person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family, Picture } from '../picture';
import { pot, roundTree } from '../plants';
import { arch, box, cutOut, HEIGHT, oval, type Point, path, strip, WIDTH } from '../shapes';
import { air, sky } from '../sky';

/** A narrow street: two walls that run away, a tower at its end. */
const street: Composition = {
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

const square: Composition = {
  closest: 1.3,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const ground = chance.range(800, 860);
    sky(picture, { horizon: 640 });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    village(picture, -20, WIDTH, 690, 120, 0.6, false);
    air(picture, 660, 0.3);
    sheet.raise();
    const tower = WIDTH / 2 + way * chance.range(120, 230);
    belfry(picture, tower, ground + 6, chance.range(680, 760), 0.2);
    sheet.raise();
    let x = -70;
    while (x < WIDTH) {
      const width = chance.range(200, 290);
      const clear = Math.abs(x + width / 2 - tower) < 150;
      facade(picture, {
        x,
        y: ground,
        width,
        height: clear ? chance.range(220, 260) : chance.range(340, 500),
        distance: 0.1,
        ground: chance.pick(['arches', 'door', 'shop']),
      });
      x += width + 3;
    }
    air(picture, ground - 60, 0.5);
    const paving = palette.local('#cdb698');
    sheet.raise();
    sheet.cut(box(-20, ground, WIDTH + 40, 500), paving);
    const foot = sheet.fade([
      [palette.deep, 0.08],
      [palette.deep, 0.42],
    ]);
    sheet.ink(box(0, ground, WIDTH, 400), foot);
    for (let line = -8; line <= 8; line++)
      sheet.stroke(
        path([
          [800 + line * 110, ground],
          [800 + line * 300, HEIGHT],
        ]),
        palette.deep,
        3,
        0.13,
      );
    for (const y of [0.12, 0.32, 0.64])
      sheet.stroke(
        path([
          [0, ground + 400 * y],
          [WIDTH, ground + 400 * y],
        ]),
        palette.deep,
        3,
        0.13,
      );
    const middle = WIDTH / 2 - way * chance.range(70, 160);
    sheet.raise();
    if (chance.flip(0.6)) fountain(picture, middle, ground + 190, 330);
    else roundTree(picture, middle, ground + 190, 440, mix(palette.local('#5c7a4a'), palette.mid, 0.2));
    for (let one = chance.whole(3, 5); one > 0; one--) {
      const px = chance.range(200, 1400);
      person(picture, px, ground + chance.range(60, 230), chance.range(170, 220), {
        stance: chance.pick(['walk', 'stand']),
        bag: chance.flip(0.3),
      });
    }
    if (chance.flip(0.4)) {
      bunting(picture, [-20, ground - 420], [WIDTH / 2 + 60, ground - 330], 14);
      bunting(picture, [WIDTH / 2 + 40, ground - 330], [WIDTH + 20, ground - 450], 14);
    }
    if (hour !== 'noon') streetLamp(picture, WIDTH / 2 + way * 480, ground + 230, 440);
    air(picture, ground + 120, 0.8);
    return [(tower + middle) / 2, ground - 150];
  },
};

function fountain(picture: Picture, x: number, y: number, size: number): void {
  const { sheet, palette, side } = picture;
  const stone = palette.local('#e0d2b8');
  longShade(picture, x, y, size * 0.6, 1.2);
  sheet.cut(
    cutOut([
      [x - size * 0.07, y - size * 0.1],
      [x - size * 0.045, y - size * 0.9],
      [x + size * 0.045, y - size * 0.9],
      [x + size * 0.07, y - size * 0.1],
    ]),
    stone,
  );
  sheet.cut(oval(x, y - size * 0.93, size * 0.09), stone);
  sheet.above(1, () => {
    sheet.cut(
      `M${x - size * 0.3} ${y - size * 0.62}H${x + size * 0.3}Q${x + size * 0.22} ${y - size * 0.48} ${x} ${y - size * 0.47}Q${x - size * 0.22} ${y - size * 0.48} ${x - size * 0.3} ${y - size * 0.62}Z`,
      tone(stone, -0.04),
    );
    for (const way of [-1, 1]) {
      for (const reach of [0.26, 0.16])
        sheet.stroke(
          `M${x + way * size * reach} ${y - size * 0.58}Q${x + way * size * (reach + 0.16)} ${y - size * 0.5} ${x + way * size * (reach + 0.18)} ${y - size * 0.12}`,
          palette.light,
          5,
          0.8,
        );
    }
    sheet.cut(oval(x, y - size * 0.2, size * 0.62, size * 0.12), tone(stone, 0.03));
    sheet.ink(oval(x, y - size * 0.2, size * 0.55, size * 0.09), mix(palette.middle, palette.mid, 0.4));
    sheet.cut(
      `M${x - size * 0.62} ${y - size * 0.2}A${size * 0.62} ${size * 0.12} 0 0 0 ${x + size * 0.62} ${y - size * 0.2}V${y - size * 0.02}A${size * 0.62} ${size * 0.12} 0 0 1 ${x - size * 0.62} ${y - size * 0.02}Z`,
      stone,
    );
    sheet.ink(
      cutOut([
        [x + side * size * 0.2, y - size * 0.09],
        [x + side * size * 0.62, y - size * 0.2],
        [x + side * size * 0.62, y - size * 0.02],
        [x + side * size * 0.2, y + size * 0.09],
      ]),
      palette.deep,
      0.24,
    );
  });
}

const arcade: Composition = {
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const ground = 930;
    sky(picture, { horizon: 700 });
    for (let x = -40; x < WIDTH; ) {
      const width = chance.range(170, 260);
      facade(picture, { x, y: 850, width, height: chance.range(380, 620), distance: 0.34, ground: 'door' });
      x += width + 2;
    }
    air(picture, 760, 0.4);
    sheet.raise();
    sheet.cut(box(-20, 840, WIDTH + 40, 400), palette.local('#cbb293'));
    if (hour !== 'night') sheet.ink(box(-20, 840, WIDTH + 40, 70), palette.light, 0.3);
    const x = WIDTH / 2 + chance.range(-110, 110);
    person(picture, x - 70, ground + 20, 280, { facing: 1 });
    if (chance.flip(0.7)) person(picture, x + 420, ground, 250, { stance: 'walk' });
    stall(picture, x + 130, ground + 40, 360);
    const stone = mix(palette.local('#c4a27c'), palette.near, 0.25);
    const width = chance.range(560, 660);
    const first = x - width / 2 - width * 2;
    const holes = Array.from({ length: 6 }, (_, index) =>
      arch(first + width * (index + 0.5), 1120, width * 0.78, 860),
    ).join('');
    sheet.raise(3);
    sheet.cut(`M-20 -20H${WIDTH + 20}V1060H-20Z${holes}`, stone, { pierced: true });
    return drawPiers(picture, { x, first, width, stone });
  },
};

/** The pillars of an arcade and the shade that lies in it. */
function drawPiers(
  picture: Picture,
  { x, first, width, stone }: { x: number; first: number; width: number; stone: string },
): Point {
  const { sheet, palette, hour, side } = picture;
  for (let pier = 0; pier <= 6; pier++) {
    const px = first + width * pier;
    sheet.above(1, () => {
      sheet.cut(box(px - width * 0.15, 690, width * 0.3, 34), tone(stone, 0.05));
      sheet.cut(box(px - width * 0.15, 1040, width * 0.3, 40), tone(stone, 0.03));
    });
    sheet.ink(box(px + (side === 1 ? 0 : -width * 0.11), 724, width * 0.11, 320), palette.deep, 0.26);
    if (hour === 'night' || hour === 'dusk') {
      const lx = px + width / 2;
      sheet.line(
        path([
          [lx, 150],
          [lx, 300],
        ]),
        palette.deep,
        4,
      );
      sheet.glow(lx, 330, 240, palette.lamp, 0.6);
      sheet.cut(oval(lx, 325, 26, 34), palette.lamp);
    }
  }
  sheet.raise();
  sheet.cut(box(-20, 1070, WIDTH + 40, 140), mix(stone, palette.deep, 0.4));
  return [x + 40, 760];
}

/** A table of old books under a cloth. */
function stall(picture: Picture, x: number, y: number, width: number): void {
  const { sheet, palette } = picture;
  for (const way of [-1, 1])
    sheet.cut(
      strip([x + way * width * 0.44, y], [x + way * width * 0.44, y - width * 0.34], 14),
      palette.deep,
    );
  sheet.cut(box(x - width / 2, y - width * 0.36, width, width * 0.16), palette.accent);
  books(picture, x - width * 0.48, x + width * 0.48, y - width * 0.36, width * 0.26);
}

const front: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const ground = 1010;
    sky(picture, { horizon: 500, bare: true });
    const wall = palette.local(chance.pick(WALLS));
    const shutter = palette.local(chance.pick(['#2f5f8a', '#3f6b62', '#7a3f34']));
    sheet.raise();
    sheet.cut(box(-20, -20, WIDTH + 40, ground + 20), wall);
    const shade = sheet.fade(
      [
        [palette.deep, 0],
        [palette.deep, 0.5],
      ],
      side === 1 ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
    );
    sheet.ink(box(-20, -20, WIDTH + 40, ground + 20), shade);
    sheet.ink(box(-20, ground - 190, WIDTH + 40, 190), tone(wall, -0.12), 0.8);
    const x = WIDTH / 2 + chance.range(-90, 90);
    const way = chance.flip() ? 1 : -1;
    for (const dx of [-560, 0, 560])
      casement(picture, x + dx, 290, 170, 330, { wall, shutter, balcony: dx === 0 || chance.flip() });
    const shop = chance.flip(0.55);
    const open = hour === 'night' || hour === 'dusk';
    const inside = open ? palette.lamp : mix(palette.local('#5f4a3c'), palette.deep, 0.35);
    sheet.ink(arch(x + way * 300, ground, 300, 540), tone(wall, 0.06));
    sheet.above(1, () => sheet.cut(arch(x + way * 300, ground, 240, 500), open ? inside : shutter));
    sheet.stroke(
      path([
        [x + way * 300, ground - 480],
        [x + way * 300, ground],
      ]),
      palette.deep,
      5,
      0.5,
    );
    if (!open)
      for (const dx of [-60, 60])
        for (const dy of [360, 200])
          sheet.ink(box(x + way * 300 + dx - 36, ground - dy, 72, 120), palette.deep, 0.24);
    sheet.ink(box(x - way * 200 - 320, ground - 430, 640, 430), palette.local(shop ? '#2f4a4a' : '#5b3a30'));
    sheet.ink(box(x - way * 200 - 280, ground - 390, 560, 290), inside);
    if (open) sheet.glow(x - way * 200, ground - 240, 520, palette.lamp, 0.5);
    for (let row = 0; row < 2; row++)
      books(picture, x - way * 200 - 270, x - way * 200 + 270, ground - 250 + row * 145, 120);
    sheet.cut(box(x - way * 200 - 285, ground - 250, 570, 10), palette.local('#8a5c3a'));
    for (const split of [-94, 94])
      sheet.cut(box(x - way * 200 + split - 6, ground - 394, 12, 296), palette.local('#e9dcc4'));
    awning(picture, x - way * 200 - 330, ground - 470, 660, 130, palette.accent);
    sheet.raise();
    sheet.cut(box(-20, ground, WIDTH + 40, 260), palette.local('#b7a084'));
    sheet.ink(box(-20, ground + 40, WIDTH + 40, 200), palette.deep, 0.22);
    sheet.raise();
    person(picture, x + way * 60, ground + 70, 340, {
      facing: way === 1 ? -1 : 1,
      bag: true,
      stance: chance.pick(['walk', 'stand']),
      umbrella: picture.weather === 'rain',
    });
    if (chance.flip(0.6)) person(picture, x - way * 480, ground + 50, 330, { stance: 'walk' });
    pot(picture, x + way * 480, ground + 30, 230);
    if (chance.flip()) bunting(picture, [-20, 90], [WIDTH + 20, 60], 18);
    air(picture, 900, 0.7);
    return [x - way * 30, 760];
  },
};

export const OLDTOWN: Family = {
  drawer: 'town',
  compositions: [street, square, arcade, front],
  turn: 426735,
};
