import { dayOf, formatFullDay, guidePath, ROUTES } from '@portal/model';
import { DaySelector } from '@portal/ui/day-selector';
import { ListingHead } from '@portal/ui/listing-head';
import { dateSettings, fill, PortalProvider } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { ScheduleGuide } from '@portal/ui/schedule';
import { BroadcastNavigation } from '../content/broadcast/BroadcastNavigation';
import { Island } from '../Island';
import guideIsland from '../islands/Guide';
import { GUIDE_LIFETIMES } from '../lifetimes';
import { page } from '../page';

/** The programme guide of a day: past, current and coming broadcasts of each station. */
export default page({
  type: 'guide',
  lifetimes: () => GUIDE_LIFETIMES,
  head: ({ path, day, days }, { site, locale }) => {
    const title = fill(locale.texts.broadcast.guideOf, {
      day: formatFullDay(`${day}T12:00:00`, dateSettings(locale)),
    });
    const head = { title, description: `${title}. ${site.name}, ${site.tagline}`, path };
    return { ...head, kind: 'website', ...(days.includes(day) ? {} : { noIndex: true }) };
  },
  view: ({ path, day, days, stations, breadcrumbs, areas }, { locale, site }) => {
    const { broadcast } = locale.texts;
    return (
      <PageMain>
        <BroadcastNavigation areas={areas} path={path} site={site} locale={locale} />
        <ListingHead
          title={fill(broadcast.guideOf, { day: formatFullDay(`${day}T12:00:00`, dateSettings(locale)) })}
          breadcrumbs={breadcrumbs}
          locale={locale}
        />
        <PortalProvider locale={locale}>
          <DaySelector days={days.map((date) => ({ date, href: guidePath(date) }))} selected={day} />
        </PortalProvider>
        <Island
          of={guideIsland}
          id="guide"
          props={{}}
          slots={[
            <ScheduleGuide
              key="guide"
              stations={stations.map(({ medium, shows }) => ({
                id: medium,
                title: broadcast.media[medium],
                shows,
              }))}
              day={day}
              todayHref={day === dayOf(locale.now, site.timeZone) ? undefined : ROUTES.guide}
              locale={locale}
            />,
          ]}
          locale={locale}
        />
      </PageMain>
    );
  },
});
