import { freePort } from '../../scripts/free-port.mjs';
import { journeysIn } from './journeys';
import { webkit } from './webkit';

journeysIn('WebKit', async () => webkit(await freePort()));
