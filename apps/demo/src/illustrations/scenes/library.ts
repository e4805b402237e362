import { mix } from '../colour';
import { person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family } from '../picture';
import { box, curve, cutOut, HEIGHT, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { lamp, letters, papers, recorder, shelves, turntable } from '../things/desk';
import { tableTop } from '../things/furniture';
import { pot } from '../things/plants';
import { pane, pendant, room } from '../things/room';
import { crateShelf, plans } from './stillness';

/** A writing desk by a window, with an inkwell, a tape recorder or a plant on it. */
const desk = (thing: 'inkwell' | 'recorder' | 'plant'): Composition => ({
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const wall = mix(
      palette.local(chance.pick(['#c9a57a', '#7f9a8c', '#b5705a', '#6f86a0', '#d6bc7a'])),
      palette.mid,
      0.25,
    );
    room(picture, { floor: 820, wall, ground: mix(palette.local('#7a5138'), palette.near, 0.3) });
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x + way * 360 - 230, 60, 460, 560, {
      columns: 2,
      rows: 3,
      frame: palette.local('#efe2c8'),
    });
    shelves(picture, way === 1 ? -40 : x + 120, way === 1 ? x - 120 : 1640, 60, 760, 4);
    tableTop(picture, 740, 1030, palette.local('#9c623a'));
    sheet.raise();
    lamp(picture, x - way * 330, 850, 330);
    papers(picture, x, 920, way);
    for (let book = 0; book < chance.whole(3, 5); book++)
      sheet.cut(
        roundBox(x + way * 470 - 140 + chance.range(-18, 18), 850 - book * 42, 280, 40, 6),
        palette.local(chance.pick(['#a8443a', '#2f5a66', '#d8a646', '#566b4c', '#e6d9bd'])),
      );
    sheet.raise();
    if (thing === 'inkwell') {
      sheet.cut(
        cutOut([
          [x - way * 170 - 50, 830],
          [x - way * 170 + 50, 830],
          [x - way * 170 + 62, 910],
          [x - way * 170 - 62, 910],
        ]),
        palette.local('#22384a'),
      );
      sheet.cut(box(x - way * 170 - 26, 810, 52, 24), palette.deep);
      sheet.cut(
        curve([
          [x - way * 160, 826],
          [x - way * 130, 700],
          [x - way * 60, 600],
          [x - way * 80, 700],
          [x - way * 140, 800],
        ]),
        palette.light,
      );
    } else if (thing === 'recorder') recorder(picture, x - way * 130, 900, 330);
    else pot(picture, x - way * 160, 880, 210);
    return [x, 780];
  },
});

const hall: Composition = {
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const vanish: Point = [WIDTH / 2 + chance.range(-90, 90), 560];
    const end = 0.8;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.local('#c9a57a'), palette.mid, 0.4));
    const [left, right] = [vanish[0] - 1080, vanish[0] + 1080];
    sheet.ink(
      cutOut([
        [left, -700],
        toward([left, -700], vanish, end),
        toward([right, -700], vanish, end),
        [right, -700],
      ]),
      mix(palette.local('#e3cfa6'), palette.far, 0.3),
    );
    for (let coffer = 0; coffer < 6; coffer++) {
      const share = recede(coffer, 6, end);
      sheet.stroke(
        path([toward([left, -700], vanish, share), toward([right, -700], vanish, share)]),
        palette.deep,
        12 * (1 - share),
        0.3,
      );
    }
    const window = hour === 'night' ? mix(palette.top, palette.middle, 0.5) : palette.low;
    const wallTop = toward([left, -700], vanish, end)[1];
    sheet.ink(box(vanish[0] - 150, wallTop + 20, 300, 330), window);
    for (const bar of [-150, -50, 50, 150])
      sheet.cut(box(vanish[0] + bar - 5, wallTop + 20, 10, 330), palette.local('#efe2c8'));
    if (hour !== 'night') sheet.glow(vanish[0], wallTop + 180, 420, palette.light, 0.75);
    const floor = mix(palette.local('#8a5c3f'), palette.near, 0.25);
    sheet.raise();
    sheet.cut(
      cutOut([
        toward([left, 1560], vanish, end),
        toward([right, 1560], vanish, end),
        [right, 1560],
        [left, 1560],
      ]),
      floor,
    );
    const cloths = [
      '#a8443a',
      '#2f5a66',
      '#d8a646',
      '#566b4c',
      '#7c4a5e',
      '#e6d9bd',
      '#3b3d55',
      '#b9764a',
    ] as const;
    for (const way of [-1, 1] as const) {
      sheet.raise();
      const nearX = vanish[0] + way * 1080;
      const wood = mix(palette.local('#7a4e32'), palette.deep, way === side ? 0.4 : 0.15);
      sheet.cut(cutOut(wallPiece(nearX, [-480, 1560], vanish, 0, end)), wood);
      for (let bay = 4; bay >= 0; bay--) {
        const [from, to] = [recede(bay + 0.06, 5, end), recede(bay + 0.94, 5, end)];
        for (let row = 0; row < 6; row++) {
          const [upper, lower] = [-420 + row * 300, -420 + row * 300 + 262];
          sheet.ink(cutOut(wallPiece(nearX, [upper, lower], vanish, from, to)), palette.deep, 0.6);
          const count = 9;
          for (let book = 0; book < count; book++) {
            const [a, b] = [
              from + ((to - from) * book) / count,
              from + ((to - from) * (book + 0.86)) / count,
            ];
            const cloth = palette.local(chance.pick(cloths), bay * 0.05);
            sheet.ink(
              cutOut(wallPiece(nearX, [upper + chance.range(14, 90), lower], vanish, a, b)),
              way === side ? mix(cloth, palette.deep, 0.35) : cloth,
            );
          }
        }
      }
    }
    sheet.raise();
    for (let lampOf = 2; lampOf >= 0; lampOf--) {
      const scale = 1 - lampOf * 0.28;
      pendant(picture, vanish[0] - 300 * scale, 330 - scale * 190, 200 * scale, palette.second);
      pendant(picture, vanish[0] + 300 * scale, 330 - scale * 190, 200 * scale, palette.second);
    }
    for (let table = 2; table >= 0; table--) {
      const scale = 1 - table * 0.27;
      const y = 990 - table * 120;
      sheet.raise();
      for (const dx of [-0.32, 0.1])
        person(picture, vanish[0] + dx * 900 * scale, y + 120 * scale, 430 * scale, {
          stance: 'sit',
          facing: dx < 0 ? 1 : -1,
          shadeless: true,
        });
      sheet.cut(
        cutOut([
          [vanish[0] - 420 * scale, y - 40 * scale],
          [vanish[0] + 420 * scale, y - 40 * scale],
          [vanish[0] + 520 * scale, y + 40 * scale],
          [vanish[0] - 520 * scale, y + 40 * scale],
        ]),
        palette.local('#b57a48', table * 0.08),
      );
      sheet.cut(
        box(vanish[0] - 520 * scale, y + 40 * scale, 1040 * scale, 30 * scale),
        mix(palette.local('#b57a48'), palette.deep, 0.4),
      );
      for (const dx of [-0.25, 0.25])
        sheet.cut(
          strip(
            [vanish[0] + dx * 1500 * scale, y + 60 * scale],
            [vanish[0] + dx * 1500 * scale, y + 210 * scale],
            30 * scale,
          ),
          mix(palette.local('#8a5a38'), palette.deep, 0.4),
        );
      lamp(picture, vanish[0] + 10, y - 4 * scale, 190 * scale);
      for (const dx of [-0.24, 0.24])
        sheet.above(1, () =>
          sheet.cut(
            cutOut([
              [vanish[0] + dx * 900 * scale - 70 * scale, y - 20 * scale],
              [vanish[0] + dx * 900 * scale + 60 * scale, y - 20 * scale],
              [vanish[0] + dx * 900 * scale + 76 * scale, y + 18 * scale],
              [vanish[0] + dx * 900 * scale - 86 * scale, y + 18 * scale],
            ]),
            palette.light,
          ),
        );
    }
    return [vanish[0], 720];
  },
};

/** A table before shelves, with a record that turns or the letters of a press. */
const records = (thing: 'record' | 'letters'): Composition => ({
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const wall = mix(palette.local('#9c7350'), palette.near, 0.35);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    shelves(picture, -40, x - way * 60 - 330, 40, 800, 4);
    shelves(picture, x - way * 60 + 330, 1640, 40, 800, 4);
    shelves(picture, x - way * 60 - 310, x - way * 60 + 310, 40, 420, 2);
    if (chance.flip()) {
      sheet.raise();
      sheet.ink(box(x - way * 60 - 300, 440, 600, 340), mix(palette.local('#d8b98a'), palette.mid, 0.3));
      pane(picture, x - way * 60 - 190, 470, 380, 270, {
        columns: 2,
        rows: 1,
        frame: palette.local('#efe2c8'),
      });
    }
    tableTop(picture, 780, 1040, palette.local('#a8693f'));
    sheet.raise();
    lamp(picture, x + way * 370, 880, 360);
    if (thing === 'record') turntable(picture, x - way * 40, 940, 520);
    else letters(picture, x - way * 40, 950, 250);
    for (let book = 0; book < 4; book++)
      sheet.cut(
        roundBox(x - way * 520 - 130 + chance.range(-16, 16), 880 - book * 44, 260, 42, 6),
        palette.local(chance.pick(['#a8443a', '#2f5a66', '#d8a646', '#566b4c'])),
      );
    return [x, 790];
  },
});

export const LIBRARY: Family = {
  drawer: 'hearth',
  subjects: {
    'writing-desk': desk('inkwell'),
    'reading-room': hall,
    'record-player': records('record'),
    'office-desk': desk('plant'),
    letters: records('letters'),
    recorder: desk('recorder'),
    'crate-shelf': crateShelf,
    plans,
  },
};
