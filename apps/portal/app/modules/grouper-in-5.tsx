import { GrouperIn5 } from '@portal/ui/grouper-in-5';
import { boardModule } from '../module';

export default boardModule({
  type: 'grouper-in-5',
  view: (module, place) => <GrouperIn5 {...module} date="recent" {...place} />,
});
