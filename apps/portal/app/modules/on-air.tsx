import { OnAir } from '@portal/ui/on-air';
import { boardModule } from '../module';

export default boardModule({
  type: 'on-air',
  view: (module, place) => <OnAir {...module} {...place} />,
  followsClock: true,
  hasPicture: ({ now, next }) => Boolean(now?.image ?? next[0]?.image),
});
