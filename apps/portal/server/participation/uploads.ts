import { CALLS, loginPath, ROUTES } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { SECURITY_HEADERS } from '../headers';

const answerSchema = v.object({ response: v.object({ state: v.string(), reason: v.nullable(v.string()) }) });

const goTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { ...SECURITY_HEADERS, 'cache-control': 'private, no-store', location },
  });

/**
 * Streams a picture that was posted without JavaScript to the back end, and redirects to its outcome.
 * @returns null if the back end forbids it: it came from a page of another site
 */
async function sendUploadForm(
  { forward }: Pick<Backend, 'forward'>,
  request: Request,
): Promise<Response | null> {
  const { origin } = new URL(request.url);
  // `duplex` streams the body; the DOM's types lack it.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    duplex: 'half',
  };
  const answer = await forward(new Request(new URL(`${CALLS.uploads}form`, origin), init));
  if (answer.status === 401) {
    const from = request.headers.get('referer');
    const path = from && URL.canParse(from) ? new URL(from).pathname : null;
    return goTo(loginPath(ownBackUrl(path, origin) ?? ROUTES.ownUploads));
  }
  if (answer.status === 403) return null;
  const read = v.safeParse(answerSchema, await answer.json().catch(() => null));
  if (!answer.ok || !read.success) return goTo(`${ROUTES.ownUploads}?error=${answer.status}`);
  const { state, reason } = read.output.response;
  return goTo(`${ROUTES.ownUploads}?${state === 'refused' ? `error=${reason}` : 'enviat=1'}`);
}

/**
 * Streams readers' files, and the newsroom's pictures, to the back end, which limits their size.
 * @param asSent the reader's request with the headers that the back end needs
 * @param forbidden the answer to a request from a page of another site
 */
export function uploadRoutes(
  app: Hono,
  backend: Pick<Backend, 'forward'>,
  asSent: (c: Context) => Request,
  forbidden: (request: Request) => Promise<Response>,
): void {
  app.all(`${CALLS.uploads}*`, (c) => backend.forward(asSent(c)));
  app.post(CALLS.deskPictures, (c) => backend.forward(asSent(c)));
  const paths = [ROUTES.uploadForm, ROUTES.uploadForm.replace(/\/$/, '')];
  app.on('POST', paths, async (c) => (await sendUploadForm(backend, asSent(c))) ?? forbidden(c.req.raw));
}
