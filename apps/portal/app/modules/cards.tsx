import { Cards } from '@portal/ui/cards';
import { boardModule } from '../module';

export default boardModule({
  type: 'cards',
  view: (module, place) => <Cards {...module} date="recent" {...place} />,
});
