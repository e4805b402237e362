import { Card } from '@portal/ui/card';
import { boardModule } from '../module';

export default boardModule({
  type: 'card',
  view: ({ card, shape, size }, place) => <Card card={card} shape={shape} size={size} {...place} />,
  hasPicture: ({ card }) => Boolean(card.image),
});
