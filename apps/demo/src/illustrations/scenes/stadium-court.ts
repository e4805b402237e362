import { mix } from '../colour';
import { player } from '../people/player';
import type { Composition } from '../picture';
import { box, cutOut, HEIGHT, oval, path, strip, WIDTH } from '../shapes';
import { stand } from '../things/stand';

export const court: Composition = {
  closest: 1.3,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const way = chance.flip() ? 1 : -1;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.near, palette.deep, 0.35));
    for (let truss = 0; truss < 6; truss++) {
      const y = 40 + truss * 34;
      sheet.stroke(
        path([
          [-20, y + truss * 8],
          [WIDTH + 20, y + truss * 8],
        ]),
        palette.far,
        7 - truss,
        0.35,
      );
    }
    for (let lamp = 0; lamp < 5; lamp++) {
      const lx = 180 + lamp * 310;
      sheet.glow(lx, 150, 330, palette.lamp, 0.6);
      sheet.cut(
        cutOut([
          [lx - 60, 130],
          [lx + 60, 130],
          [lx + 44, 166],
          [lx - 44, 166],
        ]),
        palette.light,
      );
    }
    stand(picture, -20, WIDTH + 20, 320, 7, 46);
    sheet.raise();
    sheet.cut(box(-20, 650, WIDTH + 40, 60), palette.accent);
    sheet.raise();
    const wood = palette.local('#d29a5c');
    sheet.cut(box(-20, 706, WIDTH + 40, 520), wood);
    for (let board = 0; board < 15; board++)
      sheet.stroke(
        path([
          [800 + (board - 7) * 120, 706],
          [800 + (board - 7) * 260, HEIGHT],
        ]),
        palette.deep,
        3,
        0.16,
      );
    sheet.stroke(oval(WIDTH / 2, 960, 620, 150), palette.light, 10, 0.75);
    sheet.stroke(
      path([
        [-20, 760],
        [WIDTH + 20, 760],
      ]),
      palette.light,
      8,
      0.7,
    );
    const gloss = sheet.fade([
      [palette.light, 0.3],
      [palette.deep, 0.3],
    ]);
    sheet.ink(box(0, 706, WIDTH, 500), gloss);
    const x = WIDTH / 2 + way * chance.range(60, 150);
    const shirt = chance.flip() ? palette.second : palette.local('#3f8f8a');
    const basket = chance.flip(0.6);
    for (const dx of [-430, -180, 250, 470]) sheet.ink(oval(x + dx * way, 1010, 120, 15), palette.deep, 0.3);
    player(picture, x - way * 430, 1000, 390, palette.light, way);
    player(picture, x + way * 430, 980, 370, shirt, way === 1 ? -1 : 1, 'up');
    if (basket) {
      const hx = x + way * 260;
      sheet.raise();
      sheet.cut(strip([hx + way * 330, 1010], [hx + way * 250, 330], 34), palette.deep);
      sheet.cut(strip([hx + way * 250, 350], [hx + way * 60, 420], 22), palette.deep);
      sheet.above(2, () => {
        sheet.cut(
          cutOut([
            [hx - 150, 240],
            [hx + 150, 240],
            [hx + 150, 470],
            [hx - 150, 470],
          ]),
          palette.light,
        );
        sheet.stroke(box(hx - 62, 350, 124, 92), palette.accent, 9);
        sheet.line(oval(hx - way * 10, 476, 76, 17), palette.accent, 12);
        for (let cord = -3; cord <= 3; cord++)
          sheet.stroke(
            path([
              [hx - way * 10 + cord * 22, 480],
              [hx - way * 10 + cord * 13, 590],
            ]),
            palette.light,
            5,
            0.95,
          );
        for (const drop of [520, 556])
          sheet.stroke(
            path([
              [hx - 66, drop],
              [hx + 46, drop],
            ]),
            palette.light,
            4,
            0.9,
          );
      });
      sheet.raise();
      player(picture, x - way * 90, 930, 480, shirt, way, 'up');
      sheet.cut(oval(x + way * 40, 330, 48), palette.local('#e0762e'));
      sheet.stroke(
        path([
          [x + way * 40 - 46, 330],
          [x + way * 40 + 46, 330],
        ]),
        palette.deep,
        4,
        0.6,
      );
      sheet.stroke(
        path([
          [x + way * 40, 284],
          [x + way * 40, 376],
        ]),
        palette.deep,
        4,
        0.6,
      );
    } else {
      sheet.raise();
      for (const dx of [-130, 0, 130])
        player(picture, x - way * 40 + dx, 1010, 460, shirt, dx > 0 ? -1 : 1, 'up');
    }
    return [x - way * 20, 640];
  },
};
