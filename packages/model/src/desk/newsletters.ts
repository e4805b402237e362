import * as v from 'valibot';
import { isDay } from '../dates/zone';

/** Where the contents of an edition come from. */
export const NEWSLETTER_SOURCES = ['front', 'section', 'author', 'since-last'] as const;
/** Most contents of an edition: some mailboxes cut letters of more than 100 kB. */
export const EDITION_MAX_CONTENTS = 24;
/** Most characters of an edition's subject. */
export const EDITION_SUBJECT_LENGTH = 150;

const day = v.pipe(v.string(), v.check(isDay, 'date'));
const moment = v.pipe(v.string(), v.isoTimestamp('date'));
const count = v.number();

/** An edition to come. `at` is when it goes, ISO 8601; `version` counts its changes, 0 where the site's file alone says it. */
const plannedEditionSchema = v.object({
  day,
  at: v.string(),
  state: v.picklist(['planned', 'cancelled']),
  version: count,
  subject: v.nullable(v.string()),
  /** Composed by hand, whatever the site's file says of its newsletter. */
  isByHand: v.boolean(),
});
/** An edition to come, as the desk sees it. */
export type PlannedEdition = v.InferOutput<typeof plannedEditionSchema>;

/** What became of an edition's letters, and how many readers left by them. */
const letterCountsSchema = v.object({
  waiting: count,
  /** Those that a mail server took. */
  sent: count,
  /** Those that a mail server was given and said nothing of: they are not sent again. */
  unanswered: count,
  refused: count,
  left: count,
  /** Those that came back, for a while or for good. */
  bounced: count,
  /** Those that their readers called unwanted. */
  complained: count,
});
/** Counts of an edition's letters. */
export type LetterCounts = v.InferOutput<typeof letterCountsSchema>;

const sentEditionSchema = v.object({
  day,
  /** Its subject as it went. */
  subject: v.string(),
  composedAt: v.string(),
  counts: letterCountsSchema,
});

const newsletter = {
  id: v.string(),
  name: v.string(),
  /** Addresses that get it. */
  readers: count,
  /** Editions to come, the next first. */
  planned: v.array(plannedEditionSchema),
  /** Editions that went, the last first. */
  sent: v.array(sentEditionSchema),
};

/** Parses the newsletters that a site sends, as the desk sees them. */
export const deskNewslettersSchema = v.object({ newsletters: v.array(v.object(newsletter)) });
/** Newsletters of a site at the desk. */
export type DeskNewsletters = v.InferOutput<typeof deskNewslettersSchema>;

/** Parses one newsletter at the desk, with one edition to come as its readers would get it now. */
export const deskNewsletterSchema = v.object({
  ...newsletter,
  /** Null where none is to come. */
  edition: v.nullable(
    v.object({
      ...plannedEditionSchema.entries,
      /** Its letter as plain text, and its subject as it would be. */
      letter: v.object({ subject: v.string(), text: v.string() }),
      /** What it is made from, in its order; those that are left out come last. */
      pieces: v.array(v.object({ id: v.string(), title: v.string(), url: v.string(), isOut: v.boolean() })),
    }),
  ),
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
});
/** A newsletter at the desk. */
export type DeskNewsletter = v.InferOutput<typeof deskNewsletterSchema>;

/** The edition that is acted on, and which version of it was seen. */
const target = { day, version: v.pipe(v.number(), v.integer(), v.minValue(0)) };
const ids = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/))), v.maxLength(2 * EDITION_MAX_CONTENTS));

/** Parses an act on an edition to come that says nothing more. */
export const editionTargetSchema = v.object(target);
/** An edition to come, as it was seen. */
export type EditionTarget = v.InferOutput<typeof editionTargetSchema>;

/** Parses what an editor changes of an edition: its subject, empty for its own, and its contents. */
export const editionChangeSchema = v.object({
  ...target,
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(EDITION_SUBJECT_LENGTH, 'length'),
    v.regex(/^\P{Cc}*$/u, 'invalid'),
  ),
  /** Ids of contents in their order; what is not named comes after them. */
  order: ids,
  /** Ids of those that do not go. */
  leftOut: ids,
});
/** What an editor changes of an edition. */
export type EditionChange = v.InferOutput<typeof editionChangeSchema>;

/** Parses when an edition is to go: ISO 8601. */
export const editionMomentSchema = v.object({ ...target, at: moment });
/** When an edition is to go. */
export type EditionMoment = v.InferOutput<typeof editionMomentSchema>;

/** Parses an edition composed by hand: from what, how much of it, and when it goes. */
export const handEditionSchema = v.pipe(
  v.object({
    at: moment,
    source: v.picklist(NEWSLETTER_SOURCES, 'invalid'),
    /** Slug of the section or of the author; empty for the others. */
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

/** The day of the edition that an act left. */
export const editionDoneSchema = v.object({ day });
