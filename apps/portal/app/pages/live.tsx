import { type Broadcast, isOnAir, type LivePage, toMilliseconds } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { NowNext, OnAir } from '@portal/ui/on-air';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import { LivePlayer } from '@portal/ui/streams';
import { BroadcastNavigation } from '../content/broadcast/BroadcastNavigation';
import { Island } from '../Island';
import audioIsland from '../islands/Audio';
import scheduleIsland from '../islands/Schedule';
import streamsIsland from '../islands/Streams';
import videoIsland from '../islands/Video';
import { LIVE_LIFETIMES } from '../lifetimes';
import { type PageContext, page } from '../page';

type PlayersProps = Pick<LivePage, 'current' | 'poster'> & {
  title: string;
  /** Current broadcast. */
  show: Broadcast | undefined;
} & Pick<PageContext, 'locale'>;

/** Target of the panel's audio button (`livePage` of the back end). */
const AUDIO_ID = 'audio';

/** Broadcasts that follow the current one. */
const NEXT_COUNT = 3;

/** The players of a stream: its video, its audio, or both. */
function Players({ current, poster, title, show, locale }: PlayersProps) {
  const { id, name, video, audio } = current;
  return (
    <LivePlayer
      audioId={AUDIO_ID}
      locale={locale}
      video={
        video ? (
          <Island
            of={videoIsland}
            id="player"
            props={{
              contentId: `live-${id}`,
              video: { type: 'video', hlsSource: video, aspectRatio: '16:9', ...(poster ? { poster } : {}) },
              title,
              priority: true,
            }}
            locale={locale}
          />
        ) : undefined
      }
      audio={
        audio ? (
          <Island
            of={audioIsland}
            id="sound"
            props={{
              audio: { type: 'audio', src: audio, ...(poster ? { poster } : {}) },
              title: show?.title ?? name,
              kicker: name,
              isLive: true,
              priority: !video,
            }}
            locale={locale}
          />
        ) : undefined
      }
    />
  );
}

/** A live stream, the other streams next to it, and the rest of its day. */
export default page({
  type: 'live',
  later: () => ['media'],
  lifetimes: () => LIVE_LIFETIMES,
  head: ({ path, current }, { site, locale }) => {
    const title = fill(locale.texts.broadcast.liveOf, { name: current.name });
    return { title, description: `${title}. ${site.name}, ${site.tagline}`, path, kind: 'website' };
  },
  view: ({ path, current, poster, shows, replay, streams, breadcrumbs, areas }, { locale, site }) => {
    const { broadcast } = locale.texts;
    const title = fill(broadcast.liveOf, { name: current.name });
    const show = shows.findLast((one) => isOnAir(one, locale.now, site.timeZone));
    // A stream without a schedule never pauses.
    const isOff = !show && shows.length > 0;
    const moment = toMilliseconds(locale.now, site.timeZone) ?? 0;
    const next = shows
      .filter(({ startTime }) => (toMilliseconds(startTime.date, site.timeZone) ?? 0) > moment)
      .slice(0, NEXT_COUNT);
    return (
      <PageMain
        aside={
          <Island
            of={streamsIsland}
            id="streams"
            props={{ streams, currentId: current.id }}
            locale={locale}
          />
        }
        asideLabel={broadcast.live}
      >
        <BroadcastNavigation areas={areas} path={path} site={site} locale={locale} />
        <ListingHead title={title} breadcrumbs={breadcrumbs} locale={locale} />
        {isOff ? (
          <OnAir
            title={locale.texts.onAir.now}
            next={next}
            {...(replay ? { replay } : {})}
            saysReturn
            locale={locale}
          />
        ) : (
          <Players current={current} poster={poster} title={title} show={show} locale={locale} />
        )}
        {isOff ? null : (
          <NowNext
            title={locale.texts.onAir.now}
            {...(show ? { now: show } : {})}
            next={next}
            namesShow={current.medium === 'tv'}
            locale={locale}
          />
        )}
        {shows.length ? (
          <>
            <SectionHead title={fill(broadcast.today, { name: current.name })} headingLevel={2} />
            <Island
              of={scheduleIsland}
              id="schedule"
              props={{
                label: fill(broadcast.today, { name: current.name }),
                shows: shows.map(({ id, title: name, url, startTime, endTime }) => ({
                  id,
                  title: name,
                  url,
                  startTime,
                  endTime,
                })),
              }}
              locale={locale}
            />
          </>
        ) : null}
      </PageMain>
    );
  },
});
