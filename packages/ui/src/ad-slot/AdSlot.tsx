import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './AdSlot.css';

/** Props of `AdSlot`; reserved heights are CSS pixels and exclude the label (spec §3, §9). */
export type AdSlotProps = {
  /** Position in the ad map; the portal fills the slot with this name. */
  position: string;
  /** Position in the phones' ad map, if it has another name there. */
  positionMobile?: string | undefined;
  /**
   * Heights in CSS px reserved before the ad arrives, without the label. The desktop's applies from 768 px
   * (spec §9).
   */
  minimumReservedHeightDesktop?: number;
  minimumReservedHeightMobile?: number;
  /** No ad arrived: the label is hidden, and the space stays, so that nothing shifts. */
  unfilled?: boolean;
  /** Name of the advertiser, next to the label. */
  advertiser?: string;
  /** Limits it to the screens of one ad map: from 768 px, or below (spec §9). Both if omitted. */
  only?: 'desktop' | 'mobile' | undefined;
  /** Next to the content: only shown if the page has a column for it, from 1100 px. */
  isBeside?: boolean | undefined;
  /** Close button next to the label; `ClosableAdSlot` provides one. */
  close?: ReactNode;
  /** The element that an ad server fills. */
  placeRef?: Ref<HTMLDivElement>;
  /** Content of the slot: the ad's element, an `AdPreview`. */
  children?: ReactNode;
  locale: Locale<'card'>;
};

/** Ad slot with a label and reserved space, so that nothing shifts whether or not an ad arrives. */
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
