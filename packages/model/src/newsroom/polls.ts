import * as v from 'valibot';
import { POLL_STATES, pollFormSchema, pollPlaceSchema, pollSchema } from '../participation/poll';
import type { Endpoints, Takes } from '../routes/endpoint';
import { rowId } from '../rules/actions';
import { typedMoment } from '../rules/moments';

/** Polls of a site at the desk, newest first, always with results; `next` is a cursor. */
export const deskPollsSchema = v.object({
  polls: v.array(
    v.object({
      poll: pollSchema,
      state: v.picklist(POLL_STATES),
      /** Headline and path of its content. */
      title: v.string(),
      path: v.string(),
    }),
  ),
  /** Sections of the site that a new poll may go in. */
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
  next: v.nullable(v.number()),
});
/** Polls of a site at the desk. */
export type DeskPolls = v.InferOutput<typeof deskPollsSchema>;
/** A poll at the desk: its state, its content and its results. */
export type DeskPoll = DeskPolls['polls'][number];

/** New end of a running poll: ISO 8601, null for none, or `now`. */
export const pollEndSchema = v.object({
  end: v.union([v.literal('now'), v.null(), typedMoment()]),
});
/** New end of a poll. */
export type PollEnd = v.InferOutput<typeof pollEndSchema>;

/**
 * Picture of a poll's answer, by its address in the site’s library, empty for none; without an alternative
 * text it is decorative.
 */
export const pollPictureSchema = v.object({
  /** Id of the answer. */
  option: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  picture: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  pictureAlt: v.pipe(v.string(), v.trim(), v.maxLength(255)),
});
/** Picture of an answer of a poll. */
export type PollPicture = v.InferOutput<typeof pollPictureSchema>;

/** Result of creating a poll: the content that it belongs to. */
export const madePollSchema = v.object({ contentId: v.string() });

/** A poll to create, with the content that it belongs to. */
export const newPollSchema = v.intersect([pollFormSchema, pollPlaceSchema]);

/** Query of a site's polls: a cursor, which is a time in milliseconds, and the id of one article. */
export const deskPollsQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,13}$/), v.transform(Number))),
  id: v.optional(rowId),
});

/** Endpoints of the desk for polls. */
export const POLL_DESK_ENDPOINTS = {
  /** Polls of the site with their results, newest first; `id` selects the poll of one article. */
  polls: {
    method: 'GET',
    path: '/api/desk/polls',
    who: 'desk',
    query: {} as Takes<typeof deskPollsQuerySchema>,
    response: deskPollsSchema,
  },
  /** Creates a poll in an article, or in a new article of its own; returns the id of the article. */
  createPoll: {
    method: 'POST',
    path: '/api/desk/polls',
    who: 'desk',
    act: 'poll.create',
    body: {} as Takes<typeof newPollSchema>,
    response: v.pipe(
      madePollSchema,
      v.transform(({ contentId }) => contentId),
    ),
  },
  /** Replaces a poll that has no votes yet. */
  changePoll: {
    method: 'POST',
    path: '/api/desk/polls/:id',
    who: 'desk',
    act: 'poll.change',
    body: {} as Takes<typeof pollFormSchema>,
  },
  /** Sets the picture of an answer, in a poll without votes. */
  setOptionPicture: {
    method: 'POST',
    path: '/api/desk/polls/:id/pictures',
    who: 'desk',
    act: 'poll.change',
    body: {} as Takes<typeof pollPictureSchema>,
  },
  /** Closes a poll, moves its end, or reopens it. */
  endPoll: {
    method: 'POST',
    path: '/api/desk/polls/:id/end',
    who: 'desk',
    body: {} as Takes<typeof pollEndSchema>,
  },
} as const satisfies Endpoints;
