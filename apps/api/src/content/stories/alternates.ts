import { type Alternate, alternateSchema } from '@portal/model';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { sites } from '../../sites';
import { isListed } from './cards';
import { contents } from './tables';

const alternatesSchema = v.array(alternateSchema);

/** One article per language of a story: the first that was written of those that readers can see. */
type StoryVersion = { story: string; content_id: number; language: string; url: string; path: string };

/** URL of a page on another site, equal to that site's own canonical link. */
const addressOf = ({ url, path }: StoryVersion) => new URL(path, url).href;

/**
 * Alternates of articles, by id. A language has one page in a story, or `hreflang` would be ambiguous: a
 * second version in the same language has no alternates and is nobody's alternate, so that the links of all
 * of them agree.
 */
export async function alternatesOf(
  db: Database,
  asked: readonly { id: number; story: string | null }[],
): Promise<Map<number, Alternate[]>> {
  const stories = [...new Set(asked.flatMap(({ story }) => story ?? []))];
  if (!stories.length) return new Map();
  const { rows } = await db.execute<StoryVersion>(sql`
    select distinct on (${contents.story}, ${sites.record}->>'language')
      ${contents.story} as story, ${contents.id} as content_id, ${sites.record}->>'language' as language,
      ${sites.record}->>'url' as url, ${contents.path} as path
    from ${contents} join ${sites} on ${sites.alias} = ${contents.site}
    where ${contents.story} in ${stories} and ${isListed}
    order by ${contents.story}, ${sites.record}->>'language', ${contents.id}`);
  const found = new Map<number, Alternate[]>();
  for (const { id, story } of asked) {
    const tellings = rows.filter((row) => row.story === story);
    if (tellings.length < 2 || !tellings.some(({ content_id }) => content_id === id)) continue;
    const others = tellings.filter(({ content_id }) => content_id !== id);
    found.set(
      id,
      v.parse(
        alternatesSchema,
        others.map((telling) => ({ language: telling.language, url: addressOf(telling) })),
      ),
    );
  }
  return found;
}
