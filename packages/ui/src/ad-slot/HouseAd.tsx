import { BREAKPOINTS } from '@portal/model';
import type { HouseAd as HouseAdData, HouseAdPicture } from '@portal/model/ads';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import { AdSlot, type AdSlotProps } from './AdSlot';
import { covered } from './AdSlot.css';
import * as css from './HouseAd.css';

/** Props of `HouseAd`: an ad of the site's own file, and its position. */
export type HouseAdProps = Pick<AdSlotProps, 'position' | 'positionMobile' | 'isBeside' | 'close'> & {
  ad: HouseAdData;
  /** Heights in CSS px that an ad server's ads need in the same space. */
  minimumReservedHeightDesktop?: number;
  minimumReservedHeightMobile?: number;
  /** A `ServedAd` that replaces this one when it arrives. */
  served?: ReactNode;
  locale: Locale<'card'>;
};

const sizeOf = ({ width, height }: HouseAdPicture) => ({
  '--ad-width': `${width}px`,
  '--ad-ratio': `${width} / ${height}`,
});
const mobileSizeOf = ({ width, height }: HouseAdPicture) => ({
  '--ad-width-mobile': `${width}px`,
  '--ad-ratio-mobile': `${width} / ${height}`,
});

/**
 * An ad that the site serves itself (spec §3, ads): a picture with a link, under the advertiser's name. It
 * needs neither JavaScript nor consent, and its space is that of its picture. Its text is behind the picture,
 * for readers whose picture does not load. On a screen size without a picture the ad is not shown.
 */
export function HouseAd({
  ad,
  position,
  positionMobile,
  isBeside,
  close,
  minimumReservedHeightDesktop = 0,
  minimumReservedHeightMobile = 0,
  served,
  locale,
}: HouseAdProps) {
  const { href, alt, advertiser, desktop, mobile } = ad;
  const shown = desktop ?? mobile;
  if (!shown) return null;
  const { width, height, src } = shown;
  const other = desktop && mobile ? mobile : undefined;
  return (
    <AdSlot
      position={position}
      positionMobile={positionMobile}
      advertiser={advertiser}
      {...(desktop ? {} : { only: 'mobile' as const })}
      {...(mobile ? {} : { only: 'desktop' as const })}
      isBeside={isBeside}
      close={close}
      minimumReservedHeightDesktop={minimumReservedHeightDesktop}
      minimumReservedHeightMobile={minimumReservedHeightMobile}
      locale={locale}
    >
      <a
        href={href}
        rel="sponsored"
        className={`${css.link} ${covered}`}
        style={{ ...sizeOf(shown), ...(other ? mobileSizeOf(other) : {}) }}
        data-part="house-ad"
      >
        <span className={css.words} data-part="words">
          <strong className={headlineClass.sm}>{advertiser}</strong>
          <span className={textClass.summary}>{alt}</span>
        </span>
        <picture className={css.room}>
          {other ? (
            <source
              media={`(width < ${BREAKPOINTS.adMap}px)`}
              srcSet={other.src}
              width={other.width}
              height={other.height}
            />
          ) : null}
          <img
            src={src}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className={css.picture}
          />
        </picture>
      </a>
      {served}
    </AdSlot>
  );
}
