import { Masonry } from '@portal/ui/masonry';
import { boardModule } from '../module';

export default boardModule({
  type: 'masonry',
  view: (module, place) => <Masonry {...module} date="recent" {...place} />,
});
