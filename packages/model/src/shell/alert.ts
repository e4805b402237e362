import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { idSchema } from '../readers/id';

/** Aside alert (spec §3): each id is shown once per session (spec §4). */
export const alertSchema = v.object({
  id: idSchema,
  title: v.nullish(v.string(), ''),
  text: v.nullish(v.string(), ''),
  link: v.nullish(
    v.object({
      href: urlSchema,
      rel: v.optional(v.string()),
      target: v.optional(v.string()),
      title: v.optional(v.string()),
    }),
    null,
  ),
  image: v.nullish(v.object({ url: urlSchema, alt: v.nullish(v.string(), '') }), null),
});
/**
 * An aside alert: title, text, optional link and picture; its `id` is shown once per session (spec §3, §4).
 */
export type Alert = v.InferOutput<typeof alertSchema>;
