import { FiveTextCards } from '@portal/ui/five-text-cards';
import { boardModule } from '../module';

export default boardModule({
  type: 'five-text-cards',
  view: (module, place) => <FiveTextCards {...module} date="recent" {...place} />,
});
