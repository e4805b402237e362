import type { ReactNode, Ref } from 'react';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './AdSlot.css';

/** Props of `AdSlot`; reserved heights are CSS pixels and exclude the label (spec §3, §9). */
export type AdSlotProps = {
  /** The position in the ad map; the portal fills the slot that bears it. */
  position: string;
  /** Heights kept free before the ad comes, CSS px; label not included. The desktop's from 768 px (spec §9). */
  minimumReservedHeightDesktop?: number;
  minimumReservedHeightMobile?: number;
  /** No ad came: the label goes, the room stays, so that nothing moves. */
  unfilled?: boolean;
  /** A way to close it, beside the label: `ClosableAdSlot` brings one. */
  close?: ReactNode;
  /** The element that an ad server fills. */
  placeRef?: Ref<HTMLDivElement>;
  /** Content of the slot: the ad's element, an `AdPreview`. */
  children?: ReactNode;
  locale: Locale<'card'>;
};

/** A place for advertising, reserved with its label, so that nothing moves when the ad comes or does not. */
export function AdSlot({
  position,
  minimumReservedHeightDesktop = 250,
  minimumReservedHeightMobile = 250,
  unfilled = false,
  close,
  placeRef,
  children,
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
      data-unfilled={unfilled || undefined}
    >
      <div className={close ? css.headWithClose : css.head}>
        <p className={textClass.small}>{textsOf(locale).card.ad}</p>
        {close}
      </div>
      <div ref={placeRef} className={css.place} data-part="ad-place">
        {children}
      </div>
    </div>
  );
}
