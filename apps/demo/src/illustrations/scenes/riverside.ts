import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Picture } from '../picture';
import { arch, box, curve, cutOut, hills, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { banks } from '../things/banks';
import { air } from '../things/clouds';
import { facade } from '../things/facade';
import { cypress, leaf, reeds, roundTree } from '../things/plants';
import { sky } from '../things/sky';
import { streetLamp } from '../things/street';
import { curtain, shelf } from '../things/tempest';
import { boat, reflection } from '../things/vessels';
import { cottage, village } from '../things/village';
import { water } from '../things/water';

/** A white staff with marks, that measures the water; (x, y) is its foot. */
function gauge({ sheet, palette, drawn }: Picture, x: number, y: number, height: number): void {
  drawn.note('gauge', x, y - height / 2);
  const wide = height * 0.16;
  sheet.cut(roundBox(x - wide / 2, y - height, wide, height, 6), palette.local('#f6f1e4'));
  for (let mark = 0; mark < 14; mark++)
    sheet.ink(
      box(x - wide / 2, y - height * (0.04 + mark * 0.068), wide * (mark % 5 ? 0.45 : 0.8), height * 0.016),
      mark % 5 ? palette.deep : palette.accent,
      0.95,
    );
}

/** A promenade by a river in flood: brown water at the parapet, lamps and people who look. */
export const flood: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = 470;
    sky({ ...picture, weather: 'rain' }, { horizon });
    shelf(picture, horizon * 0.62, 3);
    curtain(picture, 560, horizon * 0.5, 520, horizon + 10, 90);
    sheet.raise();
    for (let x = -40; x < WIDTH; ) {
      const width = chance.range(130, 220);
      facade(picture, {
        x,
        y: horizon + 40,
        width,
        height: chance.range(150, 300),
        distance: 0.45,
        ground: 'door',
      });
      x += width + 2;
    }
    const mud = palette.local('#9a7048');
    water(picture, { horizon: horizon + 34, bands: 5, swell: 20, tint: mud, foot: 980 });
    for (const [x, y, turn] of [
      [430, 640, -8],
      [1120, 720, 12],
    ] as const) {
      sheet.cut(roundBox(x - 130, y - 18, 260, 34, 16), palette.local('#5d4634'), { turn: [turn, x, y] });
      sheet.cut(strip([x + 40, y - 10], [x + 120, y - 90], 16, 6), palette.local('#5d4634'));
    }
    const stone = palette.local('#cdb898');
    sheet.raise(2);
    sheet.cut(box(-40, 880, WIDTH + 80, 400), tone(stone, -0.05));
    sheet.cut(box(-40, 800, WIDTH + 80, 96), stone);
    sheet.cut(box(-40, 786, WIDTH + 80, 30), tone(stone, 0.05));
    for (let block = 0; block < 12; block++) sheet.ink(box(block * 140 + 40, 816, 5, 80), palette.deep, 0.3);
    for (let splash = 0; splash < 9; splash++)
      sheet.ink(oval(splash * 190 + chance.range(0, 90), 790, chance.range(30, 70), 9), palette.light, 0.55);
    for (const x of [210, 1390]) streetLamp({ ...picture, hour: 'dusk' }, x, 980, 560);
    sheet.raise();
    const x = WIDTH / 2 + chance.range(-60, 60);
    person(picture, x - 150, 1030, 400, { stance: 'stand', umbrella: true, facing: 1, shadeless: true });
    person(picture, x + 150, 1010, 380, { stance: 'stand', facing: -1, shadeless: true });
    air({ ...picture, weather: 'rain' }, 0, 0.9);
    return [x, 690];
  },
};

function mill(picture: Picture, x: number, y: number, way: 1 | -1): void {
  const { sheet, palette, drawn } = picture;
  const stone = palette.local('#e6d2ac');
  drawn.note('mill', x, y - 200);
  reflection(picture, x, y + 20, 480, 220, stone);
  sheet.cut(box(x - 230, y - 330, 460, 350), stone);
  sheet.cut(
    cutOut([
      [x - 270, y - 320],
      [x, y - 480],
      [x + 270, y - 320],
    ]),
    palette.local('#b5573a'),
  );
  for (const dx of [-130, 0, 130]) sheet.ink(box(x + dx - 26, y - 260, 52, 70), palette.deep, 0.75);
  sheet.ink(arch(x - 90, y + 20, 110, 150), palette.deep, 0.85);
  sheet.ink(arch(x + 90, y + 20, 110, 150), palette.deep, 0.85);
  const wheel: Point = [x + way * 270, y - 60];
  sheet.above(1, () => {
    sheet.line(oval(...wheel, 150), palette.local('#6a4634'), 26);
    for (let spoke = 0; spoke < 4; spoke++)
      sheet.cut(strip([wheel[0] - 160, wheel[1]], [wheel[0] + 160, wheel[1]], 16), palette.local('#7a523a'), {
        turn: [spoke * 45, ...wheel],
      });
  });
}

/** An old mill by a calm river, with the marble staff that measures it. */
export const riverMill: Composition = {
  closest: 1.15,
  // The mill with its bank, and the reeds.
  planes: [2, 0],
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = 560;
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    for (let x = -40; x < WIDTH + 60; x += chance.range(60, 110))
      cypress(picture, x, horizon + 30, chance.range(150, 280), leaf(picture, 0.6, 1), 0.22);
    const way = chance.flip() ? 1 : -1;
    water(picture, { horizon: horizon + 30, bands: 4, swell: 6, light: sun });
    sheet.raise();
    const x = WIDTH / 2 - way * 110;
    mill(picture, x, 720, way);
    sheet.raise();
    sheet.cut(
      curve([
        [x - way * 240, 700],
        [x - way * 700, 660],
        [x - way * 1200, 900],
        [x - way * 900, 1260],
        [x - way * 420, 1260],
        [x - way * 360, 860],
      ]),
      palette.plane(0.22),
    );
    gauge(picture, x + way * 480, 960, 430);
    air(picture, 800, 0.6);
    sheet.raise();
    sheet.cut(hills(chance, 1140, 26, 1.4), palette.plane(0.05));
    for (const place of [0.08, 0.2, 0.9]) reeds(picture, WIDTH * place, 1180, 220, leaf(picture, 0.05));
    return [x + way * 120, 600];
  },
};

/** Stone steps that go down to a river, and a person who reads its staff. */
export const riverSteps: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 430;
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, 60, 640, horizon + 10, 56, 0.5);
    water(picture, { horizon: horizon + 14, bands: 5, swell: 6, light: sun });
    const way = chance.flip() ? 1 : -1;
    const stone = palette.local('#d2bd98');
    const x = WIDTH / 2 + way * 60;
    drawn.note('steps', x, 800);
    for (let step = 0; step < 8; step++) {
      sheet.raise();
      const y = 640 + step * 72;
      const inner = x - way * (260 - step * 78);
      const outer = WIDTH / 2 + way * 900;
      sheet.cut(
        cutOut([
          [inner, y],
          [outer, y],
          [outer, y + 90],
          [inner, y + 90],
        ]),
        tone(stone, 0.06 - step * 0.008),
      );
      sheet.ink(
        cutOut([
          [inner, y + 26],
          [outer, y + 26],
          [outer, y + 72],
          [inner, y + 72],
        ]),
        palette.deep,
        0.16,
      );
    }
    gauge(picture, x - way * 330, 860, 440);
    person(picture, x + way * 130, 870, 430, { stance: 'stand', facing: way === 1 ? -1 : 1, bag: true });
    air(picture, 900, 0.5);
    reeds(picture, WIDTH / 2 - way * 640, 1180, 280, leaf(picture, 0.05));
    reeds(picture, WIDTH / 2 - way * 480, 1200, 220, leaf(picture, 0.05));
    return [x - way * 80, 690];
  },
};

/** Two paddlers in a canoe. */
export const canoe: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 480;
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    for (let x = -40; x < WIDTH + 60; x += chance.range(90, 150))
      roundTree(picture, x, horizon + 60, chance.range(160, 260), leaf(picture, 0.5), undefined);
    water(picture, { horizon: horizon + 40, bands: 5, swell: 16, light: sun });
    const way = chance.flip() ? 1 : -1;
    const [x, y] = [WIDTH / 2, 860];
    drawn.note('canoe', x, y);
    sheet.raise();
    reflection(picture, x, y + 20, 900, 170, palette.accent);
    for (const [dx, lift] of [
      [-190, -20],
      [180, -20],
    ] as const) {
      person(picture, x + dx, y + lift, 380, { stance: 'row', facing: way, shadeless: true });
      sheet.line(
        path([
          [x + dx + way * 40, y - 260],
          [x + dx + way * 150, y + 60],
        ]),
        palette.local('#c79a5b'),
        13,
      );
      sheet.cut(oval(x + dx + way * 158, y + 80, 22, 52), palette.second, {
        turn: [-way * 18, x + dx + way * 158, y + 80],
      });
    }
    sheet.cut(
      curve([
        [x - 520, y - 90],
        [x - 380, y - 34],
        [x, y - 20],
        [x + 380, y - 34],
        [x + 520, y - 90],
        [x + 400, y + 40],
        [x, y + 58],
        [x - 400, y + 40],
      ]),
      palette.accent,
    );
    sheet.stroke(
      curve(
        [
          [x - 480, y - 52],
          [x, y + 6],
          [x + 480, y - 52],
        ],
        false,
      ),
      palette.light,
      10,
      0.9,
    );
    for (const dx of [-560, 560]) sheet.ink(oval(x + dx, y + 44, 130, 14), palette.light, 0.5);
    air(picture, 900, 0.5);
    return [x, 700];
  },
};

/** Boats with lanterns that cross a river together. */
export const lanternBoats: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, palette } = picture;
    const horizon = 470;
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, 420, 1180, horizon + 12, 64, 0.45);
    water(picture, { horizon: horizon + 14, bands: 4, swell: 5, light: sun });
    for (const [x, y, length] of [
      [430, 620, 230],
      [1120, 640, 250],
      [800, 720, 320],
      [380, 880, 400],
      [1190, 900, 420],
    ] as const) {
      sheet.raise();
      boat(picture, x, y, length, { colour: palette.local('#7a3f34'), mast: false, way: x < 800 ? 1 : -1 });
      for (const dx of [-0.16, 0.08])
        person(picture, x + dx * length, y - length * 0.06, length * 0.62, {
          stance: 'row',
          shadeless: true,
        });
      const lamp: Point = [x + (x < 800 ? 0.4 : -0.4) * length, y - length * 0.52];
      sheet.cut(strip([lamp[0], y - length * 0.14], lamp, 6), palette.deep);
      sheet.glow(...lamp, length * 0.55, palette.lamp, 0.9);
      sheet.cut(oval(...lamp, length * 0.055, length * 0.075), palette.lamp);
      picture.drawn.note('lantern', ...lamp);
    }
    air(picture, 1000, 0.3);
    return [WIDTH / 2, 660];
  },
};

/** A narrow river between canes, with small gardens inside its bend. */
export const riverGardens: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 450;
    sky(picture, { horizon });
    banks(picture, horizon);
    const green = mix(leaf(picture, 0.2, 1), palette.second, 0.15);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 30, 14, 1.5), mix(green, palette.haze, 0.3));
    cottage(picture, 300, horizon + 70, 150, 0.3);
    sheet.raise();
    drawn.note('river', WIDTH / 2, 720);
    const stream: Point[] = [
      [900, horizon + 40],
      [560, 600],
      [420, 730],
      [760, 860],
      [1260, 980],
      [1300, 1260],
      [760, 1260],
      [700, 1060],
      [220, 900],
      [120, 700],
      [420, 560],
      [840, horizon + 40],
    ];
    sheet.cut(curve(stream), mix(palette.low, palette.mid, 0.35));
    sheet.stroke(
      curve(
        [
          [860, horizon + 50],
          [480, 590],
          [280, 730],
          [620, 900],
          [1000, 1040],
        ],
        false,
      ),
      palette.light,
      8,
      0.6,
    );
    sheet.raise();
    drawn.note('garden', 1080, 700);
    for (let row = 0; row < 6; row++) {
      const y = 600 + row * 50;
      sheet.cut(box(760 + row * 14, y, 760 - row * 6, 26), palette.local('#9a7048'));
      for (let plant = 0; plant < 11; plant++)
        sheet.cut(
          oval(800 + row * 14 + plant * 64, y - 4, 24, 20),
          mix(row % 2 ? green : palette.local('#7da34a'), palette.deep, (plant % 3) * 0.06),
        );
    }
    person(picture, 1180, 760, 240, { stance: 'stand', hat: true });
    air(picture, 900, 0.5);
    sheet.raise();
    for (const [x, y] of [
      [80, 1080],
      [200, 1180],
      [330, 1220],
      [1420, 1180],
      [1530, 1100],
      [580, 640],
    ] as const)
      reeds(picture, x, y, y > 900 ? 330 : 150, leaf(picture, 0.05));
    return [WIDTH / 2, 700];
  },
};
