import { siteSchema } from '@portal/model';
import * as v from 'valibot';

/** A site as it is stored: what its pages need, and the host names it answers to. */
export const siteRecordSchema = v.object({
  ...siteSchema.entries,
  hosts: v.pipe(v.array(v.pipe(v.string(), v.toLowerCase())), v.minLength(1)),
  /** Answers to hosts that no site claims, `localhost` first of all. Exactly one site should. */
  isDefault: v.optional(v.boolean(), false),
});
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;
