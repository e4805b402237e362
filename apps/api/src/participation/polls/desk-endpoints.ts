import { CALLS, rowId } from '@portal/model';
import { pollEndSchema, pollPictureSchema } from '@portal/model/newsroom';
import { pollFormSchema, pollPlaceSchema } from '@portal/model/participation';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, idInPath, invalidFields, success } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import type { DeskDeps, DeskVisits } from '../../sites/desk-kit';
import { changePoll, createPoll, deskPolls, endPoll, setOptionPicture } from './desk';

/** Milliseconds since 1970, 13 digits at most. */
const moment = v.pipe(v.string(), v.regex(/^\d{1,13}$/), v.transform(Number));
const listQuery = v.object({ before: v.optional(moment), id: v.optional(rowId) });

/**
 * Parses a poll form.
 * @throws ApiError for a poll for readers on a site without accounts, in which nobody could vote
 */
async function formOf(c: Context, { features }: Pick<SiteRecord, 'features'>) {
  const body = await bodyOf(c);
  const form = checked(pollFormSchema, body);
  if (form.voters === 'readers' && !features.users)
    throw invalidFields([{ field: 'voters', code: 'invalid' }]);
  return { form, place: checked(pollPlaceSchema, body) };
}

/** Desk endpoints for polls: list with results, create, change, end. */
export function pollDeskCalls(app: Hono, deps: DeskDeps, { visit, change }: DeskVisits): void {
  const path = CALLS.deskPolls;
  app.get(path, async (c) => {
    const { site } = await visit(c);
    return done(await deskPolls(deps, site.alias, checked(listQuery, c.req.query())));
  });
  app.post(path, async (c) => {
    const { actor, site } = await change(c);
    const { form, place } = await formOf(c, site);
    return done({ contentId: await createPoll(deps, actor, form, place) });
  });
  app.post(`${path}/:id`, async (c) => {
    const { actor, site } = await change(c);
    await changePoll(deps, actor, idInPath(c), (await formOf(c, site)).form);
    return success();
  });
  app.post(`${path}/:id/pictures`, async (c) => {
    const who = await change(c);
    await setOptionPicture(deps, who, idInPath(c), checked(pollPictureSchema, await bodyOf(c)));
    return success();
  });
  app.post(`${path}/:id/end`, async (c) => {
    const { actor } = await change(c);
    await endPoll(deps, actor, idInPath(c), checked(pollEndSchema, await bodyOf(c)));
    return success();
  });
}
