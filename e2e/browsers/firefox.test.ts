import { firefox } from './firefox';
import { journeysIn } from './journeys';

journeysIn('Firefox', firefox);
