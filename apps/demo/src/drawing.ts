import type { MediaOpener } from '@portal/api';
import { checked, illustrationSchema } from './front-matter';
import { illustrate } from './illustrations/index';

/** Draws the illustration that a URL orders, in the configured finish. */
export const draw: MediaOpener = (url) => {
  const { pathname, searchParams } = new URL(url);
  const order = checked(url, illustrationSchema, {
    scene: pathname.slice(1),
    alt: '',
    seed: Number(searchParams.get('seed')),
    hour: searchParams.get('hour') ?? undefined,
    weather: searchParams.get('weather') ?? undefined,
    ...(searchParams.has('pose') ? { pose: Number(searchParams.get('pose')) } : {}),
  });
  return illustrate(order, process.env.PORTAL_DEMO_PICTURES === 'flat' ? 'flat' : 'pressed');
};
