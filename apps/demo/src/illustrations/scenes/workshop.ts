import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { box, cutOut, HEIGHT, oval, roundBox, strip, WIDTH } from '../shapes';
import { open, tiles, vase } from '../things/bench';
import { notice, tableTop } from '../things/furniture';
import { hullOnStocks } from '../things/hull';
import { guitar } from '../things/instruments';
import { pane, pendant, room } from '../things/room';
import { pencilJar, plane, tools } from '../things/tools';
import { guitarFind, radioBench } from './stillness';
import { fire } from './townlife';
import { plant } from './workshop-plant';

const boatyard: Composition = {
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const floor = 840;
    const wall = mix(palette.local(chance.pick(['#a58e74', '#7f9294', '#b5916a'])), palette.mid, 0.3);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    for (let plank = 0; plank < 15; plank++) sheet.ink(box(plank * 110, 0, 5, floor), palette.deep, 0.2);
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    const opening = cutOut([
      [x - 400, floor],
      [x - 400, 250],
      [x, 90],
      [x + 400, 250],
      [x + 400, floor],
    ]);
    const view = sheet.fade([
      [palette.top, 1],
      [palette.middle, 1],
      [palette.low, 1],
    ]);
    sheet.within(opening, () => {
      sheet.ink(opening, view);
      sheet.ink(box(0, 640, WIDTH, 300), palette.plane(0.6));
      sheet.ink(box(0, 740, WIDTH, 300), palette.plane(0.42));
      if (hour !== 'night') sheet.glow(x + side * 160, 560, 420, palette.light, 0.6);
    });
    sheet.raise(2);
    const beam = mix(palette.local('#5f4434'), palette.deep, 0.3);
    for (const end of [-1, 1]) sheet.cut(strip([x + end * 410, floor], [x + end * 410, 240], 40), beam);
    sheet.cut(strip([x - 900, -110], [x + 20, -480], 10), beam);
    for (const end of [-1, 1]) sheet.cut(strip([x, 66], [x + end * 980, 456], 46), beam);
    sheet.cut(box(-20, 236, WIDTH + 40, 34), beam);
    tools(picture, 330, way === 1 ? 20 : x + 450, way === 1 ? x - 450 : 1580);
    for (const dx of [-560, 560]) pendant(picture, x + dx, 150, 170, palette.accent);
    sheet.raise();
    sheet.cut(box(-20, floor, WIDTH + 40, 400), mix(palette.local('#b99468'), palette.near, 0.25));
    for (let shaving = 0; shaving < 46; shaving++)
      sheet.ink(oval(chance.range(100, 1500), chance.range(floor + 60, HEIGHT), 18, 7), palette.light, 0.34, [
        chance.range(0, 180),
        0,
        0,
      ]);
    hullOnStocks(picture, x, 950, chance.range(960, 1080), way);
    sheet.raise();
    person(picture, x - way * 480, 1060, 470, {
      facing: way,
      shadeless: true,
      coat: palette.local('#3f6f8a'),
    });
    if (chance.flip(0.6)) {
      for (const dx of [0, 76])
        sheet.cut(
          strip([x + way * 420 + dx * way, 1080], [x + way * 330 + dx * 0.6 * way, 560], 17),
          palette.local('#c99a62'),
        );
      for (let rung = 1; rung < 8; rung++)
        sheet.cut(
          strip(
            [x + way * (420 - rung * 11), 1080 - rung * 64],
            [x + way * (494 - rung * 15), 1080 - rung * 64],
            13,
          ),
          palette.local('#c99a62'),
        );
    }
    return [x, 760];
  },
};

/** A craftsman's bench under its window: a luthier's, a bookkeeper's or a potter's. */
const bench = (trade: 'luthier' | 'ledger' | 'potter'): Composition => ({
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const wall = mix(
      palette.local(chance.pick(['#b49474', '#8fa39a', '#c9a878', '#94a3b0', '#b5826a'])),
      palette.mid,
      0.26,
    );
    room(picture, { floor: 800, wall, ground: mix(palette.local('#8a6a4c'), palette.near, 0.3) });
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x + way * 330 - 210, 90, 420, 440, {
      columns: 2,
      rows: 3,
      frame: palette.local('#e9dcc2'),
    });
    tools(picture, 130, way === 1 ? 60 : x + 40, way === 1 ? x - 20 : 1540);
    notice(picture, x - way * 420 - 60, 400, 130, 160, palette.light);
    pendant(picture, x - way * 190, 190, 230, palette.accent);
    tableTop(picture, 720, 1010, palette.local('#c08a52'));
    sheet.raise();
    if (trade === 'luthier') {
      guitar(picture, x - 40, 830, 760, -82 * way, palette.local('#d39a55'));
      guitar(picture, x - way * 560, 560, 520, 8 * way, palette.local('#a8602f'));
      plane(picture, x + way * 380, 950, 260);
    } else if (trade === 'ledger') {
      open(picture, x, 900, 560);
      for (let ink = 0; ink < 2; ink++) pencilJar(picture, x + way * (420 + ink * 150), 880 + ink * 50, 160);
      for (let book = 0; book < 4; book++)
        sheet.cut(
          roundBox(x - way * 480 - 130 + chance.range(-14, 14), 850 - book * 40, 260, 38, 6),
          palette.local(chance.pick(['#a8443a', '#2f5a66', '#d8a646', '#566b4c'])),
        );
    } else {
      tiles(picture, x, 940, 150);
      pencilJar(picture, x - way * 520, 900, 200);
      for (let jar = 0; jar < 3; jar++)
        vase(picture, x + way * (430 + jar * 130), 860 + jar * 36, chance.range(170, 240));
    }
    if (hour === 'night' || hour === 'dusk') sheet.glow(x, 820, 620, palette.lamp, 0.35);
    return [x, 790];
  },
});

export const WORKSHOP: Family = {
  drawer: 'iron',
  subjects: {
    boatyard,
    'guitar-find': guitarFind,
    luthier: bench('luthier'),
    ledger: bench('ledger'),
    potter: bench('potter'),
    'paper-mill': plant,
    fire,
    'radio-bench': radioBench,
  },
};
