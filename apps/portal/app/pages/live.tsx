import type { LivePage } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import { LIVE_LIFETIMES } from '../../server/lifetimes';
import { BroadcastNavigation } from '../broadcast/BroadcastNavigation';
import { Island } from '../islands/Island';
import { type PageContext, page } from '../page';

/** The player of a stream: pictures where it has them, else its sound. */
function Player({
  current,
  title,
  locale,
}: { current: LivePage['current']; title: string } & Pick<PageContext, 'locale'>) {
  const { id, video, audio } = current;
  if (video)
    return (
      <Island
        name="video"
        id="player"
        wake="interaction"
        props={{
          contentId: `live-${id}`,
          video: { type: 'video', hlsSource: video, aspectRatio: '16:9' },
          title,
        }}
        locale={locale}
      />
    );
  return audio ? (
    <Island
      name="audio"
      id="player"
      wake="interaction"
      props={{ audio: { type: 'audio', src: audio }, title }}
      locale={locale}
    />
  ) : null;
}

/** A live stream, what else is live beside it, and the rest of its day. */
export const livePage = page({
  type: 'live',
  lifetimes: () => LIVE_LIFETIMES,
  head: ({ path, current }, { site, locale }) => {
    const title = fill(locale.texts.broadcast.liveOf, { name: current.name });
    return { title, description: `${title}. ${site.name}, ${site.tagline}`, path, kind: 'website' };
  },
  view: ({ path, current, shows, streams, breadcrumbs, areas }, { locale, site }) => {
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
        <Player current={current} title={title} locale={locale} />
        {shows.length ? (
          <>
            <SectionHead title={fill(broadcast.today, { name: current.name })} headingLevel={2} />
            <Island
              name="schedule"
              id="schedule"
              wake="interaction"
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
