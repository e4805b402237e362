import { backdrop } from '../people/backdrop';
import { bust } from '../people/bust';
import { cameo } from '../people/cameo';
import { sitterFor } from '../people/sitter';
import type { Composition, Family, Picture, Subject } from '../picture';

/** Half the breadth of a face, in px. */
const UNIT = 172;

/** A sitter who looks at the reader or past them; `most` and `least` bound the turn of the head. */
function sitting(picture: Picture, least: number, most: number): Subject {
  const sitter = sitterFor(picture.chance);
  const [x, y] = [800 + picture.chance.range(-50, 50), 500];
  backdrop(picture, sitter, x, y);
  picture.sheet.raise(2);
  bust(picture, sitter, { x, y, unit: UNIT, turn: picture.chance.range(least, most) });
  return [x, y + 10];
}

const facing: Composition = {
  lamps: 'room',
  closest: 1.12,
  lay: (picture) => sitting(picture, -0.1, 0.1),
};

const threeQuarters: Composition = {
  lamps: 'room',
  closest: 1.12,
  lay: (picture) => sitting(picture, picture.side * -0.46, picture.side * -0.58),
};

const profile: Composition = {
  lamps: 'room',
  closest: 1.12,
  lay(picture) {
    const sitter = sitterFor(picture.chance);
    const way = picture.chance.flip() ? 1 : -1;
    const [x, y] = [800 - way * 40, 500];
    backdrop(picture, sitter, x, y);
    picture.sheet.raise(2);
    cameo(picture, sitter, { x, y, unit: UNIT, way });
    return [x + way * 40, y + 10];
  },
};

/** The three poses, in their order. */
export const PORTRAIT: Family = {
  drawer: 'hearth',
  subjects: { facing, 'three-quarters': threeQuarters, profile },
};
