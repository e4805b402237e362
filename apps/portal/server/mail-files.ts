import { isFromThisMachine } from '@portal/api';
import type { Context } from 'hono';
import { withHeaders } from './answers';
import type { PortalOptions } from './portal-options';

/** Serves emails stored as files, only to requests from this machine without a proxy. */
export async function developersOnly(
  { req: { raw: request }, env }: Context,
  { backend, settings }: Pick<PortalOptions, 'backend' | 'settings'>,
  failed: (request: Request, status: 403 | 404) => Promise<Response>,
): Promise<Response> {
  if (settings.proxies > 0 || !isFromThisMachine(request, env)) return failed(request, 403);
  const answer = await backend.forward(request);
  return answer.status === 404 ? failed(request, 404) : withHeaders(answer);
}
