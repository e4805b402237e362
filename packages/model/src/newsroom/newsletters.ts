import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import { typedDay, typedMoment } from '../rules/moments';

/** Sources of an edition's contents. */
export const NEWSLETTER_SOURCES = ['front', 'section', 'author', 'since-last'] as const;
/** Most contents of an edition: some mail clients cut emails of more than 100 kB. */
export const EDITION_MAX_CONTENTS = 24;
/** Most characters of an edition's subject. */
export const EDITION_SUBJECT_LENGTH = 150;

/** The database takes no year 0, which a day of four digits may have. */
const day = typedDay();
const moment = typedMoment();
const count = v.number();

/**
 * A future edition. `at` is its sending time, ISO 8601; `version` counts its changes, 0 if only the site's
 * file defines it.
 */
const plannedEditionSchema = v.object({
  day,
  at: v.string(),
  state: v.picklist(['planned', 'cancelled']),
  version: count,
  subject: v.nullable(v.string()),
  /** Composed by hand, independent of the newsletter's plan in the site's file. */
  isByHand: v.boolean(),
});
/** A future edition at the desk. */
export type PlannedEdition = v.InferOutput<typeof plannedEditionSchema>;

/** Delivery counts of an edition's emails, and how many readers unsubscribed through them. */
const emailCountsSchema = v.object({
  waiting: count,
  /** Accepted by a mail server. */
  sent: count,
  /** Handed to a mail server that did not reply; they are not sent again. */
  unanswered: count,
  refused: count,
  left: count,
  /** Bounced, temporarily or permanently. */
  bounced: count,
  /** Marked as spam by their readers. */
  complained: count,
});
/** Delivery counts of an edition's emails. */
export type EmailCounts = v.InferOutput<typeof emailCountsSchema>;

const sentEditionSchema = v.object({
  day,
  /** Its subject as sent. */
  subject: v.string(),
  composedAt: v.string(),
  counts: emailCountsSchema,
});

const newsletter = {
  id: v.string(),
  name: v.string(),
  /** Number of its recipients. */
  readers: count,
  /** Future editions, the next first. */
  planned: v.array(plannedEditionSchema),
  /** Sent editions, newest first. */
  sent: v.array(sentEditionSchema),
};

/** Schema of the newsletters that a site sends, for the desk. */
export const deskNewslettersSchema = v.object({ newsletters: v.array(v.object(newsletter)) });
/** Newsletters of a site at the desk. */
export type DeskNewsletters = v.InferOutput<typeof deskNewslettersSchema>;

/** Schema of one newsletter at the desk, with a preview of one future edition. */
export const deskNewsletterSchema = v.object({
  ...newsletter,
  /** Null if none is planned. */
  edition: v.nullable(
    v.object({
      ...plannedEditionSchema.entries,
      /** Preview of its email as plain text, and of its subject. */
      email: v.object({ subject: v.string(), text: v.string() }),
      /** Its contents in order; excluded ones come last. */
      pieces: v.array(v.object({ id: v.string(), title: v.string(), url: v.string(), isOut: v.boolean() })),
    }),
  ),
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
});
/** A newsletter at the desk. */
export type DeskNewsletter = v.InferOutput<typeof deskNewsletterSchema>;

/** Target edition of an action, and the version of it that the user saw. */
const target = { day, version: v.pipe(v.number(), v.integer(), v.minValue(0)) };
const ids = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/))), v.maxLength(2 * EDITION_MAX_CONTENTS));

/** Schema of an action on a future edition that needs no other data. */
export const editionTargetSchema = v.object(target);
/** A future edition, in the version that the user saw. */
export type EditionTarget = v.InferOutput<typeof editionTargetSchema>;

/** Schema of an editor's change of an edition: its subject, empty for the default one, and its contents. */
export const editionChangeSchema = v.object({
  ...target,
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(EDITION_SUBJECT_LENGTH, 'length'),
    v.regex(/^\P{Cc}*$/u, 'invalid'),
  ),
  /** Ids of articles in order; the others follow. */
  order: ids,
  /** Ids of excluded articles. */
  leftOut: ids,
});
/** An editor's change of an edition. */
export type EditionChange = v.InferOutput<typeof editionChangeSchema>;

/** Schema of the sending time of an edition: ISO 8601. */
export const editionMomentSchema = v.object({ ...target, at: moment });
/** An edition's sending time. */
export type EditionMoment = v.InferOutput<typeof editionMomentSchema>;

/** Schema of an edition composed by hand: its source, number of articles, and sending time. */
export const handEditionSchema = v.pipe(
  v.object({
    at: moment,
    source: v.picklist(NEWSLETTER_SOURCES, 'invalid'),
    /** Slug of the section or of the author; empty for other sources. */
    of: v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9-]{0,120}$/, 'invalid')),
    count: v.pipe(
      v.number('invalid'),
      v.integer('invalid'),
      v.minValue(1, 'invalid'),
      v.maxValue(EDITION_MAX_CONTENTS, 'invalid'),
    ),
  }),
  v.forward(
    v.check(({ source, of }) => (source === 'section' || source === 'author') === (of !== ''), 'required'),
    ['of'],
  ),
);
/** An edition composed by hand. */
export type HandEdition = v.InferOutput<typeof handEditionSchema>;

/** Query of one newsletter: the day of a planned edition, the next one by default. */
export const deskNewsletterQuerySchema = v.object({ day: v.optional(day) });

/** Query of the email of a planned edition: its day, and the colours that it is drawn in. */
export const editionEmailQuerySchema = v.object({
  day: v.optional(day),
  scheme: v.optional(v.picklist(['light', 'dark']), 'light'),
});

/** The edition to send as a test. */
export const editionTestSchema = v.object({ day });

/** The day of the edition after an action. */
const editionDone = v.pipe(
  v.object({ day }),
  v.transform((done) => done.day),
);

const PATH = '/api/desk/newsletters';

/** Endpoints of the desk for newsletters; an action on an edition returns the edition's day after it. */
export const NEWSLETTER_DESK_ENDPOINTS = {
  /** Newsletters that the site sends, with their planned and sent editions. */
  newsletters: {
    method: 'GET',
    path: PATH,
    who: 'desk',
    act: 'newsletter.test',
    response: deskNewslettersSchema,
  },
  /** One newsletter, with the edition of a day, or the next one by default. */
  newsletter: {
    method: 'GET',
    path: `${PATH}/:newsletter`,
    who: 'desk',
    act: 'newsletter.test',
    query: {} as Takes<typeof deskNewsletterQuerySchema>,
    response: deskNewsletterSchema,
  },
  /** Changes the subject, contents or order of a planned edition. */
  changeEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/change`,
    who: 'desk',
    act: 'newsletter.change',
    body: {} as Takes<typeof editionChangeSchema>,
    response: editionDone,
  },
  /** Schedules a planned or cancelled edition, on its own day or on a free one. */
  scheduleEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/schedule`,
    who: 'desk',
    act: 'newsletter.schedule',
    body: {} as Takes<typeof editionMomentSchema>,
    response: editionDone,
  },
  /** Cancels a planned edition; it can be scheduled again. */
  cancelEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/cancel`,
    who: 'desk',
    act: 'newsletter.cancel',
    body: {} as Takes<typeof editionTargetSchema>,
    response: editionDone,
  },
  /** Sends a planned edition now; 409 if it has no articles. */
  sendEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/send`,
    who: 'desk',
    act: 'newsletter.send',
    body: {} as Takes<typeof editionTargetSchema>,
    response: editionDone,
  },
  /** Composes an edition by hand, instead of the one that the site's file plans for that day. */
  composeEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/compose`,
    who: 'desk',
    act: 'newsletter.compose',
    body: {} as Takes<typeof handEditionSchema>,
    response: editionDone,
  },
  /** Sends a future edition to the user alone, as a test. */
  testEdition: {
    method: 'POST',
    path: `${PATH}/:newsletter/test`,
    who: 'desk',
    act: 'newsletter.test',
    body: {} as Takes<typeof editionTestSchema>,
  },
} as const satisfies Endpoints;

/** Endpoint by which browsers show the email of a planned edition. */
export const EMAIL_DESK_ENDPOINTS = {
  /** The email as it would be sent now: an inert HTML page. */
  of: {
    method: 'GET',
    path: `${PATH}/:newsletter/letter`,
    who: 'desk',
    act: 'newsletter.test',
    query: {} as Takes<typeof editionEmailQuerySchema>,
  },
} as const satisfies Endpoints;
