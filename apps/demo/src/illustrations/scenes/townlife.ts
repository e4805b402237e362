import { mix, tone } from '../colour';
import { longShade, person } from '../people/figures';
import type { Composition, Picture } from '../picture';
import { arch, box, curve, cutOut, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { awning, casement, facade, WALLS } from '../things/facade';
import { chair } from '../things/furniture';
import { musicStand } from '../things/instruments';
import { pot } from '../things/plants';
import { sky } from '../things/sky';
import { bunting, streetLamp } from '../things/street';
import { belfry, village } from '../things/village';

/** Houses round a square, and its paving from `ground` down. */
function plaza(picture: Picture, ground: number, low = false): void {
  const { sheet, chance, palette } = picture;
  sky(picture, { horizon: 600 });
  village(picture, -20, WIDTH, 640, 110, 0.6, false);
  sheet.raise();
  for (let x = -70; x < WIDTH; ) {
    const width = chance.range(200, 290);
    facade(picture, {
      x,
      y: ground,
      width,
      height: low ? chance.range(230, 330) : chance.range(340, 500),
      distance: 0.12,
      ground: chance.pick(['arches', 'door']),
    });
    x += width + 3;
  }
  sheet.raise();
  sheet.cut(box(-40, ground, WIDTH + 80, 600), palette.local('#cdb698'));
  sheet.ink(
    box(-40, ground, WIDTH + 80, 500),
    sheet.fade([
      [palette.deep, 0.05],
      [palette.deep, 0.4],
    ]),
  );
}

/** A wall square on, with light from one side. */
function wallFront(picture: Picture, ground: number, colour: string): void {
  const { sheet, palette, side } = picture;
  sky(picture, { horizon: 500, bare: true });
  sheet.raise();
  sheet.cut(box(-20, -20, WIDTH + 40, ground + 20), colour);
  sheet.ink(
    box(-20, -20, WIDTH + 40, ground + 20),
    sheet.fade(
      [
        [palette.deep, 0],
        [palette.deep, 0.45],
      ],
      side === 1 ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
    ),
  );
  sheet.raise();
  sheet.cut(box(-20, ground, WIDTH + 40, 300), palette.local('#b7a084'));
}

/** A bakery's front, with its loaves. */
export const bakery: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn, hour } = picture;
    const ground = 1010;
    wallFront(picture, ground, palette.local('#e6cfa2'));
    const x = WIDTH / 2 + chance.range(-50, 50);
    const way = chance.flip() ? 1 : -1;
    for (const dx of [-560, 0, 560])
      casement(picture, x + dx, 270, 160, 280, {
        wall: palette.local('#e6cfa2'),
        shutter: palette.local('#3f6b62'),
        balcony: dx === 0,
      });
    const lit = hour !== 'noon';
    const inside = lit ? palette.lamp : mix(palette.local('#6f5443'), palette.deep, 0.2);
    const door = palette.local('#2f6fa0');
    sheet.ink(arch(x + way * 420, ground, 290, 560), palette.light, 0.5);
    sheet.above(1, () => sheet.cut(arch(x + way * 420, ground, 236, 526), door));
    sheet.above(2, () => sheet.cut(arch(x + way * 420 - way * 50, ground, 124, 470), inside));
    const [left, top, wide, tall] = [x - way * 130 - 330, 520, 660, 400];
    sheet.cut(box(left - 30, top - 40, wide + 60, tall + 130), door);
    sheet.ink(box(left, top, wide, tall), inside);
    if (lit) sheet.glow(left + wide / 2, top + 200, 520, palette.lamp, 0.5);
    drawn.note('bakery', left + wide / 2, top + 200);
    for (const shelf of [0.46, 0.96])
      sheet.cut(box(left, top + tall * shelf, wide, 14), palette.local('#8a5c3a'));
    for (const [row, base] of [top + tall * 0.46, top + tall * 0.96].entries()) {
      for (let item = 0; item < 6; item++) {
        const px = left + 60 + item * 108;
        loaf(picture, px, base, 92, (item + row) % 3);
      }
    }
    awning(picture, left - 30, top - 150, wide + 60, 120, palette.accent);
    sheet.raise();
    person(picture, x + way * 130, ground + 90, 350, {
      facing: way === 1 ? -1 : 1,
      bag: true,
      stance: 'stand',
    });
    pot(picture, x + way * 640, ground + 50, 220);
    return [left + wide / 2, 690];
  },
};

function loaf({ sheet, palette, side }: Picture, x: number, y: number, size: number, kind: number): void {
  const crust = palette.local(['#c9853f', '#b5702f', '#d9a055'][kind] ?? '#c9853f');
  if (kind === 2) {
    sheet.cut(roundBox(x - size * 0.13, y - size * 1.5, size * 0.26, size * 1.5, 20), crust, {
      turn: [8, x, y],
    });
    for (let cut = 0; cut < 4; cut++)
      sheet.stroke(
        path([
          [x - 10, y - size * (1.2 - cut * 0.3)],
          [x + 14, y - size * (1.3 - cut * 0.3)],
        ]),
        palette.light,
        6,
        0.7,
        [8, x, y],
      );
    return;
  }
  sheet.cut(
    `M${x - size / 2} ${y}Q${x - size * 0.56} ${y - size * 0.8} ${x} ${y - size * 0.82}Q${x + size * 0.56} ${y - size * 0.8} ${x + size / 2} ${y}Z`,
    crust,
  );
  sheet.stroke(
    curve(
      [
        [x - size * 0.28, y - size * 0.4],
        [x, y - size * 0.62],
        [x + size * 0.28, y - size * 0.4],
      ],
      false,
    ),
    palette.light,
    7,
    0.75,
  );
  sheet.ink(oval(x + side * size * 0.2, y - size * 0.2, size * 0.18, size * 0.2), palette.deep, 0.15);
}

export function spool({ sheet, palette }: Picture, x: number, y: number, size: number, kind: number): void {
  const thread = palette.local(['#c9503a', '#2f6f8a', '#e0a63c', '#7a4a6c'][kind] ?? '#c9503a');
  if (kind === 3) {
    sheet.cut(oval(x, y - size * 0.7, size * 0.66), thread);
    sheet.stroke(oval(x, y - size * 0.7, size * 0.5), palette.light, 4, 0.6);
    for (const [dx, dy] of [
      [-0.16, -0.16],
      [0.16, -0.16],
      [-0.16, 0.16],
      [0.16, 0.16],
    ] as const)
      sheet.ink(oval(x + dx * size, y - size * 0.7 + dy * size, size * 0.08), palette.deep);
    return;
  }
  sheet.cut(box(x - size * 0.36, y - size * 1.2, size * 0.72, size * 1.1), thread);
  for (let turn = 0; turn < 6; turn++)
    sheet.ink(box(x - size * 0.36, y - size * (1.1 - turn * 0.17), size * 0.72, 3), palette.deep, 0.35);
  for (const end of [1.36, 0.16])
    sheet.cut(roundBox(x - size * 0.5, y - size * end, size, size * 0.17, 6), palette.local('#d9b98a'));
}

/** A man with a box in his arms, who walks away from a town hall. */
export const leavingTownHall: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const ground = 900;
    wallFront(picture, ground, palette.local('#e0c396'));
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2 - way * 260;
    drawn.note('town hall', x, 500);
    sheet.cut(box(x - 330, ground - 690, 660, 700), palette.local('#cdb698'));
    sheet.ink(arch(x, ground, 360, 640), palette.deep, 0.85);
    for (const dx of [-1, 1]) {
      sheet.cut(box(x + dx * 250 - 40, ground - 640, 80, 640), palette.local('#efe2c8'));
      sheet.cut(box(x + dx * 250 - 56, ground - 670, 112, 36), palette.local('#f6ecd6'));
    }
    sheet.cut(box(x - 360, ground - 730, 720, 60), palette.local('#f6ecd6'));
    for (const [at, colour] of [palette.accent, palette.second, palette.light].entries())
      sheet.cut(
        cutOut([
          [x - 200 + at * 190, ground - 760],
          [x - 190 + at * 190, ground - 770],
          [x - 60 + at * 190, ground - 660],
          [x - 90 + at * 190, ground - 560],
          [x - 150 + at * 190, ground - 620],
        ]),
        colour,
      );
    for (let step = 0; step < 3; step++) {
      sheet.raise();
      sheet.cut(
        box(x - 360 - step * 60, ground + step * 34, 720 + step * 120, 40),
        tone(palette.local('#d9c6a2'), -step * 0.03),
      );
    }
    sheet.raise(2);
    const px = WIDTH / 2 + way * 200;
    person(picture, px, 1110, 620, { stance: 'walk', facing: way, coat: palette.local('#2f3a48') });
    drawn.note('box', px + way * 110, 810);
    sheet.cut(box(px + way * 110 - 130, 730, 260, 170), palette.local('#c99a62'));
    sheet.ink(box(px + way * 110 - 130, 790, 260, 20), palette.deep, 0.25);
    sheet.cut(
      cutOut([
        [px + way * 40 - 30, 730],
        [px + way * 30 - 30, 650],
        [px + way * 80, 660],
        [px + way * 80, 730],
      ]),
      palette.local('#5c7a4a'),
    );
    sheet.cut(box(px + way * 130 - 40, 640, 100, 92), palette.light, {
      turn: [way * 9, px + way * 130, 730],
    });
    sheet.cut(strip([px + way * 20, 760], [px + way * 170, 830], 56), palette.local('#27303c'));
    return [px + way * 20, 640];
  },
};

/** People who sing at a tavern's door, without microphones. */
export const tavernSingers: Composition = {
  closest: 1.1,
  lamps: 'floodlights',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    const ground = 940;
    wallFront({ ...picture }, ground, palette.local('#c9a57a'));
    const x = WIDTH / 2;
    for (const dx of [-430, 430]) {
      sheet.ink(arch(x + dx, ground, 330, 590), palette.deep, 0.5);
      sheet.above(1, () => sheet.cut(arch(x + dx, ground, 280, 556), palette.lamp));
      sheet.glow(x + dx, 700, 430, palette.lamp, 0.6);
    }
    sheet.line(
      path([
        [x - 120, 330],
        [x + 120, 330],
      ]),
      palette.deep,
      12,
    );
    sheet.cut(roundBox(x - 100, 340, 200, 130, 24), palette.accent);
    sheet.cut(
      cutOut([
        [x - 46, 366],
        [x + 30, 366],
        [x + 22, 446],
        [x - 38, 446],
      ]),
      palette.light,
    );
    sheet.line(
      curve(
        [
          [x + 28, 380],
          [x + 62, 400],
          [x + 24, 430],
        ],
        false,
      ),
      palette.light,
      9,
    );
    sheet.raise();
    drawn.note('singers', x, 800);
    for (const [dx, y, size, facing] of [
      [-560, 980, 400, 1],
      [560, 985, 410, -1],
      [-360, 1010, 430, 1],
      [360, 1010, 420, -1],
      [-130, 1000, 400, 1],
      [140, 1005, 410, -1],
    ] as const) {
      person(picture, x + dx, y, size, { stance: 'stand', facing });
      sheet.ink(
        oval(x + dx + facing * size * 0.045, y - size * 0.895, size * 0.016, size * 0.022),
        palette.deep,
        0.9,
      );
    }
    sheet.raise();
    for (const dx of [-330, 330]) {
      sheet.cut(oval(x + dx, 1060, 130, 26), palette.local('#9a623a'));
      sheet.cut(strip([x + dx, 1070], [x + dx, 1220], 26), palette.local('#6f4630'));
      for (const glass of [-50, 40]) sheet.cut(box(x + dx + glass, 990, 34, 66), palette.second);
    }
    return [x, 680];
  },
};

/** A giant rabbit on a screen in a square, before rows of chairs. */
export const openAirCinema: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    plaza(picture, 800);
    const x = WIDTH / 2;
    sheet.raise(2);
    for (const dx of [-430, 430]) sheet.cut(strip([x + dx, 880], [x + dx, 160], 26), palette.deep);
    drawn.note('screen', x, 480);
    const screen = box(x - 430, 190, 860, 520);
    sheet.cut(screen, palette.light);
    sheet.within(screen, () => {
      sheet.ink(
        screen,
        sheet.fade([
          ['#8fc3d6', 1],
          ['#e9f1e2', 1],
        ]),
      );
      sheet.ink(
        curve([
          [x - 500, 660],
          [x - 200, 600],
          [x + 120, 640],
          [x + 500, 590],
          [x + 500, 760],
          [x - 500, 760],
        ]),
        '#7da34a',
      );
      drawn.note('rabbit', x, 460);
      const fur = '#a7a2a6';
      for (const dx of [-60, 70]) {
        sheet.ink(oval(x + dx, 290, 38, 120), fur, 1, [dx / 7, x + dx, 400]);
        sheet.ink(oval(x + dx, 296, 18, 92), '#e9b7ae', 1, [dx / 7, x + dx, 400]);
      }
      sheet.ink(oval(x, 660, 190, 160), fur);
      sheet.ink(oval(x, 690, 110, 110), '#d8d3d2');
      sheet.ink(oval(x, 460, 132, 116), fur);
      for (const dx of [-52, 52]) {
        sheet.ink(oval(x + dx, 440, 22, 28), '#ffffff');
        sheet.ink(oval(x + dx + 4, 446, 11, 15), '#1d1614');
      }
      sheet.ink(oval(x, 484, 20, 14), '#d8604a');
      sheet.ink(box(x - 20, 510, 18, 32), '#ffffff');
      sheet.ink(box(x + 3, 510, 18, 32), '#ffffff');
    });
    sheet.glow(x, 450, 640, palette.lamp, 0.3);
    sheet.raise();
    for (const [y, size, count] of [
      [980, 170, 7],
      [1130, 220, 6],
    ] as const)
      for (let seat = 0; seat < count; seat++) {
        const px = x + (seat - (count - 1) / 2) * size * 1.15;
        chair(picture, px, y, size, palette.local('#b5733f'), seat % 2 ? 1 : -1);
        if ((seat + count) % 3 === 0) person(picture, px, y, size * 1.45, { stance: 'sit', shadeless: true });
      }
    return [x, 480];
  },
};

/** A lorry unfolded as a stage in a village's square. */
export const stageTruck: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    plaza(picture, 780, true);
    const [x, y] = [WIDTH / 2, 980];
    sheet.raise(2);
    drawn.note('lorry', x, 760);
    sheet.ink(oval(x, y + 40, 720, 26), palette.deep, 0.35);
    sheet.cut(box(x - 560, y - 430, 880, 400), palette.local('#f6ecd6'));
    sheet.cut(box(x - 530, y - 400, 820, 340), palette.accent);
    for (let wave = 0; wave < 3; wave++)
      sheet.ink(
        curve([
          [x - 530, y - 250 + wave * 60],
          [x - 250, y - 300 + wave * 66],
          [x, y - 230 + wave * 56],
          [x + 290, y - 290 + wave * 70],
          [x + 290, y - 60],
          [x - 530, y - 60],
        ]),
        [palette.second, palette.light, palette.mid][wave] ?? palette.light,
        0.8,
      );
    sheet.cut(
      cutOut([
        [x - 590, y - 470],
        [x + 350, y - 470],
        [x + 380, y - 420],
        [x - 620, y - 420],
      ]),
      palette.second,
    );
    sheet.cut(box(x - 600, y - 60, 960, 60), palette.local('#8a5c3a'));
    sheet.cut(
      `M${x + 340} ${y}V${y - 320}H${x + 520}Q${x + 620} ${y - 300} ${x + 640} ${y - 150}V${y}Z`,
      palette.near,
    );
    sheet.cut(
      `M${x + 460} ${y - 280}H${x + 520}Q${x + 580} ${y - 260} ${x + 596} ${y - 170}H${x + 460}Z`,
      palette.low,
    );
    for (const dx of [-430, -270, 470]) {
      sheet.cut(oval(x + dx, y + 10, 66), palette.deep);
      sheet.cut(oval(x + dx, y + 10, 28), palette.local('#b9bcbc'));
    }
    for (const [dx, facing] of [
      [-330, 1],
      [-140, -1],
      [110, -1],
    ] as const)
      person(picture, x + dx, y - 60, 280, { stance: 'stand', facing, shadeless: true });
    sheet.raise();
    for (const dx of [-560, -340, 60, 330, 560]) {
      chair(picture, x + dx, 1170, 190, palette.local('#3f6f8a'), dx < 0 ? 1 : -1);
      if (dx !== 60)
        person(picture, x + dx, 1170, 280, { stance: 'sit', facing: dx < 0 ? 1 : -1, shadeless: true });
    }
    return [x - 120, 720];
  },
};

/** A bandstand in a square, with the music stands of its band. */
export const bandstand: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    plaza(picture, 800);
    const [x, y] = [WIDTH / 2, 1000];
    sheet.raise(2);
    drawn.note('bandstand', x, 600);
    longShade(picture, x, y, 560, 1);
    sheet.cut(box(x - 400, y - 130, 800, 150), palette.local('#cbb698'));
    sheet.cut(box(x - 430, y - 150, 860, 36), palette.local('#e6d8b8'));
    const iron = mix(palette.near, palette.deep, 0.3);
    for (const dx of [-150, 150])
      sheet.cut(strip([x + dx, y - 150], [x + dx, y - 620], 20), tone(iron, -0.03));
    for (const dx of [-120, 40, 190]) {
      musicStand(picture, x + dx - 30, y - 140, 190);
      person(picture, x + dx - 90, y - 145, 270, { stance: 'stand', facing: 1, shadeless: true });
    }
    for (const dx of [-380, 380]) sheet.cut(strip([x + dx, y - 140], [x + dx, y - 600], 26), iron);
    for (let rail = -380; rail <= 380; rail += 38)
      sheet.stroke(
        path([
          [x + rail, y - 150],
          [x + rail, y - 230],
        ]),
        iron,
        5,
        0.9,
      );
    sheet.line(
      path([
        [x - 380, y - 232],
        [x + 380, y - 232],
      ]),
      iron,
      10,
    );
    sheet.cut(
      cutOut([
        [x - 460, y - 590],
        [x - 400, y - 650],
        [x, y - 810],
        [x + 400, y - 650],
        [x + 460, y - 590],
      ]),
      palette.accent,
    );
    for (let rib = -2; rib <= 2; rib++)
      sheet.stroke(
        path([
          [x, y - 806],
          [x + rib * 210, y - 596],
        ]),
        palette.deep,
        5,
        0.35,
      );
    sheet.cut(box(x - 450, y - 600, 900, 34), iron);
    sheet.cut(oval(x, y - 826, 20, 30), palette.second);
    bunting(picture, [-40, 300], [x - 400, y - 620], 9);
    bunting(picture, [x + 400, y - 620], [1640, 300], 9);
    for (const [dx, size] of [
      [-560, 320],
      [560, 340],
      [-640, 300],
    ] as const)
      person(picture, x + dx, 1120, size, { stance: 'stand', facing: dx < 0 ? 1 : -1 });
    return [x, 640];
  },
};

/** A bell tower with its bell and an owl. */
export const bellOwl: Composition = {
  closest: 1.08,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 900 });
    village(picture, -20, WIDTH, 1080, 120, 0.4, false);
    air(picture, 960, 0.5);
    const x = WIDTH / 2 + chance.range(-60, 60);
    const stone = palette.local('#cdb79b');
    sheet.raise(2);
    sheet.cut(
      cutOut([
        [x - 300, 150],
        [x, -60],
        [x + 300, 150],
      ]),
      palette.local('#a9573f'),
    );
    const wall = `M${x - 260} 150H${x + 260}V1260H${x - 260}Z${arch(x, 680, 300, 440)}`;
    sheet.cut(wall, stone, { pierced: true });
    sheet.cut(box(x - 290, 140, 580, 40), tone(stone, 0.05));
    sheet.cut(box(x - 290, 680, 580, 36), tone(stone, 0.05));
    for (let course = 0; course < 6; course++)
      sheet.ink(box(x - 260, 790 + course * 80, 520, 5), palette.deep, 0.2);
    drawn.note('bell', x, 470);
    sheet.cut(box(x - 150, 320, 300, 30), palette.local('#6a4634'));
    sheet.cut(
      curve([
        [x - 40, 345],
        [x + 40, 345],
        [x + 70, 480],
        [x + 116, 580],
        [x - 116, 580],
        [x - 70, 480],
      ]),
      palette.local('#c99a45'),
    );
    sheet.cut(box(x - 122, 566, 244, 24), palette.local('#a9782f'));
    sheet.cut(oval(x, 606, 26), palette.deep);
    const o: Point = [x + 190, 676];
    drawn.note('owl', ...o);
    sheet.above(3, () => {
      sheet.cut(
        curve([
          [o[0] - 70, o[1]],
          [o[0] - 84, o[1] - 130],
          [o[0] - 60, o[1] - 220],
          [o[0] - 30, o[1] - 196],
          [o[0] + 30, o[1] - 196],
          [o[0] + 60, o[1] - 220],
          [o[0] + 84, o[1] - 130],
          [o[0] + 70, o[1]],
        ]),
        palette.local('#8a6a4a'),
      );
      sheet.cut(oval(o[0], o[1] - 60, 44, 56), palette.local('#d9c09a'));
      for (const dx of [-30, 30]) {
        sheet.cut(oval(o[0] + dx, o[1] - 150, 28), palette.second);
        sheet.ink(oval(o[0] + dx, o[1] - 150, 12), palette.deep);
      }
      sheet.cut(
        cutOut([
          [o[0] - 10, o[1] - 132],
          [o[0] + 10, o[1] - 132],
          [o[0], o[1] - 106],
        ]),
        palette.accent,
      );
    });
    air(picture, 1000, 0.7);
    return [x + 60, 500];
  },
};

/** A wall fountain with a row of spouts. */
export const spouts: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    plaza(picture, 560, true);
    const x = WIDTH / 2;
    const stone = palette.local('#d2bd98');
    sheet.raise(2);
    drawn.note('fountain', x, 740);
    sheet.cut(box(x - 720, 480, 1440, 470), stone);
    sheet.cut(box(x - 760, 440, 1520, 56), tone(stone, 0.05));
    sheet.cut(`M${x - 190} 446V360A190 150 0 0 1 ${x + 190} 360V446Z`, stone);
    sheet.cut(oval(x, 380, 62), tone(stone, -0.1));
    for (let block = 0; block < 30; block++)
      sheet.ink(
        box(x - 700 + (block % 10) * 144, 520 + Math.floor(block / 10) * 140, 120, 4),
        palette.deep,
        0.2,
      );
    const waterOf = mix(palette.low, palette.mid, 0.3);
    for (let spout = 0; spout < 14; spout++) {
      const px = x - 650 + spout * 100;
      sheet.above(1, () => {
        sheet.cut(oval(px, 640, 34), tone(stone, -0.12));
        sheet.cut(roundBox(px - 10, 640, 20, 34, 6), palette.local('#8a6a3a'));
      });
      sheet.ink(
        curve([
          [px - 9, 668],
          [px + 9, 668],
          [px + 18, 800],
          [px + 24, 930],
          [px - 12, 930],
          [px - 4, 800],
        ]),
        palette.light,
        0.8,
      );
    }
    sheet.raise();
    sheet.cut(box(x - 780, 930, 1560, 150), tone(stone, -0.04));
    sheet.cut(box(x - 740, 900, 1480, 56), waterOf);
    for (let ring = 0; ring < 14; ring++)
      sheet.ink(oval(x - 650 + ring * 100, 926, 40, 9), palette.light, 0.65);
    sheet.cut(box(x - 800, 950, 1600, 36), tone(stone, 0.05));
    person(picture, x + chance.range(300, 420), 1150, 360, { stance: 'stand', facing: -1, bag: true });
    return [x, 700];
  },
};

/** A balcony with its rolled wooden blind and the cord. */
export const windowBlind: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const wall = palette.local(chance.pick(WALLS));
    wallFront(picture, 1300, wall);
    const x = WIDTH / 2;
    sheet.ink(box(x - 290, 110, 580, 900), tone(wall, 0.07));
    sheet.ink(box(x - 240, 150, 480, 850), palette.deep, 0.85);
    sheet.raise();
    drawn.note('blind', x, 440);
    for (let slat = 0; slat < 17; slat++)
      sheet.above(slat % 2, () =>
        sheet.cut(
          roundBox(x - 246, 170 + slat * 30, 492, 26, 8),
          tone(palette.local('#4f8f6a'), slat % 2 ? 0.03 : 0),
        ),
      );
    sheet.above(2, () => sheet.cut(roundBox(x - 264, 670, 528, 96, 46), palette.local('#3f7a58')));
    for (const way of [-1, 1]) sheet.ink(oval(x + way * 240, 718, 22, 40), palette.deep, 0.35);
    sheet.above(3, () => {
      sheet.line(
        curve(
          [
            [x + 120, 170],
            [x + 130, 420],
            [x + 118, 700],
            [x + 150, 900],
            [x + 110, 1020],
          ],
          false,
        ),
        palette.light,
        13,
      );
      sheet.cut(oval(x + 110, 1040, 22, 34), palette.accent);
    });
    sheet.raise(2);
    const iron = mix(palette.deep, '#0c1018', 0.3);
    sheet.cut(box(x - 420, 1000, 840, 40), palette.local('#cdb698'));
    for (let bar = -390; bar <= 390; bar += 60) sheet.cut(strip([x + bar, 1000], [x + bar, 800], 10), iron);
    sheet.cut(box(x - 410, 786, 820, 20), iron);
    pot(picture, x - 320, 1000, 230);
    pot(picture, x + 330, 1000, 190);
    return [x, 600];
  },
};

/** An old ice factory with its chimney, open at night by the harbour. */
export const iceFactory: Composition = {
  closest: 1.1,
  drawer: 'sea',
  lay(picture) {
    const { sheet, palette, drawn, hour } = picture;
    sky(picture, { horizon: 640 });
    const x = WIDTH / 2;
    const brick = palette.local('#b5674a');
    sheet.raise();
    drawn.note('factory', x, 600);
    sheet.cut(box(x + 330, 140, 110, 700), brick);
    for (const y of [180, 260]) sheet.cut(box(x + 318, y, 134, 22), palette.light);
    sheet.cut(box(x - 560, 430, 1120, 490), brick);
    for (let gable = 0; gable < 4; gable++) {
      const left = x - 560 + gable * 280;
      sheet.cut(
        cutOut([
          [left, 436],
          [left, 330],
          [left + 210, 436],
        ]),
        tone(brick, -0.05),
      );
      sheet.ink(
        cutOut([
          [left + 12, 430],
          [left + 12, 352],
          [left + 150, 430],
        ]),
        hour === 'noon' ? palette.low : palette.lamp,
        0.85,
      );
    }
    for (let window = 0; window < 4; window++) {
      sheet.ink(arch(x - 420 + window * 280, 760, 150, 230), hour === 'noon' ? palette.deep : palette.lamp);
      for (const bar of [-25, 25])
        sheet.ink(box(x - 420 + window * 280 + bar, 540, 6, 220), palette.deep, 0.7);
    }
    sheet.ink(box(x - 100, 700, 200, 220), hour === 'noon' ? palette.deep : palette.lamp);
    sheet.glow(x, 760, 620, palette.lamp, 0.5);
    sheet.cut(roundBox(x - 330, 458, 660, 70, 12), palette.local('#f3ead6'));
    for (let flake = -2; flake <= 2; flake++)
      for (const turn of [0, 60, 120])
        sheet.ink(box(x + flake * 120 - 24, 490, 48, 7), palette.near, 0.95, [turn, x + flake * 120, 493]);
    sheet.raise();
    sheet.cut(box(-40, 910, WIDTH + 80, 360), palette.local('#8f8478'));
    streetLamp(picture, x - 620, 1060, 480);
    for (const [dx, size, y] of [
      [-300, 300, 1040],
      [-120, 320, 1070],
      [160, 310, 1050],
      [420, 330, 1080],
    ] as const)
      person(picture, x + dx, y, size, { stance: 'walk', facing: dx < 0 ? 1 : -1 });
    return [x, 640];
  },
};

/** An industrial hall on fire. */
export const fire: Composition = {
  closest: 1.1,
  drawer: 'iron',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 700 });
    const x = WIDTH / 2;
    for (let puff = 0; puff < 7; puff++)
      sheet.above(puff % 3, () =>
        sheet.cut(
          oval(x - 60 + puff * 90 + chance.range(-30, 30), 420 - puff * 66, 150 + puff * 24, 110 + puff * 16),
          mix(palette.local('#4a4446'), palette.far, puff * 0.07),
        ),
      );
    sheet.glow(x, 620, 760, palette.accent, 0.6);
    sheet.raise(2);
    drawn.note('fire', x, 560);
    for (const [dx, size, paper] of [
      [-240, 330, palette.accent],
      [0, 470, palette.accent],
      [250, 360, palette.accent],
      [-130, 260, palette.second],
      [110, 310, palette.second],
      [0, 190, palette.light],
    ] as const) {
      const px = x + dx;
      sheet.cut(
        curve([
          [px - size * 0.28, 800],
          [px - size * 0.3, 800 - size * 0.4],
          [px - size * 0.08, 800 - size * 0.62],
          [px - size * 0.04, 800 - size],
          [px + size * 0.16, 800 - size * 0.62],
          [px + size * 0.3, 800 - size * 0.44],
          [px + size * 0.26, 800],
        ]),
        paper,
      );
    }
    sheet.raise();
    sheet.cut(
      cutOut([
        [x - 560, 960],
        [x - 560, 640],
        [x - 420, 560],
        [x - 300, 640],
        [x - 300, 700],
        [x + 280, 700],
        [x + 300, 620],
        [x + 430, 560],
        [x + 560, 640],
        [x + 560, 960],
      ]),
      mix(palette.deep, palette.near, 0.3),
    );
    for (let door = 0; door < 4; door++)
      sheet.ink(box(x - 500 + door * 270, 790, 170, 170), palette.accent, 0.85);
    sheet.raise();
    sheet.cut(box(-40, 950, WIDTH + 80, 320), palette.plane(0.08));
    for (let stack = 0; stack < 4; stack++)
      for (let pallet = 0; pallet < 4; pallet++)
        sheet.cut(box(60 + stack * 130, 950 - pallet * 40, 110, 26), palette.local('#a9793f'));
    for (const [dx, y] of [
      [120, 1090],
      [330, 1110],
    ] as const) {
      person(picture, x + dx, y, 330, {
        stance: 'stand',
        facing: -1,
        hat: true,
        coat: palette.local('#2b3550'),
      });
      sheet.line(
        path([
          [x + dx - 30, y - 170],
          [x + dx - 130, y - 210],
        ]),
        palette.light,
        12,
      );
      sheet.stroke(
        curve(
          [
            [x + dx - 130, y - 210],
            [x + dx - 300, y - 330],
            [x + dx - 420, y - 330],
          ],
          false,
        ),
        palette.low,
        16,
        0.75,
      );
    }
    return [x, 560];
  },
};

/** A square with flags across it, ready for a feast. */
export const festiveSquare: Composition = {
  closest: 1.1,
  lay(picture) {
    const { chance, palette } = picture;
    plaza(picture, 820);
    belfry(picture, WIDTH / 2 + 280, 826, 700, 0.15);
    for (const [from, to] of [
      [220, 330],
      [330, 250],
      [430, 400],
    ] as const)
      bunting(picture, [-40, from], [1640, to], 18);
    for (const [x, y, size] of [
      [330, 980, 250],
      [560, 1060, 300],
      [760, 960, 240],
      [1080, 1040, 290],
      [1300, 980, 250],
    ] as const)
      person(picture, x, y, size, { stance: chance.pick(['walk', 'stand']) });
    for (const x of [180, 1440]) {
      picture.sheet.cut(strip([x, 1120], [x, 520], 16), palette.deep);
      picture.sheet.cut(
        cutOut([
          [x, 530],
          [x + 200, 560],
          [x + 150, 640],
          [x + 200, 720],
          [x, 700],
        ]),
        palette.accent,
      );
    }
    return [WIDTH / 2, 600];
  },
};
