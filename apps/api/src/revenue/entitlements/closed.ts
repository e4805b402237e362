import type { contents } from '../../content/stories';
import { type MissingCondition, missingCondition } from '../../content/stories';
import type { Database } from '../../platform/database';
import { type ApiError, forbidden, notLoggedIn } from '../../platform/http';
import type { Reader } from '../../readers/accounts';
import { type Asker, knownOf } from './reading';

/** Refusal of what is closed: a login may be all that is missing, unless it is one of the month's stories. */
export const closedTo = (who: Reader | null, missing: MissingCondition): ApiError =>
  who !== null || missing === 'metered' ? forbidden() : notLoggedIn();

/** Lets pass who may read all of a content, and counts nothing. @throws ApiError 401 where a login may do, or 403 */
export async function mustRead(
  db: Database,
  asker: Asker,
  content: Pick<typeof contents.$inferSelect, 'id' | 'condition'>,
  now: Date,
): Promise<void> {
  const missing = missingCondition(content, (await knownOf(db, asker, content, now)).viewer);
  if (missing !== null) throw closedTo(asker.who, missing);
}
