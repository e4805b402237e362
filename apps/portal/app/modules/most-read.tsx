import { Island } from '../Island';
import mostReadIsland from '../islands/MostRead';
import { boardModule } from '../module';

export default boardModule({
  type: 'most-read',
  view: ({ id, title, tabs }, { locale }) => (
    <Island
      of={mostReadIsland}
      id={id}
      props={{
        ...(title ? { title } : {}),
        tabs: tabs.map((tab) => ({
          title: tab.title,
          cards: tab.cards.map(({ id: cardId, title: cardTitle, url }) => ({
            id: cardId,
            title: cardTitle,
            url,
          })),
        })),
      }}
      locale={locale}
    />
  ),
});
