import { WeatherWarnings } from '@portal/ui/weather';
import { boardModule } from '../module';

export default boardModule({
  type: 'warnings',
  view: ({ warnings }, { locale, headingLevel }) => (
    <WeatherWarnings forecast={{ warnings }} headingLevel={headingLevel} locale={locale} />
  ),
  followsClock: true,
});
