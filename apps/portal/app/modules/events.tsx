import { EventsModule } from '@portal/ui/events-module';
import { boardModule } from '../module';

export default boardModule({
  type: 'events',
  view: ({ cards, title }, { locale, headingLevel }) => (
    <EventsModule cards={cards} title={title} headingLevel={headingLevel} locale={locale} />
  ),
});
