import { Banner } from '@portal/ui/banner';
import { boardModule } from '../module';

export default boardModule({
  type: 'banner',
  view: (module, place) => <Banner {...module} {...place} />,
  hasPicture: () => true,
});
