import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './AdSlot.css';

/** Props of `AdSlot`; reserved heights are CSS pixels and exclude the label (spec §3, §9). */
export type AdSlotProps = {
  /** The position in the ad map; the portal fills the slot that bears it. */
  position: string;
  /** The position in the ad map of phones, where it is called otherwise there. */
  positionMobile?: string | undefined;
  /** Heights kept free before the ad comes, CSS px; label not included. The desktop's from 768 px (spec §9). */
  minimumReservedHeightDesktop?: number;
  minimumReservedHeightMobile?: number;
  /** No ad came: the label goes, the room stays, so that nothing moves. */
  unfilled?: boolean;
  /** Who pays for it, beside the label. */
  advertiser?: string;
  /** On screens of one ad map alone: from 768 px on, or under (spec §9). On both unless given. */
  only?: 'desktop' | 'mobile' | undefined;
  /** Beside the content: it is there only where a page has a column for it, from 1100 px on. */
  isBeside?: boolean | undefined;
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
  positionMobile,
  minimumReservedHeightDesktop = 250,
  minimumReservedHeightMobile = 250,
  unfilled = false,
  advertiser,
  only,
  isBeside = false,
  close,
  placeRef,
  children,
  locale,
}: AdSlotProps) {
  const label = textsOf(locale).card.ad;
  return (
    <div
      className={cx(css.slot, only && css.only[only], isBeside && css.beside)}
      style={{
        '--ad-desktop': `${minimumReservedHeightDesktop}px`,
        '--ad-mobile': `${minimumReservedHeightMobile}px`,
      }}
      data-part="ad-slot"
      data-position={position}
      data-position-mobile={positionMobile}
      data-unfilled={unfilled || undefined}
    >
      <div className={close ? css.headWithClose : css.head}>
        <p className={cx(css.label, textClass.small)}>
          {label}
          {advertiser ? (
            <span className={css.covered} data-part="advertiser">{` · ${advertiser}`}</span>
          ) : null}
        </p>
        {close}
      </div>
      <div ref={placeRef} className={css.place} data-part="ad-place">
        {children}
      </div>
    </div>
  );
}
