import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StripeDouble } from '../apps/api/src/doubles/stripe';
import { seeded } from './newsroom';
import { startProvider } from './provider';
import { startPortal, stopPortal } from './server';

/** One portal with a freshly seeded newsroom serves all journeys. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // While journeys are being written, a portal that already runs can be used.
  if (process.env.PORTAL_PORT) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-journeys-'));
  const newsroom = path.join(folder, 'newsroom');
  await seeded(newsroom);
  const provider = await startProvider();
  const stripe = await new StripeDouble(() => new Date()).open();
  for (const [id, unit_amount, interval] of [
    ['price_far_mensual', 600, 'month'],
    ['price_far_anual', 6000, 'year'],
  ] as const)
    stripe.prices.set(id, { unit_amount, recurring: { interval, interval_count: 1 } });
  const portal = await startPortal({
    ...provider.env,
    ...stripe.env,
    PORTAL_DATA_DIR: newsroom,
    PORTAL_PREVIEW_KEY: 'preview-for-journeys',
    // All journeys send requests from one address.
    PORTAL_LIMITS: 'off',
  });
  process.env.PORTAL_PORT = String(portal.port);
  stripe.webhook = {
    url: `http://127.0.0.1:${portal.port}/api/webhooks/entitlements/stripe`,
    host: `far.localhost:${portal.port}`,
  };
  process.env.PORTAL_JOURNEYS_DATA = newsroom;
  return async () => {
    await stopPortal(portal);
    await provider.stop();
    await stripe.close();
    await rm(folder, { recursive: true, force: true });
  };
}
