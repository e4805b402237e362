import * as v from 'valibot';
import { isDay } from '../dates/zone';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Who answers for a site: what its legal notice, its page of privacy and its accessibility statement say. */
export const publisherSchema = v.object({
  /** Name of the company or the person. */
  name: line,
  /** NIF. */
  taxId: line,
  address: line,
  email: v.pipe(v.string(), v.email()),
  phone: v.optional(line),
  /** Where the company is registered, as the law wants it said. */
  registry: v.optional(line),
  /** Address of who watches over data protection there, where there is somebody. */
  dataProtection: v.optional(v.pipe(v.string(), v.email())),
  /** It sends messages that sell something: who opens an account is asked whether they want them. */
  commercialEmails: v.optional(v.boolean()),
  /** Page of the principles that the newsroom works by: an https address, or a path of the site's own. */
  principles: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.regex(
        /^(?:https:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/,
        'must be an https address, or a path that begins with /',
      ),
    ),
  ),
  /** Day of the last look at how accessible the site is, 'YYYY-MM-DD'. */
  accessibilityReviewed: v.pipe(
    v.string(),
    v.check(isDay, 'must be a day that there is, such as "2026-11-16"'),
  ),
});
/** Who answers for a site. */
export type Publisher = v.InferOutput<typeof publisherSchema>;
