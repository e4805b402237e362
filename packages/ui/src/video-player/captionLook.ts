import type { Locale } from '../locale/locale';
import type { Choice } from '../media-controls/index';

/** Sizes of captions: the browser's default, 1.5 times and twice that. */
export const CAPTION_SIZES = ['normal', 'large', 'huge'] as const;
/** Backgrounds of captions: translucent, or black. */
export const CAPTION_GROUNDS = ['shade', 'solid'] as const;

/** Caption style that a reader has chosen. */
export type CaptionLook = {
  size: (typeof CAPTION_SIZES)[number];
  ground: (typeof CAPTION_GROUNDS)[number];
};

/** A reader's caption preferences, for this video and the next. */
export type CaptionPreference = CaptionLook & {
  /**
   * Language (BCP 47) of the visible captions; empty for none, undefined before a choice: the video's
   * default.
   */
  language?: string;
};

/** Default caption style. */
export const CAPTION_LOOK: CaptionLook = { size: 'normal', ground: 'shade' };

/** Settings of a player for the caption style. */
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
