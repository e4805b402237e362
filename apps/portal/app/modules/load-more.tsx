import { Cards } from '@portal/ui/cards';
import { LoadMoreLink } from '../LoadMoreLink';
import { boardModule } from '../module';

export default boardModule({
  type: 'load-more',
  view: ({ id, cards, nextPage }, place) => (
    <>
      <Cards cards={cards} shape="horizontal" size="sm" summary date="recent" across={2} {...place} />
      {nextPage ? <LoadMoreLink id={id} nextPage={nextPage} locale={place.locale} /> : null}
    </>
  ),
});
