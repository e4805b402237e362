import {
  type AdMap,
  type AdPlace,
  type AdPosition,
  type AdRequests,
  adPositionFaults,
  adRequestOf,
  dayOf,
  houseAdFor,
  mayAdvertise,
  parseAdSizes,
  reservedHeightOf,
  type Site,
} from '@portal/model';
import { AdFrame, AdPreview, type AdPreviewFace, AdSlot, HouseAd, ServedAd } from '@portal/ui/ad-slot';
import type { ReactNode } from 'react';
import { Island } from '../Island';
import closeIsland from '../islands/AdClose';
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
 * The position of an ad map for a room. Those that an ad server fills are for readers only where the site asks one.
 * @param face all of them are drawn as what they are; for an editor, those too that have a fault
 */
function positionIn(
  map: AdMap | undefined,
  { place, nth = 0 }: AdRoom,
  face: AdPreviewFace | undefined,
  isServed: boolean,
): AdPosition | undefined {
  const position = map?.positions[place]?.[nth];
  if (!position || face === 'preview') return position;
  if (!face && !isServed && position.slotType !== 'html') return undefined;
  return adPositionFaults(position).length ? undefined : position;
}

/** What an ad server is asked for the positions of a room; undefined where none is. */
function requestsOf(
  { desktop, mobile }: Positions,
  { adMaps }: Pick<Site, 'adMaps'>,
): AdRequests | undefined {
  const wide = desktop && adMaps.desktop && adRequestOf(adMaps.desktop, desktop);
  const narrow = mobile && adMaps.mobile && adRequestOf(adMaps.mobile, mobile);
  if (!(wide ?? narrow)) return undefined;
  return { ...(wide ? { desktop: wide } : {}), ...(narrow ? { mobile: narrow } : {}) };
}

/** Heights that the positions of a room need, CSS px. */
const heightsOf = ({ desktop, mobile }: Positions) => ({
  minimumReservedHeightDesktop: desktop ? reservedHeightOf(desktop, 'desktop') : 0,
  minimumReservedHeightMobile: mobile ? reservedHeightOf(mobile, 'mobile') : 0,
});

/** The close button of a room whose position has one in either map; not in what is drawn for editors and guests. */
function closeOf({ desktop, mobile }: Positions, { place, nth = 0 }: AdRoom, { locale, adFace }: MapContext) {
  if (adFace || !(desktop?.closeButton || mobile?.closeButton)) return null;
  return <Island of={closeIsland} props={{}} locale={locale} id={`close-${place}-${nth}`} />;
}

/** Id of the mobile map's position, where it shares its room with one of another id. */
const mobileIdOf = ({ desktop, mobile }: Positions) =>
  desktop && mobile?.id !== desktop.id ? mobile?.id : undefined;

const isPlain = (position: AdPosition | undefined) => position?.slotType === 'html';

/**
 * Advertising in a room of a page; null where there is none, which leaves no trace. The ad maps of the site come first, then what it
 * serves itself.
 */
export function adIn({ site, locale, adFace }: AdContext, room: AdRoom): ReactNode {
  if (adFace === 'none') return null;
  const { ads, adMaps, timeZone } = site;
  const { place, path, nth = 0 } = room;
  if (ads && !mayAdvertise(ads, path)) return null;
  const isServed = ads?.gpt !== undefined;
  const desktop = positionIn(adMaps.desktop, room, adFace, isServed);
  const mobile = positionIn(adMaps.mobile, room, adFace, isServed);
  const positions: Positions = { ...(desktop ? { desktop } : {}), ...(mobile ? { mobile } : {}) };
  const requests = adFace ? undefined : requestsOf(positions, site);
  const isBeside = place === 'aside';
  // What stands in for another has to be there wherever that one is.
  const own = requests ? ads?.house.filter((ad) => ad.desktop && (ad.mobile || isBeside)) : ads?.house;
  const ad =
    ((desktop ?? mobile) && !requests) || isPlain(desktop) || isPlain(mobile)
      ? undefined
      : houseAdFor(own ?? [], {
          place,
          path,
          // What is among the text is another than what is over it.
          nth: place === 'top' || isBeside ? nth : nth + 1,
          day: dayOf(locale.now, timeZone) ?? '',
        });
  if (!ad)
    return desktop || mobile ? (
      <MapAd positions={positions} room={room} context={{ site, locale, adFace }} />
    ) : null;
  return (
    <HouseAd
      ad={ad}
      position={desktop?.id ?? mobile?.id ?? `${place}-${nth}`}
      positionMobile={mobileIdOf(positions)}
      isBeside={isBeside}
      close={closeOf(positions, room, { site, locale })}
      {...(requests ? heightsOf(positions) : {})}
      served={requests ? <ServedAd requests={requests} /> : null}
      locale={locale}
    />
  );
}

type MapContext = Omit<AdContext, 'adFace'> & { adFace?: AdPreviewFace | undefined };
type MapAdProps = { positions: Positions; room: AdRoom; context: MapContext };

/** One room for both maps; where one of them has plain HTML, and in previews, one for each. */
function MapAd({ positions, room, context }: MapAdProps) {
  const { desktop, mobile } = positions;
  // An editor sees the position of each map on the screens that it is for.
  const isShared =
    !context.adFace && desktop && mobile && [desktop, mobile].every(({ slotType }) => slotType === 'display');
  if (isShared) return <MapRoom positions={positions} room={room} context={context} />;
  return (
    <>
      {desktop ? <MapRoom positions={{ desktop }} room={room} context={context} /> : null}
      {mobile ? <MapRoom positions={{ mobile }} room={room} context={context} /> : null}
    </>
  );
}

function MapRoom({ positions, room, context: { site, locale, adFace } }: MapAdProps) {
  const { desktop, mobile } = positions;
  const position = desktop ?? mobile;
  if (!position) return null;
  const { slotType, code, id } = position;
  const requests = adFace ? undefined : requestsOf(positions, site);
  // What is over the page has no room in it.
  if (requests && slotType === 'out-of-page') return <ServedAd requests={requests} />;
  return (
    <AdSlot
      position={id || `${room.place}-${room.nth ?? 0}`}
      positionMobile={mobileIdOf(positions)}
      {...(desktop && mobile ? {} : { only: desktop ? ('desktop' as const) : ('mobile' as const) })}
      isBeside={room.place === 'aside'}
      close={closeOf(positions, room, { site, locale, adFace })}
      {...heightsOf(positions)}
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
      ) : requests ? (
        <ServedAd requests={requests} />
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
