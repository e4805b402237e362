import { isFromThisMachine } from '@portal/api';
import type { Context } from 'hono';
import { withHeaders } from './answers';
import type { PortalOptions } from './portal-options';

/** Emails kept as files are for who sits at this machine, and for nobody whom a proxy lets through. */
export async function developersOnly(
  { req: { raw: request }, env }: Context,
  { backend, settings }: Pick<PortalOptions, 'backend' | 'settings'>,
  failed: (request: Request, status: 403 | 404) => Promise<Response>,
): Promise<Response> {
  if (settings.proxies > 0 || !isFromThisMachine(request, env)) return failed(request, 403);
  const answer = await backend.forward(request);
  return answer.status === 404 ? failed(request, 404) : withHeaders(answer);
}
