import { HOST_HEADER } from '@portal/api';
import { type Client, RequestError } from '@portal/data';
import {
  failureEnvelope,
  liveChangesCall,
  liveChangesSchema,
  REQUEST_TEXTS,
  successEnvelope,
} from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { liveHtmlOf } from '../../app/content/stories/live';
import { SECURITY_HEADERS } from '../headers';
import { hostOf } from '../reader';
import type { SiteFinder } from '../site-finder';
import type { AskChanges, LiveStreams } from './streams';

/** Asks the back end what has changed in a live blog, and renders it as its page does. */
export const liveChangesOf =
  (client: Client, sites: Pick<SiteFinder, 'find'>, now: () => Date): AskChanges =>
  async ({ host, contentId }, since) => {
    const { site } = await sites.find(host);
    const headers = { [HOST_HEADER]: host };
    const changes = await client
      .request(liveChangesCall(contentId, since), liveChangesSchema, { headers })
      .catch((error: unknown) => {
        if (error instanceof RequestError && error.failure.status === 404) return null;
        throw error;
      });
    if (!changes) return null;
    const moment = now().toISOString();
    const locale = createLocale(LANGUAGE_PACKS[site.language], { now: moment, timeZone: site.timeZone });
    return liveHtmlOf(contentId, changes, locale);
  };

/**
 * A live blog's changes, for readers whose browser cannot use its stream.
 * @throws UnknownHost
 */
export async function liveChangesAnswer(
  live: Pick<LiveStreams, 'changes'>,
  request: Request,
  contentId: string,
): Promise<Response> {
  const since = new URL(request.url).searchParams.get('since') ?? '';
  const isAsked = /^\d{1,15}$/.test(contentId) && /^\d{1,9}$/.test(since);
  const told = isAsked && (await live.changes({ host: hostOf(request), contentId }, Number(since)));
  const answer = told
    ? successEnvelope(told)
    : failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
  return Response.json(answer, {
    status: answer.httpCode,
    headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store' },
  });
}
