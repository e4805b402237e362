import { Card } from '@portal/ui/card';
import { boardModule } from '../module';

export default boardModule({
  type: 'card',
  view: ({ card, shape, size, summary }, place) => (
    <Card card={card} shape={shape} size={size} summary={summary} date="recent" {...place} />
  ),
  hasPicture: ({ card }) => Boolean(card.image),
});
