import { LastHour } from '@portal/ui/last-hour';
import { boardModule } from '../module';

export default boardModule({
  type: 'last-hour',
  view: (module, place) => <LastHour {...module} {...place} />,
});
