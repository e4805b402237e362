import {
  ACCESS_CONDITIONS,
  ARTICLE_FIELD_NAMES,
  CONTENT_TYPES,
  EVENT_OCCURRENCE_TYPES,
  howToStepSchema,
  labelEntries,
  programmeRatingSchema,
  RECIPE_COSTS,
  RECIPE_DIFFICULTIES,
  UPLOAD_KINDS,
  urlSchema,
  WRITTEN_LANGUAGES,
} from '@portal/model';
import * as v from 'valibot';
import { parse } from 'yaml';
import { HOURS, SUBJECT_NAMES, WEATHERS } from './illustrations/index';

/**
 * Illustration order as an editor of the demo newsroom writes it: the subject of the story's picture. It has no
 * alternative text, because a drawing describes itself.
 */
export const illustrationSchema = v.strictObject({
  subject: v.picklist(SUBJECT_NAMES),
  seed: v.number(),
  hour: v.optional(v.picklist(HOURS)),
  weather: v.optional(v.picklist(WEATHERS)),
  caption: v.optional(v.string()),
  /** Of a long read: the planes in front of the sky move at their own speeds. */
  planes: v.optional(v.boolean()),
});
export type IllustrationOrder = v.InferOutput<typeof illustrationSchema>;

const duration = /^\d+[mhd]$/;

/** Step of a recipe: only text, or also minutes for a timer and a picture. */
const stepSchema = v.union([
  v.string(),
  v.strictObject({
    text: v.string(),
    minutes: v.optional(howToStepSchema.entries.minutes.wrapped),
    picture: v.optional(illustrationSchema),
  }),
]);

/** Fields that recipes and DIY tasks share. */
const making = {
  difficulty: v.picklist(RECIPE_DIFFICULTIES),
  cost: v.picklist(RECIPE_COSTS),
  totalTime: v.number(),
  totalTimeUnit: v.number(),
  steps: v.array(stepSchema),
};

/** Head of an article's file. */
export const contentHeadSchema = v.strictObject({
  type: v.picklist(CONTENT_TYPES),
  title: v.string(),
  kicker: v.optional(v.string()),
  standfirst: v.optional(v.string()),
  section: v.string(),
  authors: v.optional(v.array(v.string()), []),
  signature: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** Age when the newsroom is seeded: `12m`, `3h`, `2d`. */
  ago: v.pipe(v.string(), v.regex(duration, 'an age is written 12m, 3h or 2d')),
  views: v.optional(v.number(), 0),
  image: v.optional(illustrationSchema),
  related: v.optional(v.array(v.string()), []),
  registeredOnly: v.optional(v.boolean()),
  /** Access condition, and for how many hours the content is open to everyone. */
  condition: v.optional(v.picklist(ACCESS_CONDITIONS)),
  openHours: v.optional(v.pipe(v.number(), v.minValue(1))),
  recipe: v.optional(
    v.strictObject({ ...making, servings: v.optional(v.number()), ingredients: v.array(v.string()) }),
  ),
  diyTask: v.optional(
    v.strictObject({ ...making, materials: v.array(v.string()), tools: v.array(v.string()) }),
  ),
  ratingValue: v.optional(v.number()),
  ratingNumVotes: v.optional(v.number()),
  event: v.optional(
    v.object({
      eventOccurrenceType: v.picklist(EVENT_OCCURRENCE_TYPES),
      /** Days after seeding, with or without a time: `+3d 19:30`. */
      dates: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[+-]\d+d( \d{1,2}:\d{2})?$/))), v.minLength(1)),
      datesLiteral: v.optional(v.string()),
      timetable: v.optional(v.string()),
      location: v.optional(v.object({ name: v.string(), address: v.optional(v.string()) })),
      modality: v.optional(v.string()),
      thematics: v.optional(v.array(v.string())),
      price: v.optional(v.string()),
      tickets: v.optional(urlSchema),
      organiser: v.optional(v.string()),
      cancelled: v.optional(v.boolean()),
    }),
  ),
  gallery: v.optional(v.array(illustrationSchema)),
  /**
   * Seconds of a video or audio, depending on the article's type; `allAround` for a 360-degree video.
   * `captions` names a WebVTT file of the demo's media by language; `transcript` has speech and sounds,
   * `transcriptTimes` the second at which each of its paragraphs begins, and `chapters` those of a sound;
   * `audioDescription` and `signLanguage` name videos of the demo's media.
   */
  media: v.optional(
    v.object({
      duration: v.number(),
      allAround: v.optional(v.boolean()),
      captions: v.optional(v.record(v.picklist(WRITTEN_LANGUAGES), v.string())),
      transcript: v.optional(v.array(v.string())),
      transcriptTimes: v.optional(v.array(v.number())),
      chapters: v.optional(v.array(v.object({ start: v.number(), title: v.string() }))),
      mayDownload: v.optional(v.boolean()),
      audioDescription: v.optional(v.string()),
      signLanguage: v.optional(v.string()),
    }),
  ),
  /** Third-party video or audio: the URL of its page. */
  embed: v.optional(
    v.object({ type: v.picklist(['videoEmbed', 'audioEmbed']), url: v.string(), title: v.string() }),
  ),
  /** A live blog that has ended; absent for one that continues. */
  finished: v.optional(v.boolean()),
  /** Call for readers' pictures, closing that many days after seeding, and what fictitious readers sent. */
  call: v.optional(
    v.object({
      kinds: v.array(v.picklist(UPLOAD_KINDS)),
      closes: v.optional(v.pipe(v.string(), v.regex(/^\+\d+d$/))),
      sent: v.array(
        v.object({
          picture: illustrationSchema,
          title: v.string(),
          caption: v.optional(v.string(), ''),
          place: v.optional(v.string(), ''),
          credit: v.string(),
          ago: v.pipe(v.string(), v.regex(duration)),
          /** No editor has looked at it. */
          waiting: v.optional(v.boolean(), false),
        }),
      ),
    }),
  ),
  programme: v.optional(v.string()),
  ...labelEntries,
  fields: v.optional(v.record(v.picklist(ARTICLE_FIELD_NAMES), v.string())),
  /** Withdrawn by the newsroom: its URL returns 410. */
  withdrawn: v.optional(v.boolean(), false),
  /** Key of a story that several newsrooms tell, each in its language. */
  story: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
});
export type ContentHead = v.InferOutput<typeof contentHeadSchema>;

export const authorsSchema = v.array(
  v.object({
    slug: v.string(),
    name: v.string(),
    role: v.optional(v.string()),
    bio: v.optional(v.string()),
    twitter: v.optional(v.string()),
    portrait: v.optional(illustrationSchema),
  }),
);
export const tagsSchema = v.array(v.object({ slug: v.string(), name: v.string() }));
export const pagesSchema = v.array(v.object({ slug: v.string(), title: v.string(), body: v.string() }));
export const programmeHeadSchema = v.object({
  name: v.string(),
  kind: v.picklist(['tv', 'radio']),
  resume: v.string(),
  image: illustrationSchema,
  schedule: v.string(),
  /** When it is broadcast again; the weekly schedule does not include that. */
  repeats: v.optional(v.string()),
  presenters: v.optional(v.array(v.string()), []),
  rating: v.optional(programmeRatingSchema),
});

/** Invalid file of a newsroom: names the file and the field. */
export class NewsroomFileError extends Error {
  override name = 'NewsroomFileError';
}

/**
 * Parses a value of a file by its schema.
 * @throws NewsroomFileError
 */
export function checked<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new NewsroomFileError(
    result.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('\n'),
  );
}

/** An article's access condition, from its head. */
export const closingOf = ({
  registeredOnly,
  condition,
  openHours,
}: v.InferOutput<typeof contentHeadSchema>) => ({
  ...(registeredOnly === undefined ? {} : { registeredOnly }),
  ...(condition ? { condition } : {}),
  ...(openHours ? { openHours } : {}),
});

/**
 * Splits a file into its YAML head and Markdown body.
 * @throws NewsroomFileError
 */
export function splitFile(file: string, text: string): { head: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n'));
  if (!match) throw new NewsroomFileError(`${file}: a file begins with a head between two lines of ---`);
  return { head: parse(match[1] ?? ''), body: match[2] ?? '' };
}
