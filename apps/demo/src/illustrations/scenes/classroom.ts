import { mix } from '../colour';
import type { Composition, Family, Picture } from '../picture';
import { box, curve, cutOut, oval, type Point, roundBox, strip, WIDTH } from '../shapes';
import { books, chair, notice, tableTop } from '../things/furniture';
import { pot } from '../things/plants';
import { pane, pendant, room } from '../things/room';

/** A school desk from the front; (x, y) is the middle of its feet. */
function desk({ sheet, palette }: Picture, x: number, y: number, width: number, colour: string): void {
  const height = width * 0.62;
  for (const way of [-1, 1]) {
    sheet.cut(
      strip([x + way * width * 0.4, y - height], [x + way * width * 0.44, y], width * 0.045),
      mix(palette.deep, palette.near, 0.4),
    );
  }
  sheet.cut(
    cutOut([
      [x - width * 0.44, y - height * 1.16],
      [x + width * 0.44, y - height * 1.16],
      [x + width * 0.52, y - height * 0.94],
      [x - width * 0.52, y - height * 0.94],
    ]),
    colour,
  );
  sheet.cut(
    box(x - width * 0.52, y - height * 0.95, width * 1.04, height * 0.13),
    mix(colour, palette.deep, 0.32),
  );
  sheet.ink(box(x - width * 0.4, y - height * 0.82, width * 0.8, height * 0.2), palette.deep, 0.35);
}

/** A globe on its foot; (x, y) is its bottom centre. */
function globe({ sheet, chance, palette, side }: Picture, x: number, y: number, size: number): void {
  const [cx, cy, r] = [x, y - size * 0.62, size * 0.36];
  sheet.cut(
    cutOut([
      [x - size * 0.22, y],
      [x - size * 0.05, y - size * 0.2],
      [x + size * 0.05, y - size * 0.2],
      [x + size * 0.22, y],
    ]),
    palette.local('#7a4f34'),
  );
  sheet.line(
    `M${cx - r * 0.6} ${cy - r}A${r * 1.18} ${r * 1.18} 0 1 0 ${cx + r * 0.7} ${cy + r}`,
    palette.local('#c99a4a'),
    size * 0.035,
  );
  sheet.above(1, () => {
    sheet.cut(oval(cx, cy, r), palette.local('#4f8fa6'));
    sheet.within(oval(cx, cy, r), () => {
      const land: Point[] = [
        [cx - r * 0.7, cy - r * 0.5],
        [cx - r * 0.2, cy - r * 0.7],
        [cx + r * 0.1, cy - r * 0.2],
        [cx - r * 0.2, cy + r * 0.1],
        [cx - r * 0.1, cy + r * 0.7],
        [cx - r * 0.45, cy + r * 0.2],
      ];
      sheet.ink(curve(land), palette.local('#c9b06a'));
      sheet.ink(
        curve(land.map(([px, py]): Point => [px + r * 0.95, py + r * chance.range(-0.05, 0.15)])),
        palette.local('#c9b06a'),
      );
      sheet.ink(oval(cx + side * r * 0.45, cy + r * 0.2, r), palette.deep, 0.14);
    });
  });
}

const rows: Composition = {
  closest: 1.35,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const floor = chance.range(640, 700);
    const wall = mix(
      palette.local(chance.pick(['#e3d6b4', '#cfe0d8', '#edd9c0', '#c9d6e2', '#e6c9a8'])),
      palette.far,
      0.25,
    );
    room(picture, {
      floor,
      wall,
      ground: mix(palette.local('#b98a5a'), palette.near, 0.15),
      tiles: 'boards',
    });
    sheet.ink(box(0, floor - 190, WIDTH, 170), mix(palette.mid, wall, 0.3), 0.8);
    const x = WIDTH / 2 + chance.range(-120, 120);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x - 330, 110, 660, 380, {
      columns: 3,
      rows: 2,
      frame: palette.local('#f2ead8'),
      throwTo: floor + 60,
    });
    for (let card = 0; card < 4; card++)
      notice(
        picture,
        x + way * 430 + (card % 2) * 130 * way - 50,
        150 + Math.floor(card / 2) * 160,
        96,
        124,
        [palette.second, palette.light, palette.accent, palette.local('#8fb3a8')][card],
      );
    pendant(picture, x - 420, 60, 170, palette.near);
    pendant(picture, x + 420, 60, 170, palette.near);
    globe(picture, x - way * 470, floor + 10, 240);
    const wood = palette.local('#d9a866');
    const blue = palette.local('#3f7f92');
    const stacked = picture.weather === 'rain';
    for (let row = 0; row < 3; row++) {
      sheet.raise();
      const y = floor + 110 + row * 165;
      const width = 210 + row * 74;
      const count = row === 0 ? 5 : row === 1 ? 4 : 3;
      for (let one = 0; one < count; one++) {
        const dx = x + (one - (count - 1) / 2) * width * 1.42;
        if (!stacked)
          chair(
            picture,
            dx + width * 0.05,
            y + 30,
            width * 0.86,
            mix(blue, palette.second, one % 3 === 1 ? 0.8 : 0),
            way,
          );
        desk(picture, dx, y, width, wood);
        if (stacked)
          chair(
            picture,
            dx,
            y - width * 0.66,
            width * 0.66,
            mix(blue, palette.second, one % 3 === 1 ? 0.8 : 0),
            way,
          );
        else if (chance.flip(0.6))
          sheet.cut(
            cutOut([
              [dx - width * 0.16, y - width * 0.67],
              [dx + width * 0.1, y - width * 0.69],
              [dx + width * 0.16, y - width * 0.62],
              [dx - width * 0.12, y - width * 0.6],
            ]),
            chance.flip() ? palette.light : palette.accent,
          );
      }
    }
    if (hour === 'dawn') sheet.glow(x, 330, 520, palette.second, 0.3);
    return [x, 600];
  },
};

const board: Composition = {
  closest: 1.25,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const floor = 800;
    const wall = mix(
      palette.local(chance.pick(['#ddc9a2', '#c6d8cc', '#e8cdb4', '#bfd0dc'])),
      palette.far,
      0.25,
    );
    room(picture, { floor, wall, ground: mix(palette.local('#a87b52'), palette.near, 0.2) });
    const x = WIDTH / 2 + chance.range(-70, 70);
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(box(x - 480, 170, 960, 470), palette.local('#8a5f3c'));
    const slate = mix(palette.local('#24524a'), palette.deep, 0.25);
    sheet.ink(box(x - 452, 198, 904, 414), slate);
    sheet.ink(
      cutOut([
        [x - 452, 198],
        [x - side * 100, 198],
        [x - side * 320, 612],
        [x - 452, 612],
      ]),
      palette.light,
      0.05,
    );
    for (let line = 0; line < 5; line++) {
      const [lx, ly] = [x - 380 + (line % 2) * 30, 270 + line * 64];
      const points = Array.from(
        { length: 12 },
        (_, index): Point => [lx + index * chance.range(22, 28), ly + Math.sin(index * 2.1 + line) * 11],
      );
      sheet.stroke(curve(points.slice(0, chance.whole(6, 12)), false), palette.light, 6, 0.75);
    }
    sheet.stroke(oval(x + 270, 400, 110), palette.light, 6, 0.75);
    sheet.stroke(
      cutOut([
        [x + 175, 455],
        [x + 270, 290],
        [x + 366, 455],
      ]),
      palette.second,
      6,
      0.8,
    );
    sheet.cut(box(x - 500, 636, 1000, 20), palette.local('#a87a4e'));
    pane(picture, way === 1 ? x - 900 : x + 590, 150, 280, 440, {
      frame: palette.local('#f2ead8'),
      throwTo: floor,
    });
    books(picture, way === 1 ? x + 560 : x - 860, way === 1 ? x + 860 : x - 560, 420, 120);
    sheet.cut(box(way === 1 ? x + 550 : x - 870, 418, 320, 16), palette.local('#8a5f3c'));
    const wood = palette.local('#cf9a5b');
    tableTop(picture, 830, 920, wood, { left: x - 560, right: x + 560, inset: 60, legs: true });
    sheet.raise();
    globe(picture, x + way * 330, 880, 290);
    let y = 880;
    for (let book = 0; book < 4; book++) {
      const width = chance.range(190, 240);
      sheet.cut(
        roundBox(x - way * 250 - width / 2 + chance.range(-16, 16), y - 40, width, 38, 6),
        palette.local(chance.pick(['#a8443a', '#2f5a66', '#d8a646', '#566b4c'])),
      );
      y -= 40;
    }
    sheet.cut(oval(x - way * 250, y - 34, 36, 38), palette.accent);
    sheet.cut(
      curve([
        [x - way * 250, y - 68],
        [x - way * 250 + 16, y - 100],
        [x - way * 250 + 30, y - 96],
        [x - way * 250 + 12, y - 72],
      ]),
      palette.local('#5d8a4a'),
    );
    pot(picture, x + way * 40, 890, 150);
    picture.drawn.note('blackboard', x, 480);
    return [x, 620];
  },
};

export const CLASSROOM: Family = { drawer: 'clinic', subjects: { classroom: rows, blackboard: board } };
