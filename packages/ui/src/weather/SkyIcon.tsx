import type { Sky } from '@portal/model';
import * as css from './SkyIcon.css';
import { SkyDrawing } from './sky-drawings';

/** Sizes of a sky symbol, CSS pixels. */
export const SKY_ICON_SIZES = [20, 32, 48, 64] as const;

/** Props of `SkyIcon`; without `label` it is hidden from assistive technology. */
export type SkyIconProps = {
  sky: Sky;
  /** Side in CSS pixels. */
  size?: (typeof SKY_ICON_SIZES)[number];
  /** Name of the sky, if no text next to it has it; if omitted, it is hidden from assistive technology. */
  label?: string;
};

/** Symbol of a sky condition by AEMET's code (spec §9), for day or night. */
export function SkyIcon({ sky: { code, night }, size = 32, label }: SkyIconProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      strokeWidth={size < 32 ? 3.5 : 2.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={css.sky}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      data-part="sky"
      data-sky={`${code}${night ? 'n' : ''}`}
    >
      <SkyDrawing code={code} night={night} />
    </svg>
  );
}
