import { mix } from '../colour';
import type { Picture } from '../picture';
import type { Point } from '../shapes';
import type { Sitter } from './sitter';

/** A face being laid. */
export interface Face {
  sitter: Sitter;
  /** Maps the face's own measures (half a breadth is 1, the middle of the eyes is 0) to px. */
  at: (x: number, y: number) => Point;
  /** Half the breadth of the face, in px. */
  unit: number;
  /** How far the head turns: 0 is square on, about 0.5 three quarters; the sign is the way it looks. */
  turn: number;
  skin: string;
  shade: string;
  hair: string;
}

/** The papers of a sitter's skin and hair. */
export function colours({ palette }: Picture, sitter: Sitter) {
  const skin = palette.local(sitter.skin);
  return { skin, shade: mix(skin, palette.local('#7a3b34'), 0.3), hair: palette.local(sitter.hair) };
}
