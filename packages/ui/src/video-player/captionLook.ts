import type { Locale } from '../locale/locale';
import type { Choice } from '../media-controls/index';

/** Sizes of captions: as the browser draws them, half as large again, twice as large. */
export const CAPTION_SIZES = ['normal', 'large', 'huge'] as const;
/** Grounds of captions: a shade that the film shines through, or black. */
export const CAPTION_GROUNDS = ['shade', 'solid'] as const;

/** How a reader wants captions drawn. */
export type CaptionLook = {
  size: (typeof CAPTION_SIZES)[number];
  ground: (typeof CAPTION_GROUNDS)[number];
};

/** How a reader wants captions, on this film and the next. */
export type CaptionPreference = CaptionLook & {
  /** Language (BCP 47) of the captions shown; empty for none, and left out where nobody has chosen: as the film says. */
  language?: string;
};

/** Look of captions before anybody has chosen one. */
export const CAPTION_LOOK: CaptionLook = { size: 'normal', ground: 'shade' };

/** Choices of a player's settings about how captions are drawn. */
export function captionLookChoices(
  look: CaptionLook,
  texts: Locale<'playback'>['texts']['playback'],
  onChange: ((look: CaptionLook) => void) | undefined,
): Choice[] {
  const choice = <Key extends keyof CaptionLook>(
    key: Key,
    label: string,
    ids: readonly CaptionLook[Key][],
  ) => ({
    id: `caption-${key}`,
    label,
    value: look[key],
    options: ids.map((id) => ({ id, label: texts.captionLooks[id] })),
    onChange: (id: string) => {
      const chosen = ids.find((known) => known === id);
      if (chosen) onChange?.({ ...look, [key]: chosen });
    },
  });
  return [
    choice('size', texts.captionSize, CAPTION_SIZES),
    choice('ground', texts.captionGround, CAPTION_GROUNDS),
  ];
}
