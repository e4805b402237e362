import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, box, curve, cutOut, HEIGHT, hills, oval, WIDTH } from '../shapes';
import { books } from '../things/furniture';
import { pane } from '../things/room';
import type { Sitter } from './sitter';

/** Backdrop of a sitter whose head is at (x, y). */
export function backdrop(picture: Picture, { backdrop: kind, ground }: Sitter, x: number, y: number): void {
  const { sheet, chance, palette, side } = picture;
  const paper = palette.local(ground);
  sheet.ink(box(0, 0, WIDTH, HEIGHT), paper);
  const shade = sheet.fade(
    [
      [palette.light, 0.22],
      [palette.deep, 0],
      [palette.deep, 0.34],
    ],
    side === 1 ? [0, 0, 1, 1] : [1, 0, 0, 1],
  );
  const pale = mix(paper, palette.light, 0.3);
  const dark = mix(paper, palette.deep, 0.22);
  if (kind === 'rings') {
    for (let ring = 3; ring > 0; ring--) {
      sheet.raise();
      sheet.cut(
        blob(chance, x, y, 190 + ring * 150, 190 + ring * 150, 0.015, 18),
        mix(paper, palette.light, 0.52 - ring * 0.13),
      );
    }
  } else if (kind === 'rays') {
    sheet.raise();
    for (let ray = 0; ray < 14; ray++) {
      const [from, to] = [(ray / 14) * Math.PI * 2, ((ray + 0.5) / 14) * Math.PI * 2];
      sheet.cut(
        cutOut([
          [x, y],
          [x + Math.cos(from) * 1500, y + Math.sin(from) * 1500],
          [x + Math.cos(to) * 1500, y + Math.sin(to) * 1500],
        ]),
        pale,
      );
    }
    sheet.raise();
    sheet.cut(oval(x, y, 400), mix(paper, palette.light, 0.5));
  } else if (kind === 'leaves') {
    for (let leaf = 0; leaf < 22; leaf++) {
      const way = leaf % 2 ? 1 : -1;
      const [fx, fy] = [x + way * chance.range(380, 900), chance.range(0, 1250)];
      const length = chance.range(260, 460);
      if (leaf % 8 === 0) sheet.raise();
      sheet.cut(
        curve([
          [fx, fy + length / 2],
          [fx - length * 0.2, fy],
          [fx, fy - length / 2],
          [fx + length * 0.2, fy],
        ]),
        mix(dark, leaf % 3 ? palette.local('#4f7a55') : pale, chance.range(0.25, 0.7)),
        { turn: [way * chance.range(-70, 20), fx, fy] },
      );
    }
  } else if (kind === 'shelf' || kind === 'records') {
    for (let row = 0; row < 5; row++) {
      const foot = 210 + row * 240;
      sheet.ink(box(0, foot - 226, WIDTH, 226), mix(palette.local('#6a4530'), palette.deep, 0.45));
      if (kind === 'shelf') books(picture, 10, WIDTH - 10, foot, 206, 0.12);
      else {
        for (let left = 0; left < WIDTH; left += 220) {
          const colour = palette.local(
            chance.pick(['#c9573c', '#2f6b72', '#d8a23e', '#e9dfc9', '#7a4a6c', '#3f5f8a', '#8aa06a']),
            0.1,
          );
          sheet.cut(box(left + 10, foot - 200, 196, 196), colour);
          const motif = chance.whole(0, 2);
          if (motif === 0) sheet.ink(oval(left + 108, foot - 102, 62), mix(colour, palette.light, 0.6));
          else if (motif === 1)
            sheet.ink(
              cutOut([
                [left + 10, foot - 4],
                [left + 206, foot - 4],
                [left + 206, foot - 200],
              ]),
              mix(colour, palette.deep, 0.4),
            );
          else
            for (const bar of [0.25, 0.5, 0.75])
              sheet.ink(box(left + 10, foot - 200 * bar, 196, 22), mix(colour, palette.light, 0.55));
        }
      }
      sheet.above(1, () => sheet.cut(box(-20, foot, WIDTH + 40, 22), palette.local('#9a6a42')));
    }
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(paper, palette.deep, 0.3), 0.3);
  } else if (kind === 'window') {
    const left = x + side * -620 - 260;
    pane(picture, left, 90, 520, 720, { columns: 2, rows: 3, frame: mix(paper, palette.light, 0.7) });
  } else if (kind === 'hills') {
    for (let fold = 0; fold < 4; fold++) {
      sheet.raise();
      sheet.cut(hills(chance, 420 + fold * 190, 70, 1.2), mix(pale, dark, fold / 3));
    }
    sheet.cut(oval(x + side * -430, 250, 110), mix(palette.second, palette.light, 0.2));
  } else {
    sheet.raise();
    sheet.cut(`M${x - 520} 1240V${y + 60}A520 520 0 0 1 ${x + 520} ${y + 60}V1240Z`, pale);
    sheet.raise();
    sheet.cut(`M${x - 390} 1240V${y + 60}A390 390 0 0 1 ${x + 390} ${y + 60}V1240Z`, tone(pale, 0.05));
  }
  sheet.ink(box(0, 0, WIDTH, HEIGHT), shade);
}
