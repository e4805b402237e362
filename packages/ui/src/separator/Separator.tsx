import { cva } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import * as css from './Separator.css';

/** Colours of a short separator: that of strong rules, or the accent. */
export const SEPARATOR_TONES = ['strong', 'accent'] as const;
/** Colour of a short separator. */
export type SeparatorTone = (typeof SEPARATOR_TONES)[number];

/** Positions of a short separator in its line. */
export const SEPARATOR_PLACES = ['start', 'center'] as const;
/** Position of a short separator in its line. */
export type SeparatorPlace = (typeof SEPARATOR_PLACES)[number];

/** Props of `Separator`, a short rule of 64 × 2 CSS pixels (spec §9). */
export type SeparatorProps = NativeProps<'hr', 'children'> & {
  tone?: SeparatorTone;
  place?: SeparatorPlace;
};

const classes = cva(css.separator, {
  variants: {
    tone: { strong: '', accent: css.accent } satisfies Record<SeparatorTone, string>,
    place: { start: '', center: css.center } satisfies Record<SeparatorPlace, string>,
  },
});

/** A short decorative line between two parts: 64 px long, 2 px thick (spec §9). */
export function Separator({ tone, place, className, ...native }: SeparatorProps) {
  return <hr {...native} className={classes({ tone, place, className })} data-part="separator" />;
}
