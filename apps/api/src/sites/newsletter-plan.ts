import { aliasSchema } from '@portal/model';
import { EDITION_MAX_CONTENTS, NEWSLETTER_SOURCES } from '@portal/model/newsroom';
import * as v from 'valibot';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const editionSchema = v.strictObject({
  source: v.picklist(NEWSLETTER_SOURCES),
  /** Slug of the section or of the author, for these sources only; checked with the site's file. */
  of: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/))),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(EDITION_MAX_CONTENTS)),
  /** Days of the week on which it is sent, in the site's time zone. */
  days: v.optional(v.pipe(v.array(v.picklist(DAYS)), v.minLength(1)), DAYS),
  hour: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "06:30"')),
  /** Sender's address; MAIL_FROM by default. */
  from: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
});

/** A newsletter that readers can subscribe to; one without `edition` is sent by a third party. */
export const newsletterPlanSchema = v.object({
  id: aliasSchema,
  name: v.string(),
  edition: v.optional(editionSchema),
});
export type NewsletterPlan = v.InferOutput<typeof newsletterPlanSchema>;
export type EditionPlan = v.InferOutput<typeof editionSchema>;
/** Fields that select an edition's contents. */
export type EditionSource = Pick<EditionPlan, 'source' | 'of' | 'count'>;

/** Whether a newsletter is sent on a day of the week, 1 for Monday to 7 for Sunday. */
export const isSentOn = ({ days }: EditionPlan, weekday: number): boolean =>
  days.some((day) => DAYS.indexOf(day) === weekday - 1);

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#10192a"'));
const coloursSchema = v.strictObject({
  paper: colour,
  ink: colour,
  quiet: colour,
  accent: colour,
  line: colour,
});
/** Typefaces that mail clients have, by kind: the closest to a brand's own. */
export const EMAIL_TYPEFACES = ['serif', 'sans-serif', 'humanist', 'narrow'] as const;
const typeface = v.picklist(EMAIL_TYPEFACES);
/** Design of a site's emails: mail clients know neither its style sheet nor its fonts. */
export const emailStyleSchema = v.strictObject({
  /** For its name and its headlines. */
  headlines: v.optional(typeface, 'serif'),
  /** For running text: summaries and messages. Everything around it is sans-serif. */
  text: v.optional(typeface, 'sans-serif'),
  light: coloursSchema,
  dark: coloursSchema,
});
export type EmailStyle = v.InferOutput<typeof emailStyleSchema>;
/** Default design. */
export const PLAIN_DRESS: EmailStyle = {
  headlines: 'serif',
  text: 'sans-serif',
  light: { paper: '#ffffff', ink: '#111111', quiet: '#4a4a4a', accent: '#111111', line: '#d0d0d0' },
  dark: { paper: '#121212', ink: '#ececec', quiet: '#b0b0b0', accent: '#ececec', line: '#3a3a3a' },
};
