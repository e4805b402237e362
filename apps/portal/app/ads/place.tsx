import { dayOf, type Site } from '@portal/model';
import {
  type AdMap,
  type AdPlace,
  type AdPosition,
  type AdRequests,
  adPositionFaults,
  adRequestOf,
  houseAdFor,
  mayAdvertise,
  parseAdSizes,
  reservedHeightOf,
} from '@portal/model/ads';
import { AdFrame, AdPreview, type AdPreviewFace, AdSlot, HouseAd, ServedAd } from '@portal/ui/ad-slot';
import type { ReactNode } from 'react';
import { Island } from '../Island';
import closeIsland from '../islands/AdClose';
import type { PageContext } from '../page';

/** The slot of a page to fill. */
export type AdRoom = {
  place: AdPlace;
  /** Path of the page. */
  path: string;
  /** Index among the slots of its place on this page, from 0 on. */
  nth?: number;
};

type AdContext = Pick<PageContext, 'site' | 'locale' | 'adFace'>;
type MapName = 'desktop' | 'mobile';
type Positions = Partial<Record<MapName, AdPosition>>;

/**
 * The position of an ad map for a slot. Readers get positions for an ad server only if the site has one.
 * @param face all of them are drawn as placeholders; for an editor, even faulty ones
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

/** Requests to an ad server for the positions of a slot; undefined if there are none. */
function requestsOf(
  { desktop, mobile }: Positions,
  { adMaps }: Pick<Site, 'adMaps'>,
): AdRequests | undefined {
  const wide = desktop && adMaps.desktop && adRequestOf(adMaps.desktop, desktop);
  const narrow = mobile && adMaps.mobile && adRequestOf(adMaps.mobile, mobile);
  if (!(wide ?? narrow)) return undefined;
  return { ...(wide ? { desktop: wide } : {}), ...(narrow ? { mobile: narrow } : {}) };
}

/** Heights that the positions of a slot need, CSS px. */
const heightsOf = ({ desktop, mobile }: Positions) => ({
  minimumReservedHeightDesktop: desktop ? reservedHeightOf(desktop, 'desktop') : 0,
  minimumReservedHeightMobile: mobile ? reservedHeightOf(mobile, 'mobile') : 0,
});

/** Whether the position of a slot has a close button in either map; not in previews and showrooms. */
const isClosable = ({ desktop, mobile }: Positions, adFace?: AdPreviewFace) =>
  !adFace && (desktop?.closeButton === true || mobile?.closeButton === true);

function CloseAd({
  room: { place, nth = 0 },
  locale,
}: Pick<MapAdProps, 'room'> & Pick<MapContext, 'locale'>) {
  return <Island of={closeIsland} props={{}} locale={locale} id={`close-${place}-${nth}`} />;
}

/** Id of the mobile map's position, if it shares its slot with one of another id. */
const mobileIdOf = ({ desktop, mobile }: Positions) =>
  desktop && mobile?.id !== desktop.id ? mobile?.id : undefined;

const isPlain = (position: AdPosition | undefined) => position?.slotType === 'html';

/**
 * Advertising in a slot of a page; null if there is none, which renders nothing. The ad maps of the site
 * come first, then its house ads.
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
  // A fallback must exist on every screen that the requested ad is for.
  const own = requests ? ads?.house.filter((ad) => ad.desktop && (ad.mobile || isBeside)) : ads?.house;
  const ad =
    ((desktop ?? mobile) && !requests) || isPlain(desktop) || isPlain(mobile)
      ? undefined
      : houseAdFor(own ?? [], {
          place,
          path,
          // Ads within the text differ from the one above it.
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
      close={isClosable(positions) ? <CloseAd room={room} locale={locale} /> : null}
      {...(requests ? heightsOf(positions) : {})}
      served={requests ? <ServedAd requests={requests} /> : null}
      locale={locale}
    />
  );
}

type MapContext = Omit<AdContext, 'adFace'> & { adFace?: AdPreviewFace | undefined };
type MapAdProps = { positions: Positions; room: AdRoom; context: MapContext };

/** One slot for both maps; if one of them has plain HTML, and in previews, one for each. */
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
  // An out-of-page position has no slot.
  if (requests && slotType === 'out-of-page') return <ServedAd requests={requests} />;
  return (
    <AdSlot
      position={id || `${room.place}-${room.nth ?? 0}`}
      positionMobile={mobileIdOf(positions)}
      {...(desktop && mobile ? {} : { only: desktop ? ('desktop' as const) : ('mobile' as const) })}
      isBeside={room.place === 'aside'}
      close={isClosable(positions, adFace) ? <CloseAd room={room} locale={locale} /> : null}
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

/**
 * Ads in a list, after some of its items.
 * @param positions numbers of those items, from 1 on
 */
export const adsAmong =
  (context: AdContext, place: 'listing' | 'programmes', path: string, positions: readonly number[]) =>
  (position: number): ReactNode => {
    const nth = positions.indexOf(position);
    return nth === -1 ? null : adIn(context, { place, path, nth });
  };
