import { EventsModule } from '@portal/ui/events-module';
import { boardModule } from '../module';

export default boardModule({
  type: 'events',
  view: ({ cards, title }, { locale, headingLevel, rowTitle }) => (
    <EventsModule
      cards={cards}
      title={title}
      head={title !== undefined || rowTitle === undefined}
      headingLevel={headingLevel}
      locale={locale}
    />
  ),
});
