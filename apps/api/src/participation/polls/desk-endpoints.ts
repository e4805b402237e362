import {
  deskPollsQuerySchema,
  newPollSchema,
  POLL_DESK_ENDPOINTS,
  pollEndSchema,
  pollPictureSchema,
} from '@portal/model/newsroom';
import { type PollForm, pollFormSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { idInPath, invalidFields, serve } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { changePoll, createPoll, deskPolls, endPoll, setOptionPicture } from './desk';

/** @throws ApiError for a poll for readers on a site without accounts, in which nobody could vote */
function mustHaveVoters({ voters }: PollForm, { features }: Pick<SiteRecord, 'features'>): void {
  if (voters === 'readers' && !features.users) throw invalidFields([{ field: 'voters', code: 'invalid' }]);
}

/** Desk endpoints for polls: list with results, create, change, end. */
export function pollDeskCalls(app: Hono, deps: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, POLL_DESK_ENDPOINTS, {
    polls: async ({ context, query }) => deskPolls(deps, context.site.alias, query(deskPollsQuerySchema)),
    createPoll: async ({ context, actor, body }) => {
      const { path, section, ...form } = await body(newPollSchema);
      mustHaveVoters(form, context.site);
      return { contentId: await createPoll(deps, actor, form, { path, section }) };
    },
    changePoll: async ({ c, context, actor, body }) => {
      const id = idInPath(c);
      const form = await body(pollFormSchema);
      mustHaveVoters(form, context.site);
      await changePoll(deps, actor, id, form);
    },
    setOptionPicture: async ({ c, context: { site }, actor, body }) =>
      setOptionPicture(deps, { actor, site }, idInPath(c), await body(pollPictureSchema)),
    endPoll: async ({ c, actor, body }) => endPoll(deps, actor, idInPath(c), await body(pollEndSchema)),
  });
}
