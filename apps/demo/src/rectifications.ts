import type { SeededNewsroom } from '@portal/api';
import { RECTIFICATION_KINDS } from '@portal/model';
import * as v from 'valibot';
import { momentAgo } from './orders';

const span = v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'must be such as 35m, 3h or 2d'));
const words = v.pipe(v.string(), v.trim(), v.minLength(1));

/** Rectifications and updates by the slug of their content, with the age of request and publication. */
export const rectificationsSchema = v.record(
  v.string(),
  v.array(
    v.strictObject({
      kind: v.picklist(RECTIFICATION_KINDS),
      party: words,
      organization: v.optional(v.boolean(), false),
      received: span,
      ago: span,
      facts: words,
      text: words,
    }),
  ),
);
export type Rectifications = v.InferOutput<typeof rectificationsSchema>;

type Seeded = NonNullable<SeededNewsroom['items'][number]['rectifications']>;

/** Rectifications published with an article, dated relative to now. */
export const rectificationsOf = (rectifications: Rectifications, slug: string, now: Date): Seeded =>
  (rectifications[slug] ?? []).map(({ organization, received, ago, ...words }) => ({
    ...words,
    isOrganization: organization,
    receivedAt: momentAgo(received, now),
    publishedAt: momentAgo(ago, now),
  }));
