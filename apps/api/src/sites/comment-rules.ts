import * as v from 'valibot';

/** Characters of a word in a site's lists. */
const WORD_LENGTH = { least: 2, most: 80 };
/** Maximum words of one list. */
const MAX_WORDS = 2_000;

const words = (list: string) =>
  v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.trim(),
          v.minLength(WORD_LENGTH.least, `a word of ${list} has at least ${WORD_LENGTH.least} characters`),
          v.maxLength(WORD_LENGTH.most, `a word of ${list} has at most ${WORD_LENGTH.most} characters`),
        ),
      ),
      v.maxLength(MAX_WORDS, `${list} has at most ${MAX_WORDS} words`),
    ),
    [],
  );

/** Moderation of readers' comments, as in the site's file. */
export const commentRulesSchema = v.strictObject({
  /** Whether comments are moderated before they are shown or afterwards. */
  moderation: v.optional(v.picklist(['before', 'after'], 'must be before or after'), 'after'),
  /** Words that hold a comment for moderation. `*` at an end matches any letters. */
  held: words('held'),
  /** Words that get a comment refused at once. */
  refused: words('refused'),
  /** Open reports at which a comment is hidden until it is moderated. */
  hideAfterReports: v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(1_000, 'must be 1000 or less'),
    ),
    3,
  ),
  /** Email addresses of accounts whose comments are marked as the newsroom's. */
  newsroom: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.email('must be email addresses'))),
      v.maxLength(500, 'at most 500 addresses'),
    ),
    [],
  ),
});
export type CommentRules = v.InferOutput<typeof commentRulesSchema>;

/** Rules that hold or refuse a comment automatically, in addition to the readers' reports. */
export const SCREENING_RULES = [
  'moderated-before',
  'held-word',
  'refused-word',
  'link',
  'copy',
  'long-word',
  'capitals',
  'markup',
  'hidden-characters',
  'reported',
] as const;

export type ScreeningRule = (typeof SCREENING_RULES)[number];
