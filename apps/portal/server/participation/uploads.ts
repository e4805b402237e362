import { CALLS, loginPath, ROUTES, RULE_CODES } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { RejectedUpload } from '../../app/participation/rejected-upload';
import { isId } from '../../app/visit';
import type { Backend } from '../backend';
import { SECURITY_HEADERS } from '../headers';

const answerSchema = v.object({ response: v.object({ state: v.string(), reason: v.nullable(v.string()) }) });

/** A form that the back end rejected, with what it can be shown again by. */
const rejectedSchema = v.object({
  apiInfo: v.object({
    issues: v.array(
      v.object({ field: v.string(), code: v.picklist(RULE_CODES), limit: v.optional(v.number()) }),
    ),
  }),
  response: v.object({ values: v.record(v.string(), v.string()) }),
});

const goTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { ...SECURITY_HEADERS, 'cache-control': 'private, no-store', location },
  });

/**
 * Streams a picture that was posted without JavaScript to the back end, and redirects to its outcome.
 * @returns null if the back end forbids it: it came from a page of another site; or the form, if it rejects it
 */
async function sendUploadForm(
  { forward }: Pick<Backend, 'forward'>,
  request: Request,
): Promise<Response | RejectedUpload | null> {
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
  const said: unknown = await answer.json().catch(() => null);
  const rejected = v.safeParse(rejectedSchema, said);
  if (answer.status === 400 && rejected.success) {
    const { apiInfo, response } = rejected.output;
    const issues = apiInfo.issues.map(({ limit, ...issue }) =>
      limit === undefined ? issue : { ...issue, limit },
    );
    if (isId(response.values.contentId)) return { values: response.values, issues };
  }
  const read = v.safeParse(answerSchema, said);
  if (!answer.ok || !read.success) return goTo(`${ROUTES.ownUploads}?error=${answer.status}`);
  const { state, reason } = read.output.response;
  return goTo(`${ROUTES.ownUploads}?${state === 'refused' ? `error=${reason}` : 'enviat=1'}`);
}

/**
 * Streams readers' files, and the newsroom's pictures, to the back end, which limits their size.
 * @param asSent the reader's request with the headers that the back end needs
 * @param forbidden the answer to a request from a page of another site
 * @param again the form again, with its texts and errors
 */
export function uploadRoutes(
  app: Hono,
  backend: Pick<Backend, 'forward'>,
  asSent: (c: Context) => Request,
  forbidden: (request: Request) => Promise<Response>,
  again: (c: Context, rejected: RejectedUpload) => Promise<Response>,
): void {
  app.all(`${CALLS.uploads}*`, (c) => backend.forward(asSent(c)));
  app.post(CALLS.deskPictures, (c) => backend.forward(asSent(c)));
  const paths = [ROUTES.uploadForm, ROUTES.uploadForm.replace(/\/$/, '')];
  app.on('POST', paths, async (c) => {
    const answer = await sendUploadForm(backend, asSent(c));
    if (answer === null) return forbidden(c.req.raw);
    return answer instanceof Response ? answer : again(c, answer);
  });
}
