import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import * as css from './AdSlot.css';

export type AdSlotProps = {
  /** The position in the ad map; the portal fills the slot that bears it. */
  position: string;
  /** Heights kept free before the ad comes, CSS px; label not included. */
  minimumReservedHeightDesktop?: number;
  minimumReservedHeightMobile?: number;
  locale: Locale<'card'>;
};

/** A place for advertising, reserved with its label, so that nothing moves when the ad comes or does not. */
export function AdSlot({
  position,
  minimumReservedHeightDesktop = 250,
  minimumReservedHeightMobile = 250,
  locale,
}: AdSlotProps) {
  return (
    <div
      className={css.slot}
      style={{
        '--ad-desktop': `${minimumReservedHeightDesktop}px`,
        '--ad-mobile': `${minimumReservedHeightMobile}px`,
      }}
      data-part="ad-slot"
      data-position={position}
    >
      <p className={`${css.label} ${textClass.small}`}>{locale.texts.card.ad}</p>
      <div className={css.place} data-part="ad-place" />
    </div>
  );
}
