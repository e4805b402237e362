import {
  type AdMap,
  type AdPlace,
  type AdPosition,
  adPositionFaults,
  dayOf,
  houseAdFor,
  mayAdvertise,
  parseAdSizes,
} from '@portal/model';
import { AdFrame, AdPreview, type AdPreviewFace, AdSlot, HouseAd } from '@portal/ui/ad-slot';
import type { ReactNode } from 'react';
import type { PageContext } from '../page';

/** Which room of a page is to be filled. */
export type AdRoom = {
  place: AdPlace;
  /** Path of the page. */
  path: string;
  /** Which of the rooms of its place it is on this page, from 0 on. */
  nth?: number;
};

type AdContext = Pick<PageContext, 'site' | 'locale' | 'adFace'>;
type MapName = 'desktop' | 'mobile';
type Positions = Partial<Record<MapName, AdPosition>>;

/**
 * The position of an ad map for a room. No ad server is asked for anything, so that readers have those of plain HTML alone.
 * @param face all of them are drawn as what they are; for an editor, those too that have a fault
 */
function positionIn(
  map: AdMap | undefined,
  { place, nth = 0 }: AdRoom,
  face: AdPreviewFace | undefined,
): AdPosition | undefined {
  const position = map?.positions[place]?.[nth];
  if (!position || face === 'preview') return position;
  if (!face && position.slotType !== 'html') return undefined;
  return adPositionFaults(position).length ? undefined : position;
}

/**
 * Advertising in a room of a page; null where there is none, which leaves no trace. The ad maps of the site come first, then what it
 * serves itself.
 */
export function adIn({ site, locale, adFace }: AdContext, room: AdRoom): ReactNode {
  if (adFace === 'none') return null;
  const { ads, adMaps, timeZone } = site;
  const { place, path, nth = 0 } = room;
  if (ads && !mayAdvertise(ads, path)) return null;
  const desktop = positionIn(adMaps.desktop, room, adFace);
  const mobile = positionIn(adMaps.mobile, room, adFace);
  if (desktop ?? mobile)
    return (
      <MapAd
        positions={{ ...(desktop ? { desktop } : {}), ...(mobile ? { mobile } : {}) }}
        room={room}
        context={{ site, locale, adFace }}
      />
    );
  const isBeside = place === 'aside';
  const ad = houseAdFor(ads?.house ?? [], {
    place,
    path,
    // What is among the text is another than what is over it.
    nth: place === 'top' || isBeside ? nth : nth + 1,
    day: dayOf(locale.now, timeZone) ?? '',
  });
  return ad ? <HouseAd ad={ad} position={`${place}-${nth}`} isBeside={isBeside} locale={locale} /> : null;
}

type MapContext = Omit<AdContext, 'adFace'> & { adFace?: AdPreviewFace | undefined };
type MapAdProps = { positions: Positions; room: AdRoom; context: MapContext };

/** One room for both maps; where one of them has plain HTML, one for each. */
function MapAd({ positions, room, context }: MapAdProps) {
  const { desktop, mobile } = positions;
  const isShared = desktop && mobile && [desktop, mobile].every(({ slotType }) => slotType === 'display');
  if (isShared) return <MapRoom positions={positions} room={room} context={context} />;
  return (
    <>
      {desktop ? <MapRoom positions={{ desktop }} room={room} context={context} /> : null}
      {mobile ? <MapRoom positions={{ mobile }} room={room} context={context} /> : null}
    </>
  );
}

function MapRoom({ positions: { desktop, mobile }, room, context: { locale, adFace } }: MapAdProps) {
  const position = desktop ?? mobile;
  if (!position) return null;
  const { slotType, code, id } = position;
  return (
    <AdSlot
      position={id || `${room.place}-${room.nth ?? 0}`}
      {...(desktop && mobile ? {} : { only: desktop ? ('desktop' as const) : ('mobile' as const) })}
      isBeside={room.place === 'aside'}
      minimumReservedHeightDesktop={desktop?.minimumReservedHeightDesktop ?? 0}
      minimumReservedHeightMobile={mobile?.minimumReservedHeightMobile ?? 0}
      locale={locale}
    >
      {adFace ? (
        <AdPreview
          face={adFace}
          name={position.name || id}
          slotType={slotType}
          adUnitCode={position.adUnitCode}
          sizes={parseAdSizes(position.sizes) ?? []}
          faults={adPositionFaults(position)}
          locale={locale}
        />
      ) : (
        <AdFrame html={code} locale={locale} />
      )}
    </AdSlot>
  );
}

/** Ads among a list, after some of its items. @param positions numbers of those items, from 1 on */
export const adsAmong =
  (context: AdContext, place: 'listing' | 'programmes', path: string, positions: readonly number[]) =>
  (position: number): ReactNode => {
    const nth = positions.indexOf(position);
    return nth === -1 ? null : adIn(context, { place, path, nth });
  };
