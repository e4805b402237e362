import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { box, crags, curve, cutOut, downTo, HEIGHT, hills, oval, path, WIDTH } from '../shapes';
import { air, cloudShape } from '../things/clouds';
import { facade } from '../things/facade';
import { lighthouse } from '../things/lighthouse';
import { cypress, leaf, pot } from '../things/plants';
import { sky } from '../things/sky';
import { streetLamp } from '../things/street';
import { curtain, lightning, shelf, ship, wave } from '../things/tempest';
import { cottage } from '../things/village';
import { water } from '../things/water';

const breaker: Composition = {
  closest: 1.3,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(560, 640);
    sky({ ...picture, weather: 'rain' }, { horizon });
    const way = chance.flip() ? 1 : -1;
    shelf(picture, horizon * 0.66, 3);
    curtain(picture, WIDTH / 2 + way * 250, horizon * 0.55, 460, horizon + 20, -way * 120);
    water(picture, { horizon, bands: 2, swell: 30, foot: 820 });
    const mole = WIDTH / 2 - way * 330;
    sheet.raise();
    const stone = mix(palette.plane(0.25), palette.local('#8d8478', 0.2), 0.4);
    sheet.cut(
      cutOut(
        downTo(
          crags(chance, horizon + 175, 70, 15, way === 1 ? -60 : mole - 240, way === 1 ? mole + 240 : 1660),
          1000,
        ),
      ),
      stone,
    );
    const lantern = lighthouse(picture, mole, horizon + 112, chance.range(380, 430), 0.12);
    const x = WIDTH / 2 + way * chance.range(20, 110);
    const y = horizon + 190;
    wave(picture, x, y, chance.range(420, 500), way);
    water(picture, { horizon: y + 70, bands: 3, swell: 44 });
    air({ ...picture, weather: 'rain' }, 0, 0.9);
    return [(x + lantern[0]) / 2, y - 150];
  },
};

const plain: Composition = {
  closest: 1.45,
  drawer: 'earth',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const horizon = chance.range(730, 800);
    sky({ ...picture, weather: 'clear' }, { horizon, bare: true });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon - 70, 60, 2), palette.plane(0.84));
    const foot = shelf(picture, horizon * 0.72, 5);
    curtain(picture, WIDTH / 2 - way * 560, foot * 0.9, 420, horizon + 10, way * 90);
    lightning(picture, WIDTH / 2 + way * chance.range(60, 230), foot * 0.74, horizon - 20);
    const gold = mix(palette.local('#d8a94e'), palette.second, 0.2);
    sheet.raise();
    sheet.cut(hills(chance, horizon, 22, 1.5), mix(palette.plane(0.55), gold, 0.35));
    const house = WIDTH / 2 + way * chance.range(-60, 60);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 70, 28, 1.4), mix(palette.plane(0.4), gold, 0.55));
    cottage(picture, house, horizon + 82, chance.range(150, 190), 0.1, palette.local('#f3e7cf'));
    for (let tree = 0; tree < 3; tree++)
      cypress(
        picture,
        house - way * (170 + tree * 62),
        horizon + 84,
        chance.range(170, 260),
        leaf(picture, 0.15),
      );
    for (let field = 0; field < 4; field++) {
      sheet.raise();
      const y = horizon + 120 + field * 88;
      sheet.cut(
        hills(chance, y, 20 + field * 6, 1.2, way * 80 * (field % 2 ? 1 : -1)),
        mix(field % 2 ? gold : palette.plane(0.3 - field * 0.06), palette.deep, 0.08 + field * 0.1),
      );
      for (let furrow = -9; furrow < 10; furrow++) {
        sheet.stroke(
          path([
            [800 + furrow * (90 + field * 50), y + 40],
            [800 + furrow * (150 + field * 70), y + 130],
          ]),
          palette.deep,
          4,
          0.12,
        );
      }
    }
    if (hour !== 'night') sheet.glow(house, horizon, 420, palette.second, 0.22);
    air(picture, horizon + 80, 0.8);
    return [house, horizon - 60];
  },
};

const front: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(640, 720);
    sky({ ...picture, weather: 'clear' }, { horizon, bare: true });
    const way = chance.flip() ? 1 : -1;
    sheet.glow(WIDTH / 2 - way * 420, horizon, 620, palette.second, 0.45);
    sheet.raise();
    sheet.cut(
      cloudShape(chance, WIDTH / 2 + way * 160, horizon - 40, 1400, 520),
      mix(palette.far, palette.light, 0.18),
    );
    sheet.raise();
    sheet.cut(
      cloudShape(chance, WIDTH / 2 + way * 330, horizon - 60, 1200, 380),
      mix(palette.far, palette.deep, 0.2),
    );
    const foot = shelf(picture, horizon * 0.52, 3);
    const x = WIDTH / 2 + way * chance.range(60, 160);
    curtain(picture, x - 300, foot * 0.86, 760, horizon + 24, -way * 160);
    water(picture, { horizon, bands: 5, swell: 34 });
    const boatX = x - way * 210;
    const y = horizon + 130;
    ship(picture, boatX, y, 250, way);
    water(picture, { horizon: y + 10, bands: 3, swell: 40 });
    if (chance.flip()) lightning(picture, x + way * 260, foot, horizon);
    air(picture, horizon, 0.7);
    return [boatX, y - 120];
  },
};

const window: Composition = {
  drawer: 'town',
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const [left, top, width, height] = [330 + chance.range(-60, 60), 120, 920, 800];
    sky({ ...picture, weather: 'rain' }, { horizon: 800, bare: true });
    for (let x = left - 40, turn = 0; x < left + width; turn++) {
      const wide = chance.range(190, 270);
      facade(picture, {
        x,
        y: 820,
        width: wide,
        height: chance.range(300, 560),
        distance: 0.3 + (turn % 2) * 0.1,
        ground: 'shop',
      });
      x += wide + 2;
    }
    sheet.raise();
    sheet.cut(box(0, 815, WIDTH, 400), palette.plane(0.2));
    const lamp = streetLamp({ ...picture, hour: 'night' }, left + width * chance.range(0.58, 0.72), 900, 520);
    sheet.ink(oval(lamp[0], 880, 130, 22), palette.lamp, 0.5);
    person(picture, left + width * chance.range(0.25, 0.42), 905, 270, {
      stance: 'walk',
      umbrella: true,
      shadeless: true,
    });
    air({ ...picture, weather: 'rain' }, 0, 0.5);
    const drops: string[] = [];
    const runs: string[] = [];
    for (let drop = 0; drop < 170; drop++) {
      const [x, y, size] = [left + chance.range(0, width), top + chance.range(0, height), chance.range(3, 9)];
      drops.push(oval(x, y, size, size * 1.25));
      if (drop % 6 === 0)
        runs.push(
          path([
            [x, y],
            [x + chance.range(-6, 6), y - chance.range(50, 170)],
          ]),
        );
    }
    sheet.stroke(runs.join(''), palette.light, 4, 0.26);
    sheet.ink(drops.join(''), palette.light, 0.5);
    const wall = mix(palette.local('#7f5a4a'), palette.deep, 0.5);
    sheet.raise(3);
    sheet.cut(
      `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20ZM${left} ${top}V${top + height}H${left + width}V${top}Z`,
      wall,
    );
    const frame = tone(palette.local('#efe2ca'), -0.08);
    sheet.raise();
    for (const x of [left - 26, left + width / 2 - 15, left + width - 8])
      sheet.cut(box(x, top - 26, 32, height + 40), frame);
    for (const y of [top - 28, top + height * 0.3]) sheet.cut(box(left - 26, y, width + 50, 28), frame);
    sheet.raise(2);
    sheet.cut(box(left - 90, top + height, width + 180, 56), frame);
    pot(picture, left + width * 0.14, top + height + 8, 210);
    sheet.cut(box(left + width * 0.8, top + height - 84, 84, 92), palette.accent);
    sheet.stroke(
      curve(
        [
          [left + width * 0.8 + 84, top + height - 66],
          [left + width * 0.8 + 122, top + height - 44],
          [left + width * 0.8 + 84, top + height - 16],
        ],
        false,
      ),
      palette.accent,
      12,
      1,
    );
    return [left + width * 0.5, 620];
  },
};

export const STORM: Family = {
  drawer: 'sea',
  subjects: { breaker, 'storm-fields': plain, 'storm-sea': front, 'rain-window': window },
};
