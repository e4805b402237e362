import type { MediaOpener } from '@portal/api';
import { illustrate } from './illustrations/index';
import { orderOf, planeOf } from './orders';

/** Draws the illustration that a URL orders, in the configured finish. */
export const draw: MediaOpener = (url) =>
  illustrate(orderOf(url), process.env.PORTAL_DEMO_PICTURES === 'flat' ? 'flat' : 'pressed', planeOf(url));
