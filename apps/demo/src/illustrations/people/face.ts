import { mix } from '../colour';
import type { Picture } from '../picture';
import type { Point } from '../shapes';
import type { Sitter } from './sitter';

/** A face being drawn. */
export interface Face {
  sitter: Sitter;
  /** Converts the face's own units (half a width is 1, the middle of the eyes is 0) to px. */
  at: (x: number, y: number) => Point;
  /** Half the width of the face, in px. */
  unit: number;
  /** Turn of the head: 0 is frontal, about 0.5 three quarters; the sign is the direction. */
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
