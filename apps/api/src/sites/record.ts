import { aliasSchema, BROADCAST_MEDIA, siteSchema, urlSchema } from '@portal/model';
import * as v from 'valibot';

/** A live stream: HLS for pictures, HLS or a plain file for sound. What is on comes from the schedule of its medium. */
const streamSchema = v.object({
  id: aliasSchema,
  name: v.string(),
  medium: v.picklist(BROADCAST_MEDIA),
  video: v.optional(urlSchema),
  audio: v.optional(urlSchema),
});
export type StreamRecord = v.InferOutput<typeof streamSchema>;

/** A site as it is stored: what its pages need, and the host names it answers to. */
export const siteRecordSchema = v.object({
  ...siteSchema.entries,
  hosts: v.pipe(v.array(v.pipe(v.string(), v.toLowerCase())), v.minLength(1)),
  /** Answers to hosts that no site claims, `localhost` first of all. Exactly one site should. */
  isDefault: v.optional(v.boolean(), false),
  /** What a broadcaster sends at all hours. */
  streams: v.optional(v.array(streamSchema), []),
});
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;
