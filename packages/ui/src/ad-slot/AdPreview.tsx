import { type AdFault, type AdSize, type AdSlotType, isAdSlotType } from '@portal/model/ads';
import { textClass } from '../foundation/type.css';
import { WarningIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import * as css from './AdPreview.css';

/**
 * Audiences of a preview: editors, with every detail, or showroom guests, with the reserved space only
 * (spec §6).
 */
export const AD_PREVIEW_FACES = ['preview', 'showroom'] as const;
/** Audience of an ad preview: editors of an article, or guests of the showroom (spec §6). */
export type AdPreviewFace = (typeof AD_PREVIEW_FACES)[number];

/** Props of `AdPreview`: an ad position from the ad map, with its faults (spec §3, §8). */
export type AdPreviewProps = {
  face?: AdPreviewFace;
  /** Name in the ad map. */
  name: string;
  /** Slot type in the ad map: one of `AD_SLOT_TYPES`, or a mistyped one. */
  slotType: AdSlotType | (string & {});
  adUnitCode?: string;
  /** Sizes in CSS px, or 'fluid', as parsed by `parseAdSizes`. */
  sizes?: readonly Readonly<AdSize>[];
  /** Faults that hide the ad from readers, as found by `adPositionFaults` (spec §8). */
  faults?: readonly AdFault[];
  locale: Locale<'ads'>;
};

/**
 * Placeholder for an ad that is not requested: the outlines of its sizes, to scale and nested as on a
 * printer's sheet, with its name.
 */
export function AdPreview({
  face = 'preview',
  name,
  slotType,
  adUnitCode,
  sizes = [],
  faults = [],
  locale,
}: AdPreviewProps) {
  const { ads: texts } = textsOf(locale);
  const measured = sizes
    .filter((size) => size !== 'fluid')
    .toSorted(([width, height], [otherWidth, otherHeight]) => otherWidth * otherHeight - width * height);
  const all = sizes.map((size) => (size === 'fluid' ? texts.fluid : size.join(' × '))).join(' · ');
  const kind = isAdSlotType(slotType) ? texts.types[slotType] : slotType;
  return (
    <div className={css.sheet} data-part="ad-preview" data-face={face}>
      {(measured.length ? measured : [null]).map((size) => (
        <span
          key={size?.join() ?? 'fluid'}
          className={css.outline}
          style={
            size
              ? { '--ad-width': `${size[0]}px`, '--ad-ratio': `${size[0]} / ${size[1]}` }
              : { '--ad-width': '100%', '--ad-ratio': 'auto' }
          }
        />
      ))}
      <div className={css.words}>
        <p className={textClass.label}>{name}</p>
        {face === 'preview' ? (
          <p className={textClass.small} data-part="ad-kind">
            {[kind, adUnitCode].filter(Boolean).join(' · ')}
          </p>
        ) : null}
        {all ? <p className={textClass.small}>{all}</p> : null}
        {face === 'preview' && faults.length ? (
          <p className={`${css.faults} ${textClass.small}`} data-part="ad-faults">
            <WarningIcon size={18} />
            {fill(texts.faults, { fields: faults.map((fault) => texts.fields[fault]).join(', ') })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
