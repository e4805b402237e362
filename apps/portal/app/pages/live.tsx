import type { LivePage } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import { LivePlayer } from '@portal/ui/streams';
import { LIVE_LIFETIMES } from '../../server/lifetimes';
import { BroadcastNavigation } from '../broadcast/BroadcastNavigation';
import { Island } from '../islands/Island';
import { type PageContext, page } from '../page';

type PlayersProps = Pick<LivePage, 'current' | 'poster'> & { title: string } & Pick<PageContext, 'locale'>;

/** Where the panel's audio button leads (`livePage` of the back end). */
const AUDIO_ID = 'audio';

/** The players of a stream: its pictures, its sound alone, or both. */
function Players({ current, poster, title, locale }: PlayersProps) {
  const { id, video, audio } = current;
  return (
    <LivePlayer
      audioId={AUDIO_ID}
      locale={locale}
      video={
        video ? (
          <Island
            name="video"
            id="player"
            wake="interaction"
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
            name="audio"
            id="sound"
            wake="interaction"
            props={{ audio: { type: 'audio', src: audio }, title }}
            locale={locale}
          />
        ) : undefined
      }
    />
  );
}

/** A live stream, what else is live beside it, and the rest of its day. */
export const livePage = page({
  type: 'live',
  styles: () => ['broadcast', 'media'],
  lifetimes: () => LIVE_LIFETIMES,
  head: ({ path, current }, { site, locale }) => {
    const title = fill(locale.texts.broadcast.liveOf, { name: current.name });
    return { title, description: `${title}. ${site.name}, ${site.tagline}`, path, kind: 'website' };
  },
  view: ({ path, current, poster, shows, streams, breadcrumbs, areas }, { locale, site }) => {
    const { broadcast } = locale.texts;
    const title = fill(broadcast.liveOf, { name: current.name });
    return (
      <PageMain
        aside={
          <Island
            name="streams"
            id="streams"
            wake="visible"
            props={{ streams, currentId: current.id }}
            locale={locale}
          />
        }
        asideLabel={broadcast.live}
      >
        <BroadcastNavigation areas={areas} path={path} site={site} locale={locale} />
        <ListingHead title={title} breadcrumbs={breadcrumbs} locale={locale} />
        <Players current={current} poster={poster} title={title} locale={locale} />
        {shows.length ? (
          <>
            <SectionHead title={fill(broadcast.today, { name: current.name })} headingLevel={2} />
            <Island
              name="schedule"
              id="schedule"
              wake="visible"
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
