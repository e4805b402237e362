import { mix, tone } from '../colour';
import { bust } from '../people/bust';
import { workerFor } from '../people/sitter';
import type { Composition } from '../picture';
import { blob, box, HEIGHT, oval, WIDTH } from '../shapes';
import { scale } from '../things/fishmonger';
import { pendant } from '../things/room';
import { goods } from '../things/stalls';

export const shelves: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const wall = mix(palette.local('#8f6a4a'), palette.near, 0.35);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    const x = WIDTH / 2 + chance.range(-80, 80);
    const wood = palette.local('#b07f4f');
    for (let row = 0; row < 4; row++) {
      const y = 230 + row * 200;
      sheet.ink(box(0, y - 180, WIDTH, 180), palette.deep, 0.42);
      for (let px = 20; px < WIDTH; ) {
        const wide = chance.range(46, 96);
        goods(picture, px, y, wide, chance.range(80, 150));
        px += wide + chance.range(4, 16);
      }
      sheet.above(1, () => sheet.cut(box(-20, y, WIDTH + 40, 22), wood));
    }
    sheet.raise();
    for (const px of [x - 620, x, x + 620]) sheet.cut(box(px - 14, -20, 28, 900), tone(wood, -0.06));
    pendant(picture, x - 260, 190, 210, palette.second);
    pendant(picture, x + 330, 160, 210, palette.second);
    sheet.raise();
    sheet.above(1, () =>
      bust(picture, workerFor(chance), { x: x - 40, y: 560, unit: 84, turn: chance.range(-0.4, 0.4) }),
    );
    sheet.raise(2);
    sheet.cut(box(-20, 900, WIDTH + 40, 330), mix(palette.local('#7a4f38'), palette.deep, 0.15));
    sheet.cut(box(-20, 884, WIDTH + 40, 40), wood);
    for (let panel = 0; panel < 6; panel++)
      sheet.ink(box(60 + panel * 270, 970, 220, 180), palette.deep, 0.2);
    for (const dx of [-0.32, 0.3]) {
      sheet.cut(blob(chance, x + dx * WIDTH, 800, 110, 96, 0.06), palette.local('#cdb48c'));
      sheet.ink(oval(x + dx * WIDTH, 742, 80, 24), palette.local(dx > 0 ? '#f1ead8' : '#c9743c'));
    }
    scale(picture, x + 250, 888, 300);
    return [x, 590];
  },
};
