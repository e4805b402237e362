import { OnAir } from '@portal/ui/on-air';
import { boardModule } from '../module';

export default boardModule({
  type: 'on-air',
  view: (module, place) => <OnAir {...module} {...place} />,
  followsClock: true,
  hasPicture: ({ now, next, replay }) => Boolean((now ?? replay ?? next[0])?.image),
});
