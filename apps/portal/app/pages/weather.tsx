import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { WeatherReport } from '@portal/ui/weather';
import { LISTING_LIFETIMES, MISSING_LIFETIMES, withinHour } from '../lifetimes';
import { page } from '../page';

/** A forecast that is older is not shown any more, whatever fails; seconds. */
const LAST_SECONDS = 2 * 86_400;

/** The weather of the site's place: now, the coming hours and days. */
export default page({
  type: 'weather',
  lifetimes: ({ forecast }, now) =>
    // The next reader may get a forecast: AEMET is queried in the background.
    forecast ? { ...withinHour(LISTING_LIFETIMES, now), ifError: LAST_SECONDS } : MISSING_LIFETIMES,
  head: ({ path, place, forecast }, { locale }) => {
    const { title, description } = locale.texts.weather;
    const words = { place: forecast?.place ?? place };
    return { title: fill(title, words), description: fill(description, words), path, kind: 'website' };
  },
  view: ({ path, place, forecast, source, isStale, breadcrumbs }, { locale }) => (
    <PageMain>
      <ListingHead
        title={fill(locale.texts.weather.title, { place: forecast?.place ?? place })}
        breadcrumbs={breadcrumbs}
        locale={locale}
      />
      <WeatherReport
        forecast={forecast}
        place={place}
        source={source}
        isStale={isStale}
        href={path}
        locale={locale}
      />
    </PageMain>
  ),
});
