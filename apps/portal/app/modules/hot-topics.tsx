import { HotTopics } from '@portal/ui/hot-topics';
import { boardModule } from '../module';

export default boardModule({
  type: 'hot-topics',
  view: ({ topics, title }, { locale }) => (
    <HotTopics topics={topics} title={title} width="column" locale={locale} />
  ),
});
